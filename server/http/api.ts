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

/** The part of the application that lies below the base path. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypes
>;

/** The answers of a success: its schema, the type of a file, or null for an empty body. */
export type Answers = Readonly<Record<number, GenericSchema | string | null>>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Who may make this call; a route of the API without it does not start. */
    readonly access?: Access;
    /** Whether whoever makes the call must have proved lately who they are. */
    readonly presence?: boolean;
    /** One line for the documentation. */
    readonly summary?: string;
    readonly answers?: Answers;
    /** The refusals of the call beyond those that follow from the rest of its declaration. */
    readonly refusals?: readonly ServerProblem[];
    /** Whether the call creates something, and heeds a key under which it may be repeated. */
    readonly repeatable?: boolean;
    /**
     * What the call does to a record of a ledger: it heeds the client's name for the change, and an id
     * of the client's for what it makes, or the revision that the client has seen of what it changes. What is but
     * named is no change of a single record.
     */
    readonly record?: "made" | "changed" | "named";
    /** Whether a timer makes the call, so that it does not keep an idle session alive. */
    readonly polled?: boolean;
    /** Whether the call is answered however many others wait. */
    readonly urgent?: boolean;
    /** Whether the call waits for somebody outside, so that it is not counted among those that wait for us. */
    readonly waitsForOthers?: boolean;
    /** Whether the call shows who makes it by a signature over its body. */
    readonly signed?: boolean;
    /** The field of the form in which the call takes one file. */
    readonly upload?: string;
  }

  interface FastifyRequest {
    /** Who makes this call, and the ledger that is theirs; null on public routes. */
    session: {
      readonly id: SessionId;
      readonly user: User;
      readonly ledger: Ledger;
      /** How often what they are told has changed. */
      readonly notificationChanges: number;
      readonly token: string;
    } | null;
  }
}
