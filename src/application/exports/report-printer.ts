import type { CategoryColour } from "../../domain/categories/category-look.ts";
import type { Cents } from "../../domain/shared/cents.ts";

type PrintedTable = { readonly headers: readonly string[]; readonly rows: readonly string[][] };

/** A report in words and in the figures that its pictures are drawn from. */
export type PrintedReport = {
  readonly language: string;
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
    /** The words of its picture, for who does not see it. */
    readonly alt: string;
    readonly middle: readonly [label: string, total: string];
    readonly slices: readonly {
      readonly label: string;
      /** The columns behind the label. */
      readonly figures: readonly string[];
      readonly share: number;
      /** The colour that somebody has given it; null for the one of its place. */
      readonly colour: CategoryColour | null;
    }[];
    readonly empty: string;
  };
  readonly line: {
    readonly title: string;
    /** The words of its picture, for who does not see it. */
    readonly alt: string;
    /** The names of the months, those of the band after those of the points. */
    readonly names: readonly string[];
    readonly points: readonly Cents[];
    /** Whether the last of the points is of a month that is not over. */
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
