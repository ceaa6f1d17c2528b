import { Calendar } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { calendarTexts } from "../../../text/calendar.ts";
import { useToday } from "../../signed-in-context.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { CalendarFieldProps } from "./calendar-field-props.ts";
import type { CalendarKind } from "./calendar-kind.ts";
import { CalendarPopup } from "./CalendarPopup.tsx";
import { controlLook } from "./control-look.ts";
import * as styles from "./field.css.ts";
import { FieldFrame } from "./FieldFrame.tsx";
import { splitFieldProps } from "./split-field-props.ts";

type PickerFieldProps<Value extends string> = CalendarFieldProps & {
  readonly kind: CalendarKind<Value>;
};

/**
 * A date or a month that is typed, or chosen in a calendar that the arrow down opens. The input is parsed on blur or
 * Enter; invalid input is passed on unchanged, for the form to refuse.
 */
export function PickerField<Value extends string>({
  kind,
  accepted = {},
  ...props
}: PickerFieldProps<Value>) {
  const [frame, { value, onChange, ...control }] = splitFieldProps(props);
  const today = useToday();
  const popupId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = kind.parse(value);
  const shown = chosen === null ? value : kind.show(chosen);
  const take = () => {
    if (typed !== null && typed !== shown) onChange(kind.read(typed, today, accepted) ?? typed);
    setTyped(null);
  };
  const openCalendar = () => {
    take();
    setOpen(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") take();
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    openCalendar();
  };
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <span className={styles.frame}>
          <input
            {...control}
            {...wiring}
            ref={input}
            type="text"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? popupId : undefined}
            autoComplete="off"
            placeholder={kind.texts.placeholder}
            className={`${controlLook(frame)} ${styles.withEnd}`}
            value={typed ?? shown}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={take}
            onFocus={(event) => event.target.select()}
            onKeyDown={press}
          />
          <span className={styles.endButton}>
            <IconButton
              label={calendarTexts.open}
              icon={<Calendar size={16} aria-hidden />}
              // Tab stops only at the field: its arrow down does the same.
              tabIndex={-1}
              disabled={control.disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => (open ? setOpen(false) : openCalendar())}
            />
          </span>
          {open && (
            <CalendarPopup
              id={popupId}
              kind={kind}
              chosen={chosen}
              today={today}
              field={input}
              onChoose={(choice) => {
                setOpen(false);
                input.current?.focus();
                onChange(choice);
              }}
              onClose={(way) => {
                setOpen(false);
                if (way === "escape") input.current?.focus();
              }}
            />
          )}
        </span>
      )}
    </FieldFrame>
  );
}
