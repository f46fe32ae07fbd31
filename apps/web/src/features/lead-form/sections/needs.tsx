import { leadForm } from '../../../content/lead-form';
import { propertyTypeOptions, timeframeOptions } from '../../../content/lead-form-options';
import { SelectField, TextArea, TextField } from '../../../shared/ui/field';
import type { Section, SectionProps } from '../section';
import { FieldGroup, FullWidth } from './field-group';

const texts = leadForm.needs;

function Size({ fields }: SectionProps) {
  return (
    <TextField
      label={texts.propertySize}
      help={texts.propertySizeHelp}
      inputMode="numeric"
      {...fields.text('propertySize')}
    />
  );
}

function Type({ fields }: SectionProps) {
  return (
    <SelectField
      label={texts.propertyType}
      options={propertyTypeOptions}
      placeholder={texts.choose}
      {...fields.select('propertyType')}
    />
  );
}

function Message({ fields, help }: SectionProps & { help: string }) {
  return (
    <FullWidth>
      <TextArea label={texts.message} help={help} rows={3} {...fields.text('message')} />
    </FullWidth>
  );
}

function RoomsSizeTimeAndType(props: SectionProps) {
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

/** What an agent needs to know of the home before saying yes. */
export const homeForAgent: Section = {
  fields: ['propertySize', 'propertyType', 'message'],
  Content: (props) => (
    <FieldGroup legend={leadForm.home.legend} legendSize="question">
      <Size {...props} />
      <Type {...props} />
      <Message {...props} help={leadForm.home.messageHelp} />
    </FieldGroup>
  ),
};

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
      <Message {...props} help={texts.messageHelp} />
    </FieldGroup>
  ),
};
