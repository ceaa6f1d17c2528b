/** Says each promise and whether it holds; the program ends as failed where one did not. */
export function checks() {
  let failed = false;
  return {
    check: (what, holds) => {
      console.log(`${holds ? "✓" : "✗"} ${what}`);
      failed ||= !holds;
    },
    end: () => {
      if (failed) process.exitCode = 1;
    },
  };
}
