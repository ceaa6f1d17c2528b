/** The keys of everything that the browser stores. */
export const storageKeys = {
  token: "token",
  user: "user",
  consent: "fincontrol_consent",
  consentTimestamp: "fincontrol_consent_timestamp",
  consentTold: "fincontrol_consent_told",
  theme: "fincontrol-theme",
  drafts: "fincontrol_drafts",
  launch: "fincontrol_launch",
  device: "fincontrol_device",
  ended: "fincontrol_ended",
  mappings: "fincontrol_mappings",
} as const;

/** The name of the database with the writes that wait on the device, as the privacy policy states it. */
export const OUTBOX_DATABASE = "fincontrol-outbox";
