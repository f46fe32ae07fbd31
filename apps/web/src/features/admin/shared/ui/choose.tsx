import { admin } from '../../../../content/admin/admin';
import { SelectField } from '../../../../shared/ui/fields/field';

type ChooseProps = {
  label: string;
  /** To choose from, each in its words. */
  options: readonly { value: string; label: string }[];
  value: string;
  help?: string | undefined;
  onChoose: (value: string) => void;
};

/** A filter: one of these, or all. */
export function Choose({ onChoose, ...field }: ChooseProps) {
  return (
    <SelectField
      placeholder={admin.all}
      onChange={({ target }) => onChoose(target.value)}
      {...field}
    />
  );
}

/** The options that these values are, in their words. */
export const optionsOf = <Value extends string>(
  values: readonly Value[],
  words?: Readonly<Record<Value, string>>,
) => values.map((value) => ({ value, label: words?.[value] ?? value }));
