import { leadForm } from '../../../content/lead-form';
import { propertyTypeOptions, timeframeOptions } from '../../../content/lead-form-options';
import { SelectField, TextArea, TextField } from '../../../shared/ui/field';
import type { Section, SectionProps } from '../section';
import { FieldGroup, FullWidth } from './field-group';

const texts = leadForm.needs;

function RoomsSizeTimeAndType({ fields }: SectionProps) {
  return (
    <>
      <TextField label={texts.rooms} help={texts.roomsHelp} {...fields.text('rooms')} />
      <TextField
        label={texts.propertySize}
        help={texts.propertySizeHelp}
        {...fields.text('propertySize')}
      />
      <SelectField
        label={texts.timeframe}
        options={timeframeOptions}
        placeholder={texts.choose}
        {...fields.select('timeframe')}
      />
      <SelectField
        label={texts.propertyType}
        options={propertyTypeOptions}
        placeholder={texts.choose}
        {...fields.select('propertyType')}
      />
    </>
  );
}

/** The home in short. */
export const home: Section = {
  fields: ['rooms', 'propertySize', 'timeframe', 'propertyType'],
  Content: (props) => (
    <FieldGroup legend={texts.legend} legendSize="question">
      <RoomsSizeTimeAndType {...props} />
    </FieldGroup>
  ),
};

/** The home in short, and what the visitor wants done and known in their own words. */
export const needs: Section = {
  fields: ['needs', ...home.fields, 'message'],
  Content: (props) => (
    <FieldGroup legend={texts.legend} legendSize="question">
      <FullWidth>
        <TextArea
          label={texts.description}
          help={texts.descriptionHelp}
          {...props.fields.text('needs')}
        />
      </FullWidth>
      <RoomsSizeTimeAndType {...props} />
      <FullWidth>
        <TextArea
          label={texts.message}
          help={texts.messageHelp}
          rows={3}
          {...props.fields.text('message')}
        />
      </FullWidth>
    </FieldGroup>
  ),
};
