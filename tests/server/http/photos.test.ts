import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { connect } from "node:net";
import fc from "fast-check";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { problemSchema } from "../../../src/contract/errors.ts";
import { goalSchema, photoSchema } from "../../../src/contract/kinds/goals.ts";
import type { UserId } from "../../../src/domain/shared/ids.ts";
import type { Session } from "../../../src/domain/users/session.ts";
import { refusedFields } from "../../../src/text/refused-fields.ts";
import { serverProblems, type ServerProblem } from "../../../src/text/server-problems.ts";
import { randomPhotoName } from "../../../server/infrastructure/security/random-secrets.ts";
import { PROBLEM_STATUS } from "../../../server/http/answers/problem-status.ts";
import { GOAL } from "../support/bodies.ts";
import { call } from "../support/caller.ts";
import {
  animatedGif,
  blankPng,
  noisyPicture,
  photoWithPlace,
  picture,
  pictureOfSize,
} from "../support/images.ts";
import { memberOf } from "../support/ledgers.ts";
import { logIn, newPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";
import { DAY, HOUR, testClock } from "../support/test-clock.ts";
import { runs } from "../../support/runs.ts";

// Images of 40 megapixels take their time on a machine that has much else to do.
vi.setConfig({ testTimeout: 60_000 });

const MAX_FILE = 5 * 1024 * 1024;
const MAX_PHOTO_BYTES = 50 * 1024 * 1024;

const refusal = (problem: ServerProblem) => ({
  status: PROBLEM_STATUS[problem],
  body: { detail: serverProblems[problem] },
});

const NOT_ONE_FILE = {
  status: 422,
  body: {
    detail: [{ loc: ["body", "file"], msg: refusedFields.notOneFile, type: "value_error" }],
  },
};

const formWith = (
  file: Uint8Array,
  { field = "file", name = "foto.png", type = "image/png" } = {},
) => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file)], { type }), name);
  return form;
};

const padded = (file: Buffer, size: number) =>
  Buffer.concat([file, Buffer.alloc(size - file.length)]);

