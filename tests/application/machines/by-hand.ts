import { fromPromise } from "xstate";

/** Lets every promise that is already answered have its effect. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** I/O that a test answers by hand: what it was asked, and the answers to its last question. */
export function byHand<Output, Input = void>() {
  const inputs: Input[] = [];
  let last = Promise.withResolvers<Output>();
  const logic = fromPromise<Output, Input>(({ input }) => {
    inputs.push(input);
    last = Promise.withResolvers<Output>();
    return last.promise;
  });
  const answer = (output: Output) => {
    last.resolve(output);
    return settled();
  };
  const fail = (reason: unknown) => {
    last.reject(reason);
    return settled();
  };
  return { logic, inputs, answer, fail };
}
