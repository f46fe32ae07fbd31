import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from '../icon';
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
  id?: string;
  describedBy?: string;
  children?: ReactNode;
  control: (described: Described) => ReactNode;
};

function Frame({ label, help, error, optional, id, describedBy, control, children }: FrameProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
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
      {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
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

export function TextField(props: Field<'input'>) {
  const { label, help, error, optional, children, ...native } = props;
  const describedBy = native['aria-describedby'];
  return (
    <Frame
      {...{ label, help, error, optional, children, describedBy, id: native.id }}
      control={(described) => <input type="text" {...native} {...described} />}
    />
  );
}

const tooLong = (text: string, limit: number): string =>
  `Teksten kan ha høyst ${limit} tegn. Ta bort ${[...text].length - limit}.`;

/** A native `maxLength` cuts pastes silently. */
export function TextArea(props: Field<'textarea'>) {
  const { label, help, error, optional, maxLength = Infinity, ...native } = props;
  const describedBy = native['aria-describedby'];
  const area = useRef<HTMLTextAreaElement>(null);
  const text = String(native.value ?? '');
  const isTooLong = !hasAtMost(text, maxLength);

  useEffect(() => {
    const form = area.current?.form;
    if (!form || !isTooLong) return;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      focusInvalid(form);
    };
    form.addEventListener('submit', stop, true);
    return () => form.removeEventListener('submit', stop, true);
  }, [isTooLong]);

  return (
    <Frame
      {...{ label, help, optional, describedBy, id: native.id }}
      error={isTooLong ? tooLong(text, maxLength) : error}
      control={(described) => <textarea ref={area} rows={4} {...native} {...described} />}
    />
  );
}

type SelectFieldProps = Field<'select'> & {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
};

export function SelectField(props: SelectFieldProps) {
  const { label, help, error, optional, options, placeholder, ...native } = props;
  const describedBy = native['aria-describedby'];
  return (
    <Frame
      {...{ label, help, error, optional, describedBy, id: native.id }}
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
    <div className={styles.hidden} aria-hidden="true">
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
