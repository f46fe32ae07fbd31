import { useRef } from 'react';
import { leadForm } from '../../../content/lead-form';
import { TextField } from '../../../shared/ui/fields/field';
import type { FoundAddress, Section, SectionProps } from '../section';
import { wholeAddress } from '../to-payload';
import { FieldGroup } from './field-group';

const texts = leadForm.address;

function Address({ fields, draft, change, AddressField }: SectionProps) {
  const postalCode = useRef<HTMLInputElement>(null);

  const choose = ({ address, postalCode: code, ...found }: FoundAddress) => {
    const chosen = { street: address, postalCode: code, city: found.city || draft.city };
    const number = found.municipalityNumber;
    change({ ...chosen, chosenAddress: number && `${number} ${wholeAddress(chosen)}` });
    if (!code) postalCode.current?.focus();
  };

  return (
    <FieldGroup legend={texts.legend} layout="address">
      <AddressField {...fields.text('street')} onChoose={choose} />
      <TextField
        ref={postalCode}
        label={texts.postalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        {...fields.text('postalCode')}
      />
      <TextField
        label={texts.city}
        autoComplete="address-level2"
        placeholder={texts.cityPlaceholder}
        {...fields.text('city')}
      />
    </FieldGroup>
  );
}

export const address: Section = { fields: ['street', 'postalCode', 'city'], Content: Address };