describe("the photo of a goal", () => {
  const clock = testClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ clock });
  });
  afterAll(() => server.close());

  const send = async (token: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}/api/objetivos/upload-foto`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, ...headers },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };

  const upload = async ({ token }: Pick<Session, "token">, file: Uint8Array) => {
    const answer = await send(token, formWith(file));
    expect(answer.status).toBe(201);
    return v.parse(photoSchema, answer.body).foto_url;
  };

  const see = async (address: string) => {
    const answer = await fetch(`${server.url}${address}`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), answer };
  };

  const folder = () => join(server.dataDirectory, "photos");
  const files = async () => (await readdir(folder()).catch(() => [])).length;
  const hasFile = async (photo: string) => {
    const names = await readdir(folder());
    return names.some((name) => photo.endsWith(name) || name === `${photo}.webp`);
  };
  const photosOf = async (owner: UserId) =>
    server.stores.photos.list((await memberOf(server.database, owner)).ledger);

  const refusesTo = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const { token, user } = await newPerson(server);
    const before = await files();
    const answer = await send(token, body, headers);
    expect(await photosOf(user.id)).toEqual([]);
    expect(await files()).toBe(before);
    return answer;
  };

  it.each(["png", "jpeg", "webp", "gif", "avif"] as const)(
    "that is %s is stored as WebP and shown to whoever knows its address",
    async (format) => {
      const person = await newPerson(server);
      const address = await upload(person, await picture(format));
      expect(address).toMatch(/^\/api\/fotos\/[0-9a-f]{64}\.webp$/);
      const { status, bytes } = await see(address);
      expect(status).toBe(200);
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: "webp",
        width: 40,
        height: 20,
      });
      const [photo] = await photosOf(person.user.id);
      expect(photo?.bytes).toBe(bytes.length);
    },
  );

  it("is known by its content, whatever it calls itself", async () => {
    const { token } = await newPerson(server);
    const form = formWith(await picture("jpeg"), { name: "../../a.html", type: "text/html" });
    expect((await send(token, form)).status).toBe(201);
    expect((await readdir(folder())).every((name) => /^[0-9a-f]{64}\.webp$/.test(name))).toBe(true);
  });

  it("is shown so that nothing in it can run, and for as long as a browser likes", async () => {
    const person = await newPerson(server);
    const { answer } = await see(await upload(person, await picture("png")));
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
  });

  it("says nothing of where and with what it was taken, and stands upright", async () => {
    const taken = await photoWithPlace();
    expect(await sharp(taken).metadata()).toMatchObject({ orientation: 6, width: 40 });
    expect(taken.includes("em casa")).toBe(true);
    const { bytes } = await see(await upload(await newPerson(server), taken));
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect([width, height]).toEqual([20, 40]);
    for (const trace of ["em casa", "Telefone", "EXIF", "GPS", "xmpmeta"]) {
      expect(bytes.includes(trace)).toBe(false);
    }
  });

  it("is at most 1024 pixels wide and 2048 high, and never made larger", async () => {
    const person = await newPerson(server);
    const sizeOf = async (file: Buffer) => {
      const { bytes } = await see(await upload(person, file));
      const { width, height } = await sharp(bytes).metadata();
      return [width, height];
    };
    expect(await sizeOf(await pictureOfSize(2048, 1000))).toEqual([1024, 500]);
    expect(await sizeOf(await pictureOfSize(1024, 2048))).toEqual([1024, 2048]);
    expect(await sizeOf(await pictureOfSize(3, 3))).toEqual([3, 3]);
    expect(await sizeOf(blankPng(100, 8_000))).toEqual([26, 2_048]);
  });

  it("of an animation is its first frame", async () => {
    const { bytes } = await see(await upload(await newPerson(server), await animatedGif()));
    expect((await sharp(bytes).metadata()).pages).toBe(undefined);
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(50);
  });

  it.each([
    ["an SVG", async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><a/></svg>')],
    ["HTML", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a TIFF", () => picture("tiff")],
    ["a PDF", async () => Buffer.from("%PDF-1.7\n1 0 obj\n")],
    ["half a PNG", async () => half(await noisyPicture("png"))],
    ["half a JPEG", async () => half(await noisyPicture("jpeg"))],
    ["half a WebP", async () => half(await noisyPicture("webp"))],
    ["half a GIF", async () => half(await noisyPicture("gif"))],
    ["half an AVIF", async () => half(await noisyPicture("avif"))],
    ["a PNG's first bytes", async () => (await picture("png")).subarray(0, 24)],
    ["empty", async () => Buffer.alloc(0)],
    ["noise", async () => Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 7919) % 251))],
  ] as const)("is refused if it is %s under the name of a JPEG", async (_, make) => {
    const form = formWith(await make(), { name: "foto.jpg", type: "image/jpeg" });
    expect(await refusesTo(form)).toMatchObject(refusal("not-an-image"));
  });

  it("is refused above 40 megapixels, however small its file", async () => {
    const bomb = blankPng(16_000, 16_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusesTo(formWith(bomb))).toMatchObject(refusal("side-too-long"));
    expect(await refusesTo(formWith(blankPng(8_001, 5_000)))).toMatchObject(
      refusal("too-many-pixels"),
    );
    await upload(await newPerson(server), blankPng(8_000, 5_000));
  });

  it("is refused from one byte above 5 MiB on", async () => {
    const png = await picture("png");
    await upload(await newPerson(server), padded(png, MAX_FILE));
    for (const size of [MAX_FILE + 1, 3 * MAX_FILE]) {
      const answer = await refusesTo(formWith(padded(png, size)));
      expect(answer).toMatchObject(refusal("photo-too-large"));
    }
  });

  describe("in a body that is too long as a whole", () => {
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n';
    const surplus = Buffer.alloc(6 * 1024 * 1024, "a");
    const bodies = async () => {
      const form = Buffer.concat([
        Buffer.from(head),
        await picture("png"),
        Buffer.from("\r\n--x--\r\n"),
      ]);
      const before = Buffer.concat([surplus, Buffer.from("\r\n"), form]);
      return [before, Buffer.concat([form, surplus])];
    };
    const type = { "content-type": "multipart/form-data; boundary=x" };

    it("is refused, before the first boundary as after the last", async () => {
      for (const body of await bodies()) {
        expect(await refusesTo(new Uint8Array(body), type)).toMatchObject(
          refusal("photo-too-large"),
        );
      }
    });

    it("is refused without an announced length too", async () => {
      const { token } = await newPerson(server);
      const [body = surplus] = await bodies();
      const request = {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, ...type },
        body: new Blob([new Uint8Array(body)]).stream(),
        duplex: "half",
      };
      const answer = await fetch(`${server.url}/api/objetivos/upload-foto`, request);
      expect({ status: answer.status, body: (await answer.json()) as unknown }).toEqual(
        refusal("photo-too-large"),
      );
    });

    it("and a little surplus does no harm", async () => {
      const { token } = await newPerson(server);
      const body = Buffer.concat([
        Buffer.from(`${"a".repeat(10_000)}\r\n${head}`),
        await picture("png"),
        Buffer.from(`\r\n--x--\r\n${"b".repeat(10_000)}`),
      ]);
      expect((await send(token, new Uint8Array(body), type)).status).toBe(201);
    });
  });

  it("comes alone, as a file, under its name", async () => {
    const png = await picture("png");
    const two = formWith(png);
    two.append("file", new Blob([new Uint8Array(png)]), "b.png");
    const many = formWith(png);
    for (let more = 0; more < 20; more += 1) many.append("file", new Blob(["x"]), "b.png");
    const withField = formWith(png);
    withField.append("user_id", "x");
    const asText = new FormData();
    asText.append("file", "x");
    const bodies = [two, many, withField, asText, new FormData(), formWith(png, { field: "foto" })];
    for (const body of bodies) expect(await refusesTo(body)).toMatchObject(NOT_ONE_FILE);
  });

  it.each(["application/json", "image/png", "text/plain", "application/x-www-form-urlencoded"])(
    "is not read from a body of the type %s",
    async (type) => {
      const answer = await refusesTo(new Uint8Array(await picture("png")), {
        "content-type": type,
      });
      expect(answer).toMatchObject(refusal("not-a-form"));
    },
  );

  it.each([
    ["no boundary", "multipart/form-data", "abc"],
    [
      "no end",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ["nothing of a form", "multipart/form-data; boundary=x", "abc"],
    [
      "a field of the prototype",
      "multipart/form-data; boundary=x",
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
  ])("is not read from a form with %s", async (_, type, body) => {
    expect(await refusesTo(body, { "content-type": type })).toMatchObject(refusal("bad-request"));
  });

  it("of any other making gets a sentence and never a fault", async () => {
    const { token, user } = await newPerson(server);
    const part = fc.constantFrom(
      "--x",
      "--x--",
      "\r\n",
      'content-disposition: form-data; name="file"; filename="a.png"',
      'content-disposition: form-data; name="file"',
      "content-type: image/png",
      "content-transfer-encoding: base64",
      "\u0089PNG\r\n",
      "x".repeat(70_000),
    );
    const bodies = fc.array(fc.oneof(part, fc.string({ unit: "binary" })), { maxLength: 12 });
    const types = fc.constantFrom("x", '"x"', "x; charset=utf-16", "", "y".repeat(80));
    await fc.assert(
      fc.asyncProperty(bodies, types, async (body, boundary) => {
        const answer = await call(server, "POST", "/objetivos/upload-foto", {
          token,
          body: Buffer.from(body.join(""), "latin1"),
          headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.status).toBeLessThan(500);
        v.parse(problemSchema, answer.body);
      }),
      { numRuns: runs(150) },
    );
    expect(await photosOf(user.id)).toEqual([]);
  });

  it("that is cut off midway leaves nothing, and the server well", async () => {
    const { token, user } = await newPerson(server);
    const before = await files();
    const { port, hostname } = new URL(server.url);
    for (const sent of [
      "",
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
      "half",
    ]) {
      const png = await noisyPicture("png");
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /api/objetivos/upload-foto HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${png.length * 2}\r\n\r\n`,
      );
      socket.write(
        sent === "half"
          ? Buffer.concat([
              Buffer.from(
                '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n',
              ),
              png,
            ])
          : sent,
      );
      await new Promise((resolve) => setTimeout(resolve, 30));
      socket.destroy();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await photosOf(user.id)).toEqual([]);
    expect(await files()).toBe(before);
    await upload({ token }, await picture("png"));
  });

  it.each([
    "nada.webp",
    `${"a".repeat(64)}.webp`,
    `${"A".repeat(64)}.webp`,
    `${"a".repeat(64)}.png`,
    "a".repeat(64),
    "..%2ffincontrol.sqlite",
    "..%2f..%2f..%2fetc%2fpasswd",
    `..%2f${"a".repeat(64)}.webp`,
    "%00",
  ])("is not found at %s", async (file) => {
    const answer = await call(server, "GET", `/fotos/${file}`);
    expect(answer).toMatchObject(refusal("no-such-record"));
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  describe("that a goal shows", () => {
    const save = async (token: string, foto_url: string | null, id?: string) => {
      const [method, path] = id === undefined ? ["POST", ""] : ["PUT", `/${id}`];
      const body = { ...GOAL, foto_url };
      const answer = await call(server, method as "POST", `/objetivos${path}`, { token, body });
      return v.parse(goalSchema, answer.body).id;
    };
    const isShown = async (address: string) => (await see(address)).status === 200;

    const uploadAnother = async (person: Session) => upload(person, await picture("png"));

    /** A month in which nobody comes. */
    const monthLater = () => {
      clock.advance(30 * DAY + 1);
      return server.lookAtCalendar();
    };
    /** Signs in anew, since no session lasts so long. */
    const again = ({ user }: Session) => logIn(server, user.username);

    it("stays for 30 days after the goal, and goes on the next one with its file, though nobody comes back", async () => {
      const person = await newPerson(server);
      const address = await uploadAnother(person);
      const id = await save(person.token, address);
      await call(server, "DELETE", `/objetivos/${id}`, { token: person.token });
      clock.advance(30 * DAY);
      await server.lookAtCalendar();
      expect([await isShown(address), await hasFile(address)]).toEqual([true, true]);
      clock.advance(DAY);
      await server.lookAtCalendar();
      expect(await photosOf(person.user.id)).toEqual([]);
      expect([await isShown(address), await hasFile(address)]).toEqual([false, false]);
    });

    it("stays for 30 days after another one, or none, took its place, and as long as the rest changes", async () => {
      const person = await newPerson(server);
      const [first, second] = [await uploadAnother(person), await uploadAnother(person)];
      const id = await save(person.token, first);
      await save(person.token, first, id);
      await save(person.token, second, id);
      clock.advance(2 * DAY);
      await server.lookAtCalendar();
      expect([await isShown(first), await isShown(second)]).toEqual([true, true]);
      await monthLater();
      expect([await isShown(first), await isShown(second)]).toEqual([false, true]);
      await save((await again(person)).token, null, id);
      await monthLater();
      expect(await isShown(second)).toBe(false);
    });

    it("stays as long as another goal shows it", async () => {
      const person = await newPerson(server);
      const address = await uploadAnother(person);
      const [one, other] = [await save(person.token, address), await save(person.token, address)];
      await call(server, "DELETE", `/objetivos/${one}`, { token: person.token });
      await monthLater();
      expect(await isShown(address)).toBe(true);
      await save((await again(person)).token, null, other);
      await monthLater();
      expect(await isShown(address)).toBe(false);
    });

    it("stays when the change of the goal is refused", async () => {
      const person = await newPerson(server);
      const address = await upload(person, await picture("png"));
      const id = await save(person.token, address);
      const body = { ...GOAL, foto_url: "javascript:alert(1)" };
      await call(server, "PUT", `/objetivos/${id}`, { token: person.token, body });
      expect(await isShown(address)).toBe(true);
    });
  });

  describe("beyond 50 MB of photos", () => {
    const fill = async (owner: UserId, bytes: number, age = 0) => {
      const name = randomPhotoName();
      const { ledger } = await memberOf(server.database, owner);
      await server.stores.photos.add(ledger, { name, bytes, createdAt: clock.now() - age });
      return name;
    };

    it("is refused, and one of just that many bytes is not", async () => {
      const png = await picture("png");
      const { bytes } = await see(await upload(await newPerson(server), png));
      const [full, fitting] = [await newPerson(server), await newPerson(server)];
      await fill(full.user.id, MAX_PHOTO_BYTES - bytes.length + 1);
      await fill(fitting.user.id, MAX_PHOTO_BYTES - bytes.length);
      const before = await files();
      expect(await send(full.token, formWith(png))).toMatchObject(refusal("photos-full"));
      expect(await files()).toBe(before);
      await upload(fitting, png);
    });

    it("finds room again once photos have waited for a goal for a day, and these go on the next one", async () => {
      const person = await newPerson(server);
      const name = await fill(person.user.id, MAX_PHOTO_BYTES, DAY);
      await writeFile(join(folder(), `${name}.webp`), "old");
      const png = await picture("png");
      expect(await send(person.token, formWith(png))).toMatchObject(refusal("photos-full"));
      clock.advance(1);
      await upload(person, png);
      clock.advance(DAY);
      await server.lookAtCalendar();
      expect(await server.stores.photos.exists(name)).toBe(false);
      expect(await hasFile(name)).toBe(false);
    });

    it("does not take the room of a photo that a goal shows", async () => {
      const person = await newPerson(server);
      const address = await upload(person, await picture("png"));
      const body = { ...GOAL, foto_url: address };
      await call(server, "POST", "/objetivos", { token: person.token, body });
      clock.advance(2 * DAY);
      await fill(person.user.id, MAX_PHOTO_BYTES, HOUR);
      const answer = await send(person.token, formWith(await picture("png")));
      expect(answer).toMatchObject(refusal("photos-full"));
      expect((await see(address)).status).toBe(200);
    });

    it("does not count what is only of the past, and as much again holds of that the newest", async () => {
      const person = await newPerson(server);
      const { token, user } = person;
      const addressOf = (name: string) => `/api/fotos/${name}.webp`;
      const body = { ...GOAL, foto_url: null };
      const created = await call(server, "POST", "/objetivos", { token, body });
      const id = v.parse(goalSchema, created.body).id;
      const past: string[] = [];
      for (const age of [4, 3, 2]) {
        const name = await fill(user.id, MAX_PHOTO_BYTES / 2, age * DAY);
        past.push(name);
        for (const foto_url of [addressOf(name), null]) {
          const change = { body: { ...GOAL, foto_url }, token };
          expect((await call(server, "PUT", `/objetivos/${id}`, change)).status).toBe(200);
        }
      }
      await upload(person, await picture("png"));
      clock.advance(DAY);
      await server.lookAtCalendar();
      const kept = (await photosOf(user.id)).map(({ name }) => name);
      expect(past.map((name) => kept.includes(name))).toEqual([false, true, true]);
    });

    it("holds when ten come at the same time", async () => {
      const png = await picture("png");
      const { bytes } = await see(await upload(await newPerson(server), png));
      const person = await newPerson(server);
      await fill(person.user.id, MAX_PHOTO_BYTES - 2 * bytes.length);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => send(person.token, formWith(png))),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(answers.filter(({ status }) => status === 413)).toHaveLength(8);
    });
  });

  it("that cannot be written is refused, and takes no room", async () => {
    const blocked = await startTestServer();
    await writeFile(join(blocked.dataDirectory, "photos"), "not a folder");
    const { token, user } = await newPerson(blocked);
    const answer = await fetch(`${blocked.url}/api/objetivos/upload-foto`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: formWith(await picture("png")),
    });
    expect(answer.status).toBe(500);
    const code = answer.headers.get("x-request-id");
    expect(await answer.json()).toEqual({ detail: `${serverProblems.internal} Código: ${code}.` });
    const { ledger } = await memberOf(blocked.database, user.id);
    expect(await blocked.stores.photos.list(ledger)).toEqual([]);
    expect(await readFile(join(blocked.dataDirectory, "photos"), "utf8")).toBe("not a folder");
    await blocked.close();
  });
});

const half = (file: Buffer) => file.subarray(0, file.length / 2);
