/**
 * Does a work that takes access away from somebody. It has to succeed even where nothing else can be written any
 * more, so it is done once more, in room that was kept for it, if at first there was none.
 */
export type WithRoom = <Outcome>(work: () => Promise<Outcome>) => Promise<Outcome>;
