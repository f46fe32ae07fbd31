import type { ComponentProps } from 'react';
import { TextField } from '../../../../shared/ui/fields/field';
import { useSettledText } from '../lists/use-settled-text';

type DayFieldProps = Pick<ComponentProps<'input'>, 'min' | 'max'> & {
  label: string;
  /** `yyyy-MM-dd`; empty for any. */
  value: string;
  onChange: (day: string) => void;
};

/** While «2026» is typed the year is 2, 20 and 202 first. */
const isWhole = (day: string) => day === '' || day >= '1000';

export function DayField({ value, onChange, ...field }: DayFieldProps) {
  const written = useSettledText(value, (day) => isWhole(day) && onChange(day));
  return <TextField type="date" {...field} {...written} />;
}
