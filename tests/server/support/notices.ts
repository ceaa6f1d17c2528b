import { createHmac } from "node:crypto";
import * as v from "valibot";
import { checkoutSchema, SIGNATURE_HEADER } from "../../../src/contract/payments.ts";
import { paths } from "../../../src/contract/paths.ts";
import { REFERENCE_PARAMETER } from "../../../src/domain/plans/checkout.ts";
import { call } from "./caller.ts";
import { SECRET, type TestServer } from "./start-test-server.ts";

/** Returns the signature of a body at a moment in Unix seconds, as in its header. */
export const signatureOf = (body: string | Buffer, time: number, secret = SECRET): string =>
  `t=${time},v1=${createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex")}`;

/** Returns a body with a signature by the server's secret. */
export const signed = ({ stores }: Pick<TestServer, "stores">, body: string | Buffer) => ({
  body,
  headers: {
    "content-type": "application/json",
    [SIGNATURE_HEADER]: signatureOf(body, Math.floor(stores.clock.now() / 1000)),
  },
});

/** Returns a user's address for buying Premium. */
export async function checkoutOf(server: TestServer, token: string): Promise<string> {
  const answer = await call(server, "POST", paths.checkout, { token });
  return v.parse(checkoutSchema, answer.body).checkout_url ?? "";
}

/** Returns the reference by which a payment identifies the user. */
export const referenceOf = async (server: TestServer, token: string): Promise<string> =>
  new URL(await checkoutOf(server, token)).searchParams.get(REFERENCE_PARAMETER) ?? "";

/** Sends the server an event of a subscription, as its provider would. */
export const sendNotice = (server: TestServer, notice: object) =>
  call(server, "POST", paths.paymentNotice, signed(server, JSON.stringify(notice)));
