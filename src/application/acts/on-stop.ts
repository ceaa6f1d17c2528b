/** Calls back once the work is no longer wanted. */
export type OnStop = (stop: () => void) => void;
