import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeOwnEmail } from "../../../server/application/recovery/change-own-email.ts";
import { changeOwnPassword } from "../../../server/application/recovery/change-own-password.ts";
import { confirmEmail } from "../../../server/application/recovery/confirm-email.ts";
import { confirmPresence } from "../../../server/application/presence/confirm-presence.ts";
import { concludeRecovery } from "../../../server/application/recovery/conclude-recovery.ts";
import { askForRecovery } from "../../../server/application/recovery/ask-for-recovery.ts";
import { leave } from "../../../server/application/profile/leave.ts";
import type { Actor } from "../../../server/application/presence/prove-password.ts";
import type { Letter } from "../../../server/application/mail.ts";
import { renewEmail } from "../../../server/application/recovery/renew-email.ts";
import { endLinks, makeToken } from "../../../server/application/login/make-token.ts";
import { refused } from "../../../src/domain/shared/result.ts";
import { administrationOf } from "../support/administration.ts";
import { actorOf, countedLimit, meanwhile } from "../support/meanwhile.ts";
import { adminSession, newPerson, newUsername, PASSWORD } from "../support/people.ts";
import { SERVERS } from "../support/servers.ts";
import type { TestServer } from "../support/start-test-server.ts";

const NEXT = "Outro-segredo!2";
const { limit } = countedLimit();

