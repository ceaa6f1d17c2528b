import { describe, expect, it } from "vitest";
import { accepted, refused } from "../../../src/domain/shared/result.ts";
import { uploadPhoto } from "../../../server/application/photos/upload-photo.ts";
import { photoAddresses } from "../../../server/http/requests/photo-addresses.ts";
import { ledgerWorkOf, memberOf } from "../support/ledgers.ts";
import { newPerson } from "../support/people.ts";
import { startTestServer } from "../support/start-test-server.ts";

describe("a photo whose owner is removed while it is being written", () => {
  it("leaves no file behind", async () => {
    const server = await startTestServer();
    const { stores, database } = server;
    const { user } = await newPerson(server);
    const files = new Set<string>();
    const upload = uploadPhoto({
      photos: stores.photos,
      ledgerWork: ledgerWorkOf(database),
      photoAddresses,
      limit: { take: async () => accepted(null), giveBack: async () => {} },
      makePhoto: async (image) => accepted(image),
      newPhotoName: () => "a".repeat(64),
      clock: { now: () => 1 },
      earliest: { now: () => 1 },
      photoFiles: {
        save: async (name) => {
          await stores.users.remove(user.id);
          files.add(name);
        },
        read: async () => null,
        size: async () => null,
        remove: async (name) => {
          files.delete(name);
        },
      },
    });
    const outcome = await upload(await memberOf(database, user.id), async () =>
      accepted(new Uint8Array(5)),
    );
    expect(outcome).toEqual(refused("unauthenticated"));
    expect(files).toEqual(new Set());
    await server.close();
  });
});
