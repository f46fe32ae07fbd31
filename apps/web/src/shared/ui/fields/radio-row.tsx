import row from './radio-row.module.css';
import segment from './segment.module.css';
import { useId, type ReactNode } from 'react';
import { FieldError } from './field';

type OneOf<Value extends string> = {
  name: string;
  options: readonly { value: Value; label: string }[];
  value?: Value | '';
  onChange: (value: Value) => void;
};

type RadioRowProps<Value extends string> = RadioGroupProps & OneOf<Value>;

export const RadioRow = <Value extends string>(props: RadioRowProps<Value>) =>
  answersIn(row, props);

export const Segment = <Value extends string>(props: RadioRowProps<Value>) =>
  answersIn(segment, props);

function answersIn<Value extends string>(
  styles: CSSModuleClasses,
  { name, options, value = '', onChange, ...group }: RadioRowProps<Value>,
) {
  return (
    <RadioGroup {...group}>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.mark}
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </RadioGroup>
  );
}

type RadioGroupProps = {
  legend: string;
  legendSize?: 'label' | 'question';
  help?: string;
  error?: string;
};

export function RadioGroup(props: RadioGroupProps & { children: ReactNode }) {
  const { legend, legendSize = 'label', help, error, children } = props;
  const errorId = useId();
  const helpId = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={[error && errorId, help && helpId].filter(Boolean).join(' ') || undefined}
    >
      <legend className={row[legendSize]}>{legend}</legend>
      {help && (
        <p id={helpId} className={row.help}>
          {help}
        </p>
      )}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
