import { admin } from '../../../../content/admin/admin';
import { SelectField } from '../../../../shared/ui/fields/field';

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
