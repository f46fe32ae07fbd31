import { useId } from 'react';
import { Checkbox } from '../../../../shared/ui/fields/checkbox';
import { FieldError } from '../../../../shared/ui/fields/field-error';
import styles from './form.module.css';

type ChoiceGroupProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
};

/** The selection keeps the order of the options. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, chosen, error, onChange } = props;
  const errorId = useId();
  const values = options.map(({ value }) => value);
  return (
    <fieldset className={styles.choices} aria-describedby={error && errorId}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={chosen.includes(option.value)}
          aria-invalid={error ? true : undefined}
          onChange={({ target }) =>
            onChange(
              values.filter((each) =>
                each === option.value ? target.checked : chosen.includes(each),
              ),
            )
          }
        />
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
