import { admin } from '../../../../content/admin/admin';
import { SelectField } from '../../../../shared/ui/fields/field';
import { useListPartnersQuery } from '@boligstyling/api-client/admin';

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
