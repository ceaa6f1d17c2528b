import * as v from "valibot";
import { API_BASE } from "../../../src/contract/api-base.ts";
import { ownSessionsSchema } from "../../../src/contract/profile/own-account.ts";
import { passkeyPaths } from "../../../src/contract/passkeys/passkey-paths.ts";
import { paths } from "../../../src/contract/paths.ts";
import { notificationId } from "../../../src/domain/shared/ids.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import type { RouteEntry } from "../../../server/http/route-table.ts";
import { timeOrderedId } from "../../../server/infrastructure/time-ordered-id.ts";
import { callRoute } from "./api-calls.ts";
import { GOAL, INCOME, NOBODYS_ID } from "./bodies.ts";
import { call } from "./caller.ts";
import { exampleBody } from "./example-body.ts";
import { newPasskey } from "./passkeys.ts";
import { logIn } from "./people.ts";
import type { TestServer } from "./start-test-server.ts";
import { newChange, writerOf } from "./writes.ts";

const identified = v.object({ id: v.string() });
const withLine = v.object({ linhas: v.tuple([identified]) });

/** Whether a call creates something with an id. */
export const makes = ({ repeatable, record }: RouteEntry) => repeatable || record === "made";

/** Creates a notification; returns its id. */
export async function newNotification(server: TestServer, { user }: Session): Promise<string> {
  const id = notificationId(timeOrderedId());
  const createdAt = server.stores.clock.now();
  const told = { id, key: "a", title: "Título", message: "Mensagem", createdAt };
  await server.stores.notifications.addNew(user.id, [told]);
  return id;
}

/** Creates a second session of a user, which they may end; returns its id. */
async function otherSession(server: TestServer, { user, token }: Session): Promise<string> {
  await logIn(server, user.username);
  const { body } = await call(server, "GET", paths.sessions, { token });
  const others = v.parse(ownSessionsSchema, body).filter(({ atual }) => !atual);
  return v.parse(v.tuple([identified]), others)[0].id;
}

async function newNamedChange(server: TestServer, { token }: Session): Promise<string> {
  const change = newChange();
  await writerOf(server, token)("POST", paths.goals, { body: GOAL, change });
  return change;
}

/**
 * Creates a proposal of a recurrence; returns its id, a digest of its records, so that it is the same for every user.
 */
async function newProposal(server: TestServer, { token }: Session): Promise<string> {
  for (const data of ["2031-04-15", "2031-04-22", "2031-04-29"])
    await call(server, "POST", paths.transactions("expense"), { token, body: { ...INCOME, data } });
  const { body } = await call(server, "GET", paths.recurrenceProposals, { token });
  return v.parse(v.tuple([identified]), body)[0].id;
}

/** The collection of the records that a path names: a history is in no collection of its own. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  receita: paths.transactions("income"),
  despesa: paths.transactions("expense"),
  orcamento: paths.budgets,
  objetivo: paths.goals,
  categoria: paths.allCategories,
  regra: paths.rules,
  recorrente: paths.recurrences,
  conta: paths.accounts,
};

const inCollection = (path: string): string =>
  path.replace(/^\/historia\/(\w+)/, (_whole, kind: string) => COLLECTIONS[kind] ?? "");

/** Creates what a path with an id can name, by its creating call if there is one; returns the id. */
export async function newOwnThing(
  server: TestServer,
  path: string,
  owner: Session,
): Promise<string> {
  if (path.startsWith(paths.notifications)) return newNotification(server, owner);
  if (path.startsWith(paths.changes)) return newNamedChange(server, owner);
  if (path.startsWith(paths.sessions)) return otherSession(server, owner);
  if (path.startsWith(passkeyPaths.all)) return (await newPasskey(server, owner)).id;
  if (path.startsWith(paths.recurrenceProposals)) return newProposal(server, owner);
  const creating = server.routes.find(
    (route) =>
      makes(route) && inCollection(path).startsWith(`${route.path.slice(API_BASE.length)}/`),
  );
  if (creating === undefined) throw new Error(`nothing makes a record for ${path}`);
  const created = await callRoute(server, creating, { token: owner.token });
  if (path.startsWith(paths.importLines))
    return v.parse(withLine, exampleBody(creating)).linhas[0].id;
  const { id } = v.parse(identified, created.body);
  if (path.endsWith("/voltar")) await changeRecord(server, creating.path, id, owner);
  return id;
}

/** Changes an income or an expense, by the change that an example of a body names. */
async function changeRecord(
  server: TestServer,
  collection: string,
  id: string,
  { token }: Session,
): Promise<void> {
  const path = `${collection.slice(API_BASE.length)}/${id}`;
  const body = { ...INCOME, valor: 2 };
  await writerOf(server, token)("PUT", path, { body, change: NOBODYS_ID });
}
