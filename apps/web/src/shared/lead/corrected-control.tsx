import {
  LEAD_FIELDS,
  CORRECTABLE_KEYS,
  isFilled,
  isPlainText,
  isSingleLine,
  leadField,
  type LeadKey,
} from '@boligstyling/domain';
import { use, type ComponentProps, type ChangeEvent, createContext, type ReactNode } from 'react';
import { leadForm } from '../../content/lead-form';
import {
  serviceOptions,
  type Option,
  propertyTypeOptions,
  timeframeOptions,
} from '../../content/lead-form-options';
import { SelectField, TextArea, TextField } from '../ui/fields/field';

const OPTIONS: Partial<Record<CorrectedField, readonly Option[]>> = {
  service_type: serviceOptions,
  property_type_field: propertyTypeOptions,
  timeframe: timeframeOptions,
};

type CorrectedControlProps = {
  of: (typeof CORRECTED_FIELDS)[number];
  value: string;
  /** May no longer be in the list. */
  asSent: string;
  error: string | undefined;
  help: string | undefined;
  onChange: (value: string) => void;
  onChoose: (chosen: ChosenAddress) => void;
};

export function CorrectedControl(props: CorrectedControlProps) {
  const { of, value, asSent, error, help, onChange, onChoose } = props;
  const addressField = use(AddressFieldContext);
  const { kind, label, limit } = LEAD_FIELDS[of.key];
  const field = {
    value,
    ...(error && { error }),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (of.wire === 'address' && addressField) {
    return addressField({ ...field, name: of.wire, maxLength: limit, onChoose });
  }
  const named = { ...field, label, ...(help && { help }) };
  const options = OPTIONS[of.wire];
  if (options) {
    const isListed = asSent === '' || options.some((option) => option.value === asSent);
    const all = isListed ? options : [{ value: asSent, label: asSent }, ...options];
    const placeholder = asSent === '' ? leadForm.needs.choose : undefined;
    return <SelectField {...named} options={all} {...(placeholder && { placeholder })} />;
  }
  const Field = kind === 'text' ? TextArea : TextField;
  return <Field {...named} maxLength={limit} {...of.native} />;
}

type CorrectableKey = (typeof CORRECTABLE_KEYS)[number];
type TextKey = Exclude<CorrectableKey, 'contactByEmail'>;

export type CorrectedField = (typeof LEAD_FIELDS)[TextKey]['wire'];

const isText = (key: CorrectableKey): key is TextKey => leadField(key).kind !== 'flag';

const NATIVE: Partial<
  Record<CorrectedField, Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>>
> = {
  customer_name: { autoComplete: 'name' },
  customer_phone: { type: 'tel', autoComplete: 'tel-national' },
  customer_email: { type: 'email', autoComplete: 'email' },
};

export const CORRECTED_FIELDS = CORRECTABLE_KEYS.filter(isText).map((key) => {
  const { wire } = LEAD_FIELDS[key];
  return { key, wire, native: NATIVE[wire] };
});

type Draft = Record<CorrectedField, string>;

export const changedIn = (draft: Draft, begun: Draft) =>
  CORRECTED_FIELDS.filter(({ wire }) => draft[wire].trim() !== begun[wire]);

/** An owner who wanted a valuation was never asked about rooms. */
export function faultsIn(draft: Draft, begun: Draft): Partial<Draft> {
  return Object.fromEntries(
    changedIn(draft, begun).flatMap(({ key, wire }) => {
      const error = faultOf(key, draft[wire].trim());
      return error ? [[wire, error]] : [];
    }),
  );
}

export function faultOf(key: LeadKey, text: string): string | undefined {
  const field = leadField(key);
  if (field.kind === 'choice' || field.kind === 'flag') return undefined;
  if (field.absent === undefined && !isFilled(text)) return `${field.label} må fylles ut.`;
  const broken = field.rules?.find(({ holds }) => !holds(text));
  if (broken) return broken.otherwise;
  const isClean = field.kind === 'text' ? isPlainText(text) : isSingleLine(text);
  return isClean ? undefined : `${field.label} har tegn som ikke kan brukes.`;
}

interface ChosenAddress {
  fullAddress: string;
  city: string;
  /** Four digits. */
  municipalityNumber: string;
}

export interface AddressFieldProps {
  name: string;
  value: string;
  maxLength: number;
  error?: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onChoose: (chosen: ChosenAddress) => void;
}

/** Undefined is a plain text field. */
export const AddressFieldContext = createContext<
  ((props: AddressFieldProps) => ReactNode) | undefined
>(undefined);
