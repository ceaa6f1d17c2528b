import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { API_BASE } from "../../src/contract/api-base.ts";
import { paymentNoticeSchema, SIGNATURE_HEADER } from "../../src/contract/payments.ts";
import { paths } from "../../src/contract/paths.ts";
import { signatureOf } from "./support/notices.ts";
import { startProgram } from "./support/run-program.ts";

const STRIPE_SECRET = "whsec_test";
const CHECKOUT_SECRET = "a-secret-of-the-checkout";
const CREATED = 1_795_000_000;

type Arrived = { readonly path: string; readonly signature: string; readonly body: string };

let arrived: Arrived[] = [];
let status = 200;
let relay: ReturnType<typeof startProgram>;
let address = "";

/** Both of whom the relay calls: FinControl, and Stripe's API. */
const others = createServer((request, response) => {
  const answer = async () => {
    const signature = String(request.headers[SIGNATURE_HEADER]);
    arrived.push({ path: request.url ?? "", signature, body: await text(request) });
    response.statusCode = request.url?.startsWith("/v1/") === true ? 200 : status;
    response.end("{}");
  };
  void answer();
});

beforeAll(async () => {
  others.listen(0, "127.0.0.1");
  await once(others, "listening");
  const origin = `http://127.0.0.1:${(others.address() as AddressInfo).port}`;
  const settings = { STRIPE_SECRET, STRIPE_KEY: "rk", CHECKOUT_SECRET, PORT: "0" };
  relay = startProgram(
    "deploy/stripe-relay.mjs",
    { ...settings, FINCONTROL: origin, STRIPE_API: origin },
    [],
  );
  const [line] = (await once(createInterface(relay.child.stdout), "line")) as [string];
  address = `http://127.0.0.1:${line.replace("Port ", "")}`;
});

afterAll(async () => {
  relay.child.kill();
  await relay.ended;
  others.close();
});

beforeEach(() => {
  arrived = [];
  status = 200;
});

const stripeSignature = (body: string, secret = STRIPE_SECRET) => {
  const time = Math.floor(Date.now() / 1_000);
  return `t=${time},v1=${createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")}`;
};

async function tell(type: string, object: object, secret?: string): Promise<number> {
  const body = JSON.stringify({ id: "evt_1", type, created: CREATED, data: { object } });
  const headers = { "stripe-signature": stripeSignature(body, secret) };
  return (await fetch(address, { method: "POST", headers, body })).status;
}

const paid = (reason: string) => ({
  billing_reason: reason,
  parent: { subscription_details: { metadata: { referencia: "ref" } } },
});
const checkout = { payment_status: "paid", client_reference_id: "ref", subscription: "sub_1" };

describe("the relay of Stripe's events", () => {
  it.each([
    ["checkout.session.completed", checkout, "assinatura.iniciada"],
    ["invoice.paid", paid("subscription_cycle"), "pagamento.recebido"],
    ["invoice.payment_failed", paid("subscription_cycle"), "pagamento.falhado"],
    ["customer.subscription.deleted", { metadata: { referencia: "ref" } }, "assinatura.terminada"],
  ])("makes of %s a signed notice that the contract takes", async (type, object, tipo) => {
    expect(await tell(type, object)).toBe(200);
    const [notice] = arrived.filter(({ path }) => path === `${API_BASE}${paths.paymentNotice}`);
    const { body = "", signature = "" } = notice ?? {};
    const [, time] = /^t=(\d+),/.exec(signature) ?? [];
    expect(signature).toBe(signatureOf(body, Number(time), CHECKOUT_SECRET));
    const criado_em = new Date(CREATED * 1_000).toISOString();
    expect(JSON.parse(body)).toEqual({ id: "evt_1", tipo, criado_em, referencia: "ref" });
    expect(v.is(paymentNoticeSchema, JSON.parse(body))).toBe(true);
  });

  it("has the subscription remember whose it is before FinControl is told", async () => {
    await tell("checkout.session.completed", checkout);
    expect(arrived.map(({ path, body }) => [path, body.includes("ref")])).toEqual([
      ["/v1/subscriptions/sub_1", true],
      [`${API_BASE}${paths.paymentNotice}`, true],
    ]);
  });

  it.each([
    ["checkout.session.completed", { ...checkout, payment_status: "unpaid" }],
    ["invoice.paid", paid("subscription_create")],
    ["customer.created", {}],
  ])("passes on nothing of %s that settles no plan", async (type, object) => {
    expect(await tell(type, object)).toBe(200);
    expect(arrived).toEqual([]);
  });

  it("refuses what Stripe has not signed, and answers what FinControl answers", async () => {
    expect(await tell("invoice.paid", paid("subscription_cycle"), "another")).toBe(400);
    expect(arrived).toEqual([]);
    status = 429;
    expect(await tell("invoice.paid", paid("subscription_cycle"))).toBe(429);
  });

  it("refuses what is longer than any event", async () => {
    expect(await tell("invoice.paid", { long: "x".repeat(1024 * 1024) })).toBe(413);
    expect(arrived).toEqual([]);
  });
});
