import { leadForm } from '../../../content/lead-form';
import { propertyTypeOptions, timeframeOptions } from '../../../content/lead-form-options';
import { SelectField, TextField } from '../../../shared/ui/fields/field';
import type { Section, SectionProps, FoundAddress } from '../section';
import { FieldGroup } from './field-group';
import { useRef } from 'react';
import { wholeAddress } from '../to-payload';

const texts = leadForm.needs;

export function Size({ fields }: SectionProps) {
  return (
    <TextField
      label={texts.propertySize}
      help={texts.propertySizeHelp}
      inputMode="numeric"
      {...fields.text('propertySize')}
    />
  );
}

export function Type({ fields }: SectionProps) {
  return (
    <SelectField
      label={texts.propertyType}
      options={propertyTypeOptions}
      placeholder={texts.choose}
      {...fields.select('propertyType')}
    />
  );
}

export function RoomsSizeTimeAndType(props: SectionProps) {
  const { fields } = props;
  return (
    <>
      <TextField label={texts.rooms} help={texts.roomsHelp} {...fields.text('rooms')} />
      <Size {...props} />
      <SelectField
        label={texts.timeframe}
        options={timeframeOptions}
        placeholder={texts.choose}
        {...fields.select('timeframe')}
      />
      <Type {...props} />
    </>
  );
}

export const home: Section = {
  fields: ['rooms', 'propertySize', 'timeframe', 'propertyType'],
  Content: (props) => (
    <FieldGroup legend={texts.legend} legendSize="question">
      <RoomsSizeTimeAndType {...props} />
    </FieldGroup>
  ),
};

const words = leadForm.address;

function Address({ fields, draft, change, AddressField }: SectionProps) {
  const postalCode = useRef<HTMLInputElement>(null);

  const choose = ({ address, postalCode: code, ...found }: FoundAddress) => {
    const chosen = { street: address, postalCode: code, city: found.city || draft.city };
    const number = found.municipalityNumber;
    change({ ...chosen, chosenAddress: number && `${number} ${wholeAddress(chosen)}` });
    if (!code) postalCode.current?.focus();
  };

  return (
    <FieldGroup legend={words.legend} layout="address">
      <AddressField {...fields.text('street')} onChoose={choose} />
      <TextField
        ref={postalCode}
        label={words.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        {...fields.text('postalCode')}
      />
      <TextField
        label={words.city}
        autoComplete="address-level2"
        placeholder={words.cityPlaceholder}
        {...fields.text('city')}
      />
    </FieldGroup>
  );
}

export const address: Section = { fields: ['street', 'postalCode', 'city'], Content: Address };
