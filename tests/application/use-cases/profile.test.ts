import { describe, expect, it } from "vitest";
import { loadProfile } from "../../../src/application/use-cases/load-profile.ts";
import { saveProfile } from "../../../src/application/use-cases/save-profile.ts";
import { fakeGoals } from "../../support/fakes/fake-goals.ts";
import { fakeProfiles } from "../../support/fakes/fake-profiles.ts";
import { brokenLine } from "../../support/fakes/line.ts";
import { goalWith } from "../../support/goals.ts";

const ANA = { name: "Ana", age: 30 };
const RUI = { name: "Rui", age: null };
const CREATE = { mode: { type: "create" }, draft: ANA, key: "key" } as const;
const EDIT = { mode: { type: "edit", id: "own" }, draft: RUI, key: "key" } as const;
const OFFLINE = { type: "offline" } as const;

describe("the profile screen", () => {
  it("shows the personal data and all goals, in their given order", async () => {
    const goals = [goalWith(), goalWith(), goalWith()];
    expect(await loadProfile(fakeProfiles(ANA), fakeGoals(goals))()).toEqual({
      profile: ANA,
      goals,
    });
  });

  it("knows when there are no personal data yet", async () => {
    expect(await loadProfile(fakeProfiles(), fakeGoals())()).toEqual({ profile: null, goals: [] });
  });

  it("fails as a whole when any of its parts cannot be loaded", async () => {
    const away = brokenLine(OFFLINE);
    const withoutGoals = loadProfile(fakeProfiles(ANA), fakeGoals([], away));
    const withoutProfile = loadProfile(fakeProfiles(ANA, away), fakeGoals());
    await expect(withoutGoals()).rejects.toEqual(OFFLINE);
    await expect(withoutProfile()).rejects.toEqual(OFFLINE);
  });
});

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
