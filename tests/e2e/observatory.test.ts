import { describe, expect, it } from "vitest";
import { setStage } from "./support/stage.ts";

const { url } = setStage();

type Answer = { readonly header: (name: string) => string; readonly html: string };

/** What a rule of the published score table gives for an answer, in points. */
type Rule = readonly [what: string, points: (answer: Answer) => number];

const SIX_MONTHS = 15_768_000;
const policy = ({ header }: Answer) => header("content-security-policy");
const scripts = ({ html }: Answer) => html.match(/<script[^>]* src=[^>]*>/g) ?? [];

/** Mozilla's HTTP Observatory as its score table of 2026 has it, as far as an answer by itself decides. */
const RULES: readonly Rule[] = [
  [
    "a policy that begins with nothing, has nothing unsafe and binds its forms",
    (answer) =>
      policy(answer).startsWith("default-src 'none';") &&
      !/'unsafe-|data:|https?:|\*/.test(policy(answer)) &&
      /form-action '(self|none)'/.test(policy(answer))
        ? 10
        : -25,
  ],
  [
    "framing forbidden by the policy",
    (answer) => (/frame-ancestors/.test(policy(answer)) ? 5 : -20),
  ],
  [
    "addresses kept private",
    ({ header }) => (header("referrer-policy") === "no-referrer" ? 5 : -5),
  ],
  [
    "answers for the same origin alone",
    ({ header }) => (header("cross-origin-resource-policy") === "same-origin" ? 10 : -5),
  ],
  [
    "scripts of the same origin, with their digest",
    (answer) => {
      if (scripts(answer).some((script) => !/ src="\/[^/]/.test(script))) return -50;
      return scripts(answer).some((script) => script.includes('integrity="sha384-')) ? 5 : 0;
    },
  ],
  [
    "TLS for at least six months; 5 more for a domain that its owner has had preloaded",
    ({ header }) => {
      const [, age] = /max-age=(\d+)/.exec(header("strict-transport-security")) ?? [];
      return Number(age) >= SIX_MONTHS ? 0 : -20;
    },
  ],
  ["types not guessed", ({ header }) => (header("x-content-type-options") === "nosniff" ? 0 : -5)],
  ["no cookies", ({ header }) => (header("set-cookie") === "" ? 0 : -40)],
  ["nothing shared", ({ header }) => (header("access-control-allow-origin") === "" ? 0 : -50)],
];

describe("our own reading of Mozilla's Observatory", () => {
  it.each(["/", "/login"])("gives %s 135 points, where A+ begins at 100", async (path) => {
    const answer = await fetch(url() + path, { headers: { origin: "https://outro.exemplo.pt" } });
    const header = (name: string) => answer.headers.get(name) ?? "";
    const html = await answer.text();
    const points = RULES.map(([what, rule]) => [what, rule({ header, html })] as const);
    expect(points.filter(([, value]) => value < 0)).toEqual([]);
    expect(points.reduce((sum, [, value]) => sum + value, 100)).toBe(135);
  });
});
