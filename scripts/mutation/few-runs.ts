import fc from "fast-check";

// With thousands of mutants, a broken law fails early or never, and nobody reads the smallest counterexample.
fc.configureGlobal({ numRuns: 25, endOnFailure: true });
