// Passes the events of Stripe on to FinControl as notices of payments: docs/payments.md says how to run it.
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const { STRIPE_SECRET, STRIPE_KEY, CHECKOUT_SECRET, FINCONTROL } = process.env;
const { PORT = "4000", STRIPE_API = "https://api.stripe.com" } = process.env;

/** Far more than an event of Stripe has. */
const MAX_BODY_BYTES = 1024 * 1024;
const CALL_TIMEOUT_MS = 10_000;

const hmac = (secret, text) => createHmac("sha256", secret).update(text).digest("hex");

/** Whether Stripe has signed these bytes in the last 5 minutes. */
function isSigned(header = "", body) {
  const parts = header.split(",").map((part) => part.split("="));
  const time = parts.find(([name]) => name === "t")?.[1] ?? "0";
  const due = Buffer.from(hmac(STRIPE_SECRET, `${time}.${body}`));
  const isDue = (digest) =>
    digest.length === due.length && timingSafeEqual(Buffer.from(digest), due);
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) <= 300;
  return isRecent && parts.some(([name, digest]) => name === "v1" && isDue(digest ?? ""));
}

/** Has the subscription remember whose it is. */
async function mark(subscription, reference) {
  const answer = await fetch(`${STRIPE_API}/v1/subscriptions/${subscription}`, {
    method: "POST",
    headers: { authorization: `Bearer ${STRIPE_KEY}` },
    body: new URLSearchParams({ "metadata[referencia]": reference }),
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`Stripe: ${answer.status}`);
}

const ofInvoice = ({ parent, subscription_details: earlier, billing_reason: reason }) =>
  reason === "subscription_cycle"
    ? (parent?.subscription_details ?? earlier)?.metadata?.referencia
    : undefined;

/** The kind of notice and the reference that an event comes to; null for what is none of ours. */
async function read({ type, data: { object } }) {
  switch (type) {
    case "checkout.session.completed":
      if (object.payment_status === "unpaid" || !object.client_reference_id) return null;
      await mark(object.subscription, object.client_reference_id);
      return ["assinatura.iniciada", object.client_reference_id];
    case "customer.subscription.deleted":
      return ["assinatura.terminada", object.metadata.referencia];
    case "invoice.paid":
      return ["pagamento.recebido", ofInvoice(object)];
    case "invoice.payment_failed":
      return ["pagamento.falhado", ofInvoice(object)];
    default:
      return null;
  }
}

async function pass(event) {
  const [tipo, referencia] = (await read(event)) ?? [];
  if (referencia === undefined) return 200;
  const criado_em = new Date(event.created * 1000).toISOString();
  const body = JSON.stringify({ id: event.id, tipo, criado_em, referencia });
  const time = Math.floor(Date.now() / 1000);
  const answer = await fetch(`${FINCONTROL}/api/pagamentos/aviso`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "fincontrol-assinatura": `t=${time},v1=${hmac(CHECKOUT_SECRET, `${time}.${body}`)}`,
    },
    body,
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  });
  return answer.status;
}

/** Reads a body; null if it is too long, which its sender can read only after it has sent all. */
async function bodyOf(request) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString();
}

/** The status that a request of Stripe is answered with. */
async function statusOf(request) {
  const body = await bodyOf(request);
  if (body === null) return 413;
  return isSigned(request.headers["stripe-signature"], body) ? pass(JSON.parse(body)) : 400;
}

const server = createServer((request, response) => {
  const answer = (status) => response.writeHead(status, { connection: "close" }).end();
  statusOf(request).then(answer, (error) => {
    console.error(error.message);
    answer(500);
  });
});
server.listen(Number(PORT), "127.0.0.1", () => console.log(`Port ${server.address().port}`));
