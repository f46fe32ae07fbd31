import { admin } from '../../../../content/admin/admin';
import { SelectField, TextField } from '../../../../shared/ui/fields/field';
import { useListPartnersQuery } from '@boligstyling/api-client/admin';
import type { ListFilter } from '@boligstyling/domain';
import type { ComponentProps } from 'react';
import { useSettledText } from '../lists/use-settled-text';

type Condition = { label: string; value: string; onChoose: (value: string) => void };

/** Props of a filter's fields. */
export const conditionsOf =
  <Filter extends ListFilter, Values extends Readonly<Record<string, string>>>(
    filter: Filter,
    values: Values,
    onChange: (changes: Partial<Values>) => void,
  ) =>
  (key: keyof Filter): Condition => {
    const { label, address } = filter[key]!;
    const onChoose = (value: string) => onChange({ [address]: value } as Partial<Values>);
    return { label, value: values[address] ?? '', onChoose };
  };

type ChooseProps = Condition & {
  options: readonly { value: string; label: string }[];
  help?: string | undefined;
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

export function ChoosePartner(props: Condition) {
  const { data } = useListPartnersQuery({});
  const options = (data?.partners ?? []).map(({ id, name, company }) => ({
    value: id,
    label: `${name}, ${company}`,
  }));
  return <Choose options={options} {...props} />;
}

type TypedFieldProps = Condition & Omit<ComponentProps<typeof TextField>, 'onChange'>;

/** Takes effect once typing pauses. */
export function TypedField({ value, onChoose, ...field }: TypedFieldProps) {
  const typed = useSettledText(value, onChoose, field.maxLength);
  return <TextField {...field} {...typed} />;
}

/** While «2026» is typed the year is 2, 20 and 202 first. */
const isWhole = (day: string) => day === '' || day >= '1000';

/** `yyyy-MM-dd` or empty. */
export function DayField({ onChoose, ...field }: TypedFieldProps) {
  return <TypedField type="date" onChoose={(day) => isWhole(day) && onChoose(day)} {...field} />;
}

export function Period({ of }: { of: (key: 'from' | 'to') => Condition }) {
  const [from, to] = [of('from'), of('to')];
  return (
    <>
      <DayField {...from} max={to.value || undefined} />
      <DayField {...to} min={from.value || undefined} />
    </>
  );
}
