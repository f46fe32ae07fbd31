import { admin } from '../../../../content/admin/admin';
import { SelectField, TextField } from '../../../../shared/ui/fields/field';
import { useListPartnersQuery } from '@boligstyling/api-client/admin';
import type { ComponentProps } from 'react';
import { useSettledText } from '../lists/use-settled-text';

type ChooseProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  help?: string | undefined;
  onChoose: (value: string) => void;
};

export function Choose({ onChoose, ...field }: ChooseProps) {
  return (
    <SelectField
      placeholder={admin.all}
      onChange={({ target }) => onChoose(target.value)}
      {...field}
    />
  );
}

export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words?: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: words?.[value] ?? value }));

type ChoosePartnerProps = { label: string; value: string; onChoose: (id: string) => void };

export function ChoosePartner(props: ChoosePartnerProps) {
  const { data } = useListPartnersQuery({});
  const options = (data?.partners ?? []).map(({ id, name, company }) => ({
    value: id,
    label: `${name}, ${company}`,
  }));
  return <Choose options={options} {...props} />;
}

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
