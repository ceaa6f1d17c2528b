/** Throws a storage failure while writes would be lost or reads may be wrong. */
export type AssertSound = () => void;
