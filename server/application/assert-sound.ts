/** Throws a storage failure while what is written would not be kept, and while what is read may be wrong. */
export type AssertSound = () => void;
