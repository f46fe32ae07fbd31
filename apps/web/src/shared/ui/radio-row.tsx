import type { ComponentProps } from 'react';
import { RadioGroup, type RadioGroupProps } from './radio-group';
import styles from './radio-row.module.css';

export type OneOf<Value extends string> = {
  name: string;
  options: readonly { value: Value; label: string }[];
  /** Empty or undefined while nothing is chosen. */
  value?: Value | '';
  onChange: (value: Value) => void;
} & Pick<ComponentProps<'input'>, 'required'>;

/** A short question with its few answers side by side, such as Ja and Nei. */
export function RadioRow<Value extends string>(props: RadioGroupProps & OneOf<Value>) {
  const { name, options, value = '', onChange, required, ...group } = props;
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
              required={required}
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
