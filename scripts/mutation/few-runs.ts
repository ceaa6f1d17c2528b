import fc from "fast-check";

// Thousands of changed rules are tried one after the other: each breaks its law early, or never, and nobody reads by
// which smallest example.
fc.configureGlobal({ numRuns: 25, endOnFailure: true });
