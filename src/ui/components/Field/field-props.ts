/** The props of every field. A field always has a label. */
export type FieldProps = {
  readonly label: string;
  /** Read aloud, not drawn: the surroundings show it already. */
  readonly labelHidden?: boolean | undefined;
  readonly hint?: string | undefined;
  /** The sentence that says what is wrong, if anything. */
  readonly error?: string | null | undefined;
  /** Marks an optional field among required ones. */
  readonly optional?: boolean | undefined;
  /** The small form, for rows of filters. */
  readonly compact?: boolean | undefined;
  readonly className?: string | undefined;
};

/** The value of a field is always text, as it was typed. */
export type TextValue = {
  readonly value: string;
  readonly onChange: (value: string) => void;
};
