import type { IncomingMessage, ServerResponse } from "node:http";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawServerDefault,
} from "fastify";
import type { GenericSchema, InferOutput } from "valibot";
import type { SessionId } from "../../src/domain/shared/ids.ts";
import type { User } from "../../src/domain/users/user.ts";
import type { ServerProblem } from "../../src/text/server-problems.ts";
import type { Ledger } from "../application/ledger/ledgers.ts";
import type { Access } from "./access/access.ts";

/** The types of bodies and queries in handlers, as their schemas decode them. */
interface ValibotTypes extends FastifyTypeProvider {
  readonly validator: this["schema"] extends GenericSchema ? InferOutput<this["schema"]> : unknown;
}

/** The part of the application below the base path. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypes
>;

/** The successful responses: the schema, the media type of a file, or null for an empty body. */
export type Answers = Readonly<Record<number, GenericSchema | string | null>>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may make this call; the server does not start with an API route without it. */
    readonly access?: Access;
    /** Whether the caller must have proved their presence lately. */
    readonly presence?: boolean;
    /** One line for the documentation. */
    readonly summary?: string;
    /** One to six sentences for the documentation: fields that are not obvious, limits, refusals of its own. */
    readonly description?: string;
    readonly answers?: Answers;
    /** The refusals of the call beyond those implied by the rest of its declaration. */
    readonly refusals?: readonly ServerProblem[];
    /** Whether the call creates something, and accepts an idempotency key. */
    readonly repeatable?: boolean;
    /**
     * The effect of the call on a record of a ledger: it accepts the client's name for the change, and the client's id of a
     * created record, or the revision that the client has seen of a changed one. "named" is not a change of a single
     * record.
     */
    readonly record?: "made" | "changed" | "named";
    /** Whether what the call does depends on the day where the client is, which it may say in a header. */
    readonly saysDay?: boolean;
    /** Whether a timer makes the call, so that it does not keep an idle session alive. */
    readonly polled?: boolean;
    /** Whether the call is answered however many others wait. */
    readonly urgent?: boolean;
    /** Whether the call waits for an external service, so that it does not count towards the limit of waiting calls. */
    readonly waitsForOthers?: boolean;
    /** Whether the caller is authenticated by a signature of the body. */
    readonly signed?: boolean;
    /** The form field of the uploaded file. */
    readonly upload?: string;
  }

  interface FastifyRequest {
    /** The caller and their own ledger; null on public routes. */
    session: {
      readonly id: SessionId;
      readonly user: User;
      readonly ledger: Ledger;
      /** Counts the changes of the user's notifications. */
      readonly notificationChanges: number;
      readonly token: string;
    } | null;
  }
}