describe.each(SERVERS)("what happens while something goes on, over $name,", ({ start }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.close());

  const newActor = async () => actorOf(server, await newPerson(server));
  const accountOf = ({ user }: Actor) => server.stores.users.withId(user.id);
  const hashOf = async (actor: Actor) => (await accountOf(actor))?.passwordHash;

  /** What another server, or another tab, may do to an account. */
  const getsAnotherPassword = async (actor: Actor) => {
    const account = await accountOf(actor);
    if (account !== null)
      await server.stores.users.replace({ ...account, passwordHash: "another" });
  };
  const signsOut = ({ user, session }: Actor) =>
    server.stores.tokens.removeSession(user.id, session);
  const isRemoved = ({ user }: Actor) => server.stores.users.remove(user.id);
  const losesItsLinks = ({ user }: Actor) => endLinks(server.stores.oneTimeTokens, user.id);
  const leaves = ({ user }: Actor) => server.stores.users.setLeaving(user.id, 9e12);

  describe("to a password", () => {
    const change = (actor: Actor, act: (actor: Actor) => Promise<unknown>) =>
      changeOwnPassword({ ...meanwhile(server, () => act(actor)), limit })(actor, {
        current: PASSWORD,
        next: NEXT,
      });
    const prove = (actor: Actor, act: (actor: Actor) => Promise<unknown>) =>
      confirmPresence({ ...meanwhile(server, () => act(actor)), limit })(actor, {
        type: "password",
        password: PASSWORD,
      });

    it("has what was proved by the old one not be done", async () => {
      const actor = await newActor();
      expect(await change(actor, getsAnotherPassword)).toEqual(refused("wrong-password"));
      expect(await hashOf(actor)).toBe("another");
      expect(await prove(await newActor(), getsAnotherPassword)).toEqual(refused("wrong-password"));
    });

    it("has nothing be done in a session that has ended, or of an account that is gone", async () => {
      const actor = await newActor();
      const before = await hashOf(actor);
      expect(await change(actor, signsOut)).toEqual(refused("unauthenticated"));
      expect(await hashOf(actor)).toBe(before);
      expect(await prove(await newActor(), signsOut)).toEqual(refused("unauthenticated"));
      expect(await change(await newActor(), isRemoved)).toEqual(refused("wrong-password"));
    });

    it("leaves nothing to prove of an account that went before", async () => {
      const actor = await newActor();
      await isRemoved(actor);
      expect(await prove(actor, async () => {})).toEqual(refused("unauthenticated"));
    });
  });

  describe("to who leaves", () => {
    const leaving = (actor: Actor, act: (actor: Actor) => Promise<unknown>) =>
      leave({ ...meanwhile(server, () => act(actor)), limit })(actor, PASSWORD);

    it.each([
      ["another password", getsAnotherPassword, "wrong-password"],
      ["a removal", isRemoved, "unauthenticated"],
      ["another leave", leaves, "unauthenticated"],
    ] as const)("decides: %s", async (_, act, reason) => {
      expect(await leaving(await newActor(), act)).toEqual(refused(reason));
    });

    it("keeps the last administrator, whoever else went", async () => {
      const admin = administrationOf(server, await adminSession(server));
      const actor = await actorOf(server, await admin.newAdmin());
      const others = async () => {
        for (const { id, role } of await server.stores.users.list({}))
          if (role === "admin" && id !== actor.user.id)
            await server.stores.users.setLeaving(id, 9e12);
      };
      expect(await leaving(actor, others)).toEqual(refused("last-admin"));
      expect((await accountOf(actor))?.leavesAt).toBeNull();
    });
  });

  describe("to an email", () => {
    const email = () => `${newUsername()}@outro.pt`;
    const posted = () => {
      const letters: Promise<Letter | null>[] = [];
      const post = (write: () => Promise<Letter | null>) => {
        letters.push(write());
      };
      return { mail: { post }, letters };
    };
    const wordNewEmailMail = () => ({ subject: "", text: "" });
    const change = (
      actor: Actor,
      wanted: string,
      act: () => Promise<unknown>,
      mail: ReturnType<typeof posted>["mail"] | null = null,
    ) =>
      changeOwnEmail({ ...meanwhile(server, act), mail, limit, wordNewEmailMail })(actor, wanted);

    it("has another have it first", async () => {
      const [actor, other, wanted] = [await newActor(), await newActor(), email()];
      const taken = () => server.stores.users.changeEmail(other.user.id, wanted);
      expect(await change(actor, wanted, taken)).toEqual(refused("email-taken"));
      expect((await accountOf(actor))?.user.email).toBe(actor.user.email);
    });

    it("has an account that is gone get none, and no letter go out", async () => {
      const { mail, letters } = posted();
      const [actor, other, gone] = [await newActor(), await newActor(), await newActor()];
      expect(await change(actor, email(), () => isRemoved(actor))).toEqual(
        refused("unauthenticated"),
      );
      expect(await change(other, email(), () => isRemoved(other), mail)).toEqual(
        refused("unauthenticated"),
      );
      await isRemoved(gone);
      expect(await change(gone, email(), async () => {})).toEqual(refused("unauthenticated"));
      expect(letters).toEqual([]);
    });

    it("is told at once where somebody has it, and no letter goes out", async () => {
      const { mail, letters } = posted();
      const [actor, other] = [await newActor(), await newActor()];
      const asked = change(actor, other.user.email, async () => {}, mail);
      expect(await asked).toEqual(refused("email-taken"));
      expect(letters).toEqual([]);
    });

    it("makes a link that was opened useless", async () => {
      const open = async (act: (actor: Actor) => Promise<unknown>) => {
        const actor = await newActor();
        const { user, session } = actor;
        const purpose = { kind: "email", owner: user.id, session, email: email() } as const;
        const token = await makeToken(server.stores)(server.stores.oneTimeTokens, purpose);
        const ports = { ...meanwhile(server, () => act(actor)), limit };
        const confirmed = await confirmEmail(ports)(token, "192.0.2.1");
        return { confirmed, email: (await accountOf(actor))?.user.email, old: user.email };
      };
      const late = await open(losesItsLinks);
      expect(late).toMatchObject({ confirmed: refused("link-gone"), email: late.old });
      expect((await open(isRemoved)).confirmed).toEqual(refused("link-gone"));
    });

    it("passes on what nobody foresaw", async () => {
      const failed = new Error("disk full");
      const userWork = () => Promise.reject(failed);
      const renewed = renewEmail({ ...server.stores, userWork })(
        (await newActor()).user.id,
        async () => null,
      );
      await expect(renewed).rejects.toBe(failed);
    });
  });

  describe("to a forgotten password", () => {
    it("makes a link that was opened useless", async () => {
      const open = async (act: (actor: Actor) => Promise<unknown>) => {
        const actor = await newActor();
        const hash = await hashOf(actor);
        const purpose = { kind: "reset", owner: actor.user.id } as const;
        const token = await makeToken(server.stores)(server.stores.oneTimeTokens, purpose);
        const ports = { ...meanwhile(server, () => act(actor)), limit };
        const recovery = { token, password: NEXT };
        const concluded = await concludeRecovery(ports)(recovery, "192.0.2.1");
        return { concluded, isSame: hash === (await hashOf(actor)) };
      };
      expect(await open(losesItsLinks)).toEqual({ concluded: refused("link-gone"), isSame: true });
      expect((await open(isRemoved)).concluded).toEqual(refused("link-gone"));
    });

    it("sends a link to no address that the account has no more", async () => {
      const lettersFor = async (act: (actor: Actor) => Promise<unknown>) => {
        const actor = await newActor();
        const letters: Promise<Letter | null>[] = [];
        const ask = askForRecovery({
          ...meanwhile(server, () => act(actor)),
          mail: { post: (write) => void letters.push(write()) },
          wordRecoveryMail: () => ({ subject: "", text: "" }),
          limits: { perAddress: limit, perAccount: limit },
        });
        await ask(actor.user.email, "192.0.2.1");
        return (await Promise.all(letters)).map((letter) => letter?.to === actor.user.email);
      };
      expect(await lettersFor(async () => {})).toEqual([true]);
      const moves = ({ user }: Actor) =>
        server.stores.users.changeEmail(user.id, `${newUsername()}@outro.pt`);
      expect(await lettersFor(moves)).toEqual([false]);
      expect(await lettersFor(isRemoved)).toEqual([false]);
    });
  });
});
