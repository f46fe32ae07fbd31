import type { ListField, RecordField, RecordFields } from '@boligstyling/domain';
import { useId } from 'react';
import { AreasField } from '../../../../shared/areas/areas-field';
import type { Drafting } from '../../../../shared/ui/drafts/use-draft';
import { Checkbox } from '../../../../shared/ui/fields/checkbox';
import { SelectField, TextArea, TextField, FieldError } from '../../../../shared/ui/fields/field';
import styles from './form.module.css';

type RecordInputsProps<Draft extends object> = { of: Drafting<Draft>; fields: RecordFields };

export function RecordInputs<Draft extends object>({ of, fields }: RecordInputsProps<Draft>) {
  const groups: RecordField[][] = [];
  for (const field of Object.values(fields)) {
    const last = groups.at(-1);
    if (last?.every(isNarrow) && isNarrow(field)) last.push(field);
    else groups.push([field]);
  }
  return groups.map((group) => (
    <div key={group[0]?.wire} className={group.every(isNarrow) ? styles.row : undefined}>
      {group.map((field) => (
        <Input key={field.wire} field={field} of={of as unknown as Drafting<Drafted>} />
      ))}
    </div>
  ));
}

type Drafted = Record<string, string>;

const isNarrow = (field: RecordField): boolean =>
  field.kind === 'line' ||
  field.kind === 'number' ||
  field.kind === 'choice' ||
  (field.kind === 'list' && field.input === 'commas');

type InputProps<Field> = { field: Field; of: Drafting<Drafted> };

function Input({ field, of }: InputProps<RecordField>) {
  const { help, kind, label, wire } = field;
  if (kind === 'flag') {
    const ticked = of.ticked as (name: string) => ReturnType<typeof of.ticked>;
    return <Checkbox label={label} description={help} {...ticked(wire)} />;
  }
  if (kind === 'choice') {
    const options = field.options.map((value) => ({ value, label: field.names[value] ?? value }));
    return <SelectField label={label} help={help} options={options} {...selected(of, wire)} />;
  }
  if (kind === 'list') return <ListInput field={field} of={of} />;
  if (kind === 'text') {
    const maxLength = field.limit;
    return <TextArea label={label} help={help} rows={3} {...{ maxLength }} {...of.written(wire)} />;
  }
  const native =
    kind === 'number'
      ? ({ inputMode: field.unit ? 'decimal' : 'numeric' } as const)
      : { ...NATIVE[field.input ?? 'text'], maxLength: field.typedLimit ?? field.limit };
  const unit = kind === 'number' && field.unit ? ` i ${field.unit}` : '';
  return <TextField label={`${label}${unit}`} help={help} {...native} {...of.written(wire)} />;
}

const NATIVE = {
  text: {},
  email: { type: 'email' },
  tel: { type: 'tel' },
  url: { inputMode: 'url' },
  numeric: { inputMode: 'numeric' },
} as const;

const selected = (of: Drafting<Drafted>, wire: string) => ({
  value: of.draft[wire],
  error: of.errors[wire],
  onChange: ({ target }: { target: { value: string } }) => of.write({ [wire]: target.value }),
});

function ListInput({ field, of }: InputProps<ListField>) {
  const { help, input, label, nameOf, options = [], wire } = field;
  if (input === 'commas') return <TextField label={label} help={help} {...of.written(wire)} />;
  if (input === 'lines') {
    return <TextArea label={label} help={help} optional rows={3} {...of.written(wire)} />;
  }
  const chosen = of.draft[wire] as unknown as readonly string[];
  const error = of.errors[wire];
  const onChange = (items: readonly string[]) =>
    of.write({ [wire]: items } as unknown as Partial<Drafted>);
  if (input === 'areas') return <AreasField areas={chosen} error={error} onChange={onChange} />;
  return (
    <ChoiceGroup
      label={label}
      options={options.map((value) => ({ value, label: nameOf?.(value) ?? value }))}
      chosen={chosen}
      error={error}
      onChange={onChange}
    />
  );
}

type ChoiceGroupProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  error: string | undefined;
  onChange: (chosen: Value[]) => void;
};

function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, chosen, error, onChange } = props;
  const errorId = useId();
  const values = options.map(({ value }) => value);
  return (
    <fieldset className="stack-3 whole-words" aria-describedby={error && errorId}>
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
