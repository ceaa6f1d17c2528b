/** What every field has in common. A field without a label does not exist. */
export type FieldProps = {
  readonly label: string;
  /** Read aloud, not drawn: what stands around the field says it already. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  /** The sentence that says what is wrong, or nothing. */
  readonly error?: string | null | undefined;
  /** Marks a field that may stay empty among fields that may not. */
  readonly optional?: boolean | undefined;
  /** The small form for rows of filters. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The value of a field is always text, as it was typed. */
export type TextValue = {
  readonly value: string;
  readonly onChange: (value: string) => void;
};
