import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decodeNotification,
  encodeNotification,
  notificationListSchema,
  notificationQuerySchema,
  notificationSchema,
} from "../../../src/contract/notifications/notifications.ts";
import { anyNotification } from "../../support/arbitraries/notification.ts";
import { overTheWire, read, refusals } from "../../support/read.ts";

const answer = {
  id: "a",
  titulo: "Título",
  mensagem: "Mensagem",
  lida: false,
  created_at: "2026-11-20T10:00:00.000Z",
  ligacao: null,
};

describe("notifications", () => {
  it("are after their way over the wire what they were before", () => {
    fc.assert(
      fc.property(fc.array(anyNotification, { maxLength: 5 }), (notifications) => {
        const sent = overTheWire(notifications.map(encodeNotification));
        expect(read(notificationListSchema, sent).map(decodeNotification)).toEqual(notifications);
      }),
    );
  });

  it("tell their moment to the millisecond, in UTC", () => {
    const [told] = read(notificationListSchema, [answer]).map(decodeNotification);
    expect(told?.createdAt).toBe(Date.UTC(2026, 10, 20, 10));
    if (told !== undefined) expect(encodeNotification(told)).toEqual(answer);
  });

  it.each(["ontem", "", "2026-13-01T00:00:00Z", "2026-11-20", 1_763_000_000_000])(
    "are not read with the moment %j",
    (created_at) => {
      expect(refusals(notificationSchema, { ...answer, created_at })).toHaveProperty("created_at");
    },
  );

  it("are about nothing where nothing is told, or nothing that is known", () => {
    const { ligacao: _, ...old } = answer;
    const strange = [{ tipo: "conta", id: "a" }, { tipo: "mes" }, { tipo: "objetivo" }];
    for (const one of [old, ...strange.map((ligacao) => ({ ...answer, ligacao }))])
      expect(decodeNotification(read(notificationSchema, one)).subject).toBeNull();
  });

  it("are asked for by nothing but whether they are unread", () => {
    expect(read(notificationQuerySchema, {})).toEqual({});
    expect(read(notificationQuerySchema, { apenas_nao_lidas: "true" })).toEqual({
      apenas_nao_lidas: "true",
    });
    for (const apenas_nao_lidas of ["1", "sim", "", true, ["true", "true"]])
      expect(refusals(notificationQuerySchema, { apenas_nao_lidas })).toEqual({
        apenas_nao_lidas: "wrong-type",
      });
    expect(refusals(notificationQuerySchema, { lida: "true" })).toEqual({ lida: "unknown-field" });
  });
});
