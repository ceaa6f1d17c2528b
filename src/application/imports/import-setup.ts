import { assign, emit, setup } from "xstate";
import type { Category } from "../../domain/categories/category.ts";
import type { FileCategory } from "../../domain/imports/categories/file-categories.ts";
import type { ImportAccount, ImportOutcome } from "../../domain/imports/import.ts";
import type { Mapping } from "../../domain/imports/mapping/mapping.ts";
import { applyRule } from "../../domain/imports/review/change-review.ts";
import {
  isBarred,
  type FileQuestionTopic,
  type FileAnswer,
} from "../../domain/imports/review/file-questions.ts";
import type { Decision } from "../../domain/imports/review/decide.ts";
import type { Rule, RuleDraft } from "../../domain/rules/rule.ts";
import type { Failure } from "../failure.ts";
import type {
  AccountOfFile,
  CompareInput,
  ImportProgress,
  OpenReview,
  PickedFile,
  ReadFiles,
  ReadInput,
  SendInput,
} from "./import-steps.ts";
import { notProvided } from "../acts/not-provided.ts";

export type ImportEvent =
  | { readonly type: "PICK"; readonly files: readonly PickedFile[] }
  /** Changes the mapping of the first unknown file. */
  | { readonly type: "CHANGE_MAPPING"; readonly mapping: Mapping }
  /** Reads that file with this mapping. */
  | { readonly type: "MAP" }
  /** Continues without that file. */
  | { readonly type: "LEAVE_OUT" }
  /** Reads the first shared file as one of its accounts. */
  | { readonly type: "READ_AS"; readonly number: string }
  /** Reads the shared file of a file under review as another of its accounts too. */
  | { readonly type: "JOIN_ACCOUNT"; readonly file: number; readonly number: string }
  /** Names the columns of a file under review again; what was decided in the review is forgotten. */
  | { readonly type: "MAP_AGAIN"; readonly file: number }
  | { readonly type: "CHOOSE_ACCOUNT"; readonly file: number; readonly account: ImportAccount }
  /** Answers what is asked about rows of a file, which is then compared again. */
  | {
      readonly type: "ANSWER";
      readonly file: number;
      readonly about: FileQuestionTopic;
      readonly answer: FileAnswer;
    }
  | { readonly type: "DECIDE"; readonly decision: Decision }
  /** Saves a rule, and applies it to the lines at once. */
  | { readonly type: "RULE"; readonly rule: RuleDraft }
  /** A rule was saved elsewhere, and is applied to the lines. */
  | { readonly type: "RULED"; readonly rule: Rule }
  /** Files the lines under which a name of the file stands under a category. */
  | {
      readonly type: "FILE_NAME";
      readonly name: FileCategory;
      readonly category: string;
    }
  /** The user's categories have changed. */
  | { readonly type: "CATEGORIES"; readonly categories: readonly Category[] }
  /** Compares a review with the server that could not be before; any other stays. */
  | { readonly type: "COMPARE" }
  | { readonly type: "IMPORT" }
  | { readonly type: "PROGRESS"; readonly progress: ImportProgress }
  | { readonly type: "RETRY" }
  | { readonly type: "CANCEL" };

type Context = ReadFiles & {
  readonly toRead: ReadInput;
  /** The mapping with which the first unknown file would be read; null if there is none. */
  readonly mapping: Mapping | null;
  readonly open: OpenReview | null;
  readonly progress: ImportProgress | null;
  readonly failure: Failure | null;
};

/** The context before any file is chosen. */
export const NOTHING: Context = {
  toRead: { files: [], mapping: null, among: null },
  mapping: null,
  read: [],
  faulty: [],
  unknown: [],
  shared: [],
  open: null,
  progress: null,
  failure: null,
};

/** The types of an import: its context and events, and its actors. */
export const importSetup = setup({
  types: {
    context: {} as Context,
    events: {} as ImportEvent,
    emitted: {} as
      | { readonly type: "IMPORTED"; readonly imports: readonly ImportOutcome[] }
      | { readonly type: "FAILED"; readonly failure: Failure },
    tags: {} as
      | "mapping"
      | "choosing-account"
      | "working"
      | "stuck"
      | "reviewing"
      | "busy"
      | "ruling",
  },
  actors: {
    read: notProvided<ReadFiles, ReadInput>(),
    compare: notProvided<OpenReview, CompareInput>(),
    keepRule: notProvided<Rule, { readonly rule: RuleDraft }>(),
    send: notProvided<readonly ImportOutcome[], SendInput>(),
  },
  guards: {
    isUnknown: ({ context }) => context.unknown.length > 0,
    isShared: ({ context }) => context.shared.length > 0,
    isOpen: ({ context }) => context.open !== null,
    isBarred: ({ context }) => context.open !== null && isBarred(context.open.review),
    isUnseen: ({ context }) => context.open !== null && context.open.unseen !== null,
    isRead: ({ context }) => context.read.length > 0,
  },
  actions: {
    forget: assign(NOTHING),
    follow: assign(({ context: { open } }, rule: Rule) => ({
      open: open && {
        ...open,
        rules: [...open.rules, rule],
        review: applyRule(open.review, rule),
      },
    })),
    leaveOut: assign(({ context }) => ({ unknown: context.unknown.slice(1) })),
    leaveSharedOut: assign(({ context }) => ({ shared: context.shared.slice(1) })),
    /** Reads next the file of several accounts as one of them. */
    readAs: assign((_, among: AccountOfFile | null) => ({
      toRead: {
        files: among === null ? [] : [among.file],
        mapping: among?.mapping ?? null,
        among,
      },
    })),
    fail: emit((_, failure: Failure) => ({ type: "FAILED" as const, failure })),
  },
});
