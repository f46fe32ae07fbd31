import { LEAD_FIELDS } from '@boligstyling/domain';
import { use } from 'react';
import { leadForm } from '../../content/lead-form';
import {
  serviceOptions,
  type Option,
  propertyTypeOptions,
  timeframeOptions,
} from '../../content/lead-form-options';
import { SelectField, TextArea, TextField } from '../ui/fields/field';
import { AddressFieldContext, type ChosenAddress } from './address-field-context';
import type { CORRECTED_FIELDS, CorrectedField } from './corrected-fields';

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
