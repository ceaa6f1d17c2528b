import { TypeOverrides } from "pg";

const INT8 = 20;
const NUMERIC = 1700;

/** Cents, moments and their sums fit a number; pg would return them as text. */
export const numberTypes = new TypeOverrides();
numberTypes.setTypeParser(INT8, Number);
numberTypes.setTypeParser(NUMERIC, Number);
