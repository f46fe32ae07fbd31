import { useEffect, useId, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { hasAtMost, type FormHints } from '@boligstyling/domain';
import { focusInvalid } from './use-field-errors';

type FieldProps = {
  label: string;
  help?: string;
  error?: string;
  optional?: boolean;
};

type Described = {
  id: string;
  className: string | undefined;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type FrameProps = FieldProps & {
  native: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>;
  value?: unknown;
  maxLength?: number | undefined;
  children?: ReactNode;
  control: (described: Described) => ReactNode;
};

const tooLong = (text: string, limit: number): string =>
  `Teksten kan ha høyst ${limit} tegn. Ta bort ${[...text].length - limit}.`;

function Frame({ native, value, maxLength = Infinity, ...frame }: FrameProps) {
  const { label, help, optional, control, children } = frame;
  const ownId = useId();
  const { id: fieldId = ownId, 'aria-describedby': describedBy } = native;
  const text = String(value ?? '');
  const isTooLong = !hasAtMost(text, maxLength);
  const error = isTooLong ? tooLong(text, maxLength) : frame.error;

  useEffect(() => {
    const form = document.getElementById(fieldId)?.closest('form');
    if (!form || !isTooLong) return;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      focusInvalid(form);
    };
    form.addEventListener('submit', stop, true);
    return () => form.removeEventListener('submit', stop, true);
  }, [fieldId, isTooLong]);

  const notes = [error && `${fieldId}-error`, help && `${fieldId}-help`, describedBy];

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={fieldId}>
        {label}
        {optional && <span className={styles.optional}> (valgfritt)</span>}
      </label>
      {control({
        id: fieldId,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes.filter(Boolean).join(' ') || undefined,
      })}
      {children}
      {/* A new element is no alert. */}
      {error && (
        <FieldError key={error} id={`${fieldId}-error`}>
          {error}
        </FieldError>
      )}
      {maxLength < Infinity && (
        <div aria-live="polite">
          {isTooLong && <VisuallyHidden>Teksten er for lang.</VisuallyHidden>}
        </div>
      )}
      {help && (
        <p className={styles.help} id={`${fieldId}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

type Field<Control extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Control>, 'className'>;

/** A native `maxLength` cuts pastes silently. */
export function TextField(props: Field<'input'>) {
  const { label, help, error, optional, maxLength, children, ...native } = props;
  const { value } = native;
  return (
    <Frame
      {...{ label, help, error, optional, maxLength, children, native, value }}
      control={(described) => <input type="text" {...native} {...described} />}
    />
  );
}

export function TextArea(props: Field<'textarea'>) {
  const { label, help, error, optional, maxLength, ...native } = props;
  const { value } = native;
  return (
    <Frame
      {...{ label, help, error, optional, maxLength, native, value }}
      control={(described) => <textarea rows={4} {...native} {...described} />}
    />
  );
}

type SelectFieldProps = Field<'select'> & {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
};

export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, options, placeholder, ...native } = props;
  return (
    <Frame
      {...{ label, help, error, optional, native }}
      control={(described) => (
        <select {...native} {...described}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

/** No browser autofills it. */
const NAME = 'kommentar';

/** A honeypot. */
export function HiddenField() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="text" name={NAME} tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** @param elapsedMs since the page was opened; undefined if answers were restored */
export function formHints(form: HTMLFormElement, elapsedMs: number | undefined): FormHints {
  return {
    hiddenFieldFilled: new FormData(form).get(NAME) !== '',
    seconds: elapsedMs === undefined ? undefined : Math.floor(elapsedMs / 1000),
  };
}
