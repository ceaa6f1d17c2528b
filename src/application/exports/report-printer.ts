import type { CategoryColour } from "../../domain/categories/category-look.ts";
import type { Cents } from "../../domain/shared/cents.ts";

type PrintedTable = { readonly headers: readonly string[]; readonly rows: readonly string[][] };

/** A report as text, with the figures of its charts. */
export type PrintedReport = {
  readonly language: string;
  /** The names of categories, which are told apart; `unnamed` is one that cannot be printed. */
  readonly names: { readonly all: readonly string[]; readonly unnamed: (number: number) => string };
  readonly title: string;
  readonly period: string;
  readonly madeOn: string;
  readonly totals: readonly {
    readonly label: string;
    readonly value: string;
    readonly note: string;
    readonly tone: "positive" | "negative";
  }[];
  readonly ring: {
    readonly title: string;
    /** The alternative text of its chart. */
    readonly alt: string;
    readonly middle: readonly [label: string, total: string];
    readonly slices: readonly {
      readonly label: string;
      /** The columns after the label. */
      readonly figures: readonly string[];
      readonly share: number;
      /** The colour that the user has chosen; null for the default of its place. */
      readonly colour: CategoryColour | null;
    }[];
    readonly empty: string;
  };
  readonly line: {
    readonly title: string;
    /** The alternative text of its chart. */
    readonly alt: string;
    /** The names of the months: first those of the points, then those of the band. */
    readonly names: readonly string[];
    readonly points: readonly Cents[];
    /** Whether the month of the last point is not over. */
    readonly unfinished: boolean;
    readonly band: readonly {
      readonly low: Cents;
      readonly expected: Cents;
      readonly high: Cents;
    }[];
    readonly note: string;
    readonly amount: (value: Cents) => string;
  };
  readonly tables: readonly (PrintedTable & { readonly title: string })[];
  readonly advice: {
    readonly title: string;
    readonly tips: readonly { readonly title: string; readonly message: string }[];
  };
  readonly page: (number: number, count: number) => string;
};

/** Makes a document of a report. Rejects with a Failure. */
export type ReportPrinter = {
  print(report: PrintedReport): Promise<Uint8Array<ArrayBuffer>>;
};
