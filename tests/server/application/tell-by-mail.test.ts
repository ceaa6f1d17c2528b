import { describe, expect, it } from "vitest";
import { notificationId, userId } from "../../../src/domain/shared/ids.ts";
import type { AccountEvent } from "../../../src/domain/users/account-event.ts";
import { newUser } from "../../../server/application/login/new-user.ts";
import type { Letter } from "../../../server/application/mail.ts";
import type { NewNotification } from "../../../server/application/notifications/notifications.ts";
import type { Stores } from "../../../server/application/stores.ts";
import { mailAccountEvent } from "../../../server/application/profile/mail-account-event.ts";
import { tellByMail } from "../../../server/application/tell-by-mail.ts";

const ANA = newUser({
  id: userId("ana"),
  username: "ana",
  email: "ana@exemplo.pt",
  role: "normal",
});

/** Works of ana's, each of which may run more than once, with a bell and with mail. */
function ana(runs = 1) {
  let email = ANA.email;
  const bell: NewNotification[] = [];
  const posted: Promise<Letter | null>[] = [];
  const stores = {
    users: { withId: async () => ({ user: { ...ANA, email }, passwordHash: "hash" }) },
    notifications: {
      addNew: async (_owner: unknown, added: readonly NewNotification[]) => {
        bell.push(...added);
        return added.length;
      },
    },
  } as unknown as Stores;
  const work = tellByMail({
    mail: { post: (write) => void posted.push(write()) },
    wordAccountMail: ({ username, title }) => ({ subject: title, text: username }),
  })(async (_account, doIt) => {
    for (let run = 1; run < runs; run += 1) await doIt(stores);
    return doIt(stores);
  });
  const tell = (all: Stores, event: AccountEvent = { type: "password-reset" }) =>
    mailAccountEvent({
      newId: () => "new",
      clock: { now: () => 1 },
      wordAccountEvent: ({ type }) => ({ title: type, message: "Mensagem" }),
    })(all, ANA.id, event);
  return {
    work,
    tell,
    bell,
    letters: () => Promise.all(posted),
    moveTo: (next: string) => {
      email = next;
    },
  };
}

const LETTER = { to: "ana@exemplo.pt", subject: "password-reset", text: "ana" };

describe("what a work tells somebody of the security of their account", () => {
  it("goes out by mail as well, and the work is answered as ever", async () => {
    const { work, tell, bell, letters } = ana();
    const outcome = await work(ANA.id, async (stores) => {
      await tell(stores);
      expect(await letters()).toEqual([]);
      return "done";
    });
    expect([outcome, bell.length, await letters()]).toEqual(["done", 1, [LETTER]]);
  });

  it("goes out once, however often the work runs until it is done", async () => {
    const { work, tell, letters } = ana(3);
    await work(ANA.id, (stores) => tell(stores));
    expect(await letters()).toEqual([LETTER]);
  });

  it("goes nowhere where the work fails", async () => {
    const { work, tell, letters } = ana();
    const failing = work(ANA.id, async (stores) => {
      await tell(stores);
      throw new Error("midway");
    });
    await expect(failing).rejects.toThrow("midway");
    expect(await letters()).toEqual([]);
  });

  it("goes to the address that they had when it was told", async () => {
    const { work, tell, letters, moveTo } = ana();
    await work(ANA.id, async (stores) => {
      await tell(stores);
      moveTo("ana@outro.pt");
    });
    expect(await letters()).toEqual([LETTER]);
  });

  it("stays in the bell where it is about payments", async () => {
    const { work, tell, bell, letters } = ana();
    await work(ANA.id, (stores) => tell(stores, { type: "payment-received" }));
    expect([bell.length, await letters()]).toEqual([1, []]);
  });

  it("is all that is written: of anything else in the bell nobody is", async () => {
    const { work, bell, letters } = ana();
    const told = { id: notificationId("n"), title: "Orçamento", message: "80 %", createdAt: 1 };
    await work(ANA.id, ({ notifications }) =>
      notifications.addNew(ANA.id, [{ ...told, key: "budget-reached:account:1" }]),
    );
    expect([bell.length, await letters()]).toEqual([1, []]);
  });
});
