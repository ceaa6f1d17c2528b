import { describe, expect, it } from "vitest";
import { saveProfile } from "../../../src/application/profile/save-profile.ts";
import { fakeProfiles } from "../../support/fakes/fake-profiles.ts";
import { brokenLine } from "../../support/fakes/line.ts";

const ANA = { name: "Ana", age: 30 };
const RUI = { name: "Rui", age: null };
const CREATE = { mode: { type: "create" }, draft: ANA, key: "key" } as const;
const EDIT = { mode: { type: "edit", id: "own" }, draft: RUI, key: "key" } as const;
const OFFLINE = { type: "offline" } as const;

describe("saving the personal data", () => {
  it("makes them the first time and changes them afterwards", async () => {
    const profiles = fakeProfiles();
    await saveProfile(profiles)(CREATE);
    expect(await profiles.read()).toEqual(ANA);
    await saveProfile(profiles)(EDIT);
    expect(await profiles.read()).toEqual(RUI);
  });

  it("fails with the failure of the call", async () => {
    await expect(saveProfile(fakeProfiles(null, brokenLine(OFFLINE)))(CREATE)).rejects.toEqual(
      OFFLINE,
    );
  });
});
