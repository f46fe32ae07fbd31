import { leadForm } from '../../../content/lead-form';
import { propertyTypeOptions, timeframeOptions } from '../../../content/lead-form-options';
import { SelectField, TextField } from '../../../shared/ui/fields/field';
import type { Section, SectionProps } from '../section';
import { FieldGroup } from './field-group';

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
