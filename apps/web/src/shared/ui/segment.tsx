import { RadioGroup, type RadioGroupProps } from './radio-group';
import type { OneOf } from './radio-row';
import styles from './segment.module.css';

/** Two or three short words of which one always holds, joined to one control. */
export function Segment<Value extends string>(props: RadioGroupProps & OneOf<Value>) {
  const { name, options, value = '', onChange, required, ...group } = props;
  return (
    <RadioGroup {...group}>
      <div className={styles.segment}>
        {options.map((option) => (
          <label key={option.value} className={styles.part}>
            <input
              type="radio"
              className={styles.input}
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
