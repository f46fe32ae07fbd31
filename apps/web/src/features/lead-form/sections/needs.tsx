import { leadForm } from '../../../content/lead-form';
import { valuationForm } from '../../../content/valuation-form';
import { TextArea } from '../../../shared/ui/fields/field';
import type { Section, SectionProps } from '../section';
import { FieldGroup, FullWidth } from './field-group';
import { home, RoomsSizeTimeAndType, Size, Type } from './home';

const texts = leadForm.needs;

function Message({ fields, help }: SectionProps & { help: string }) {
  return (
    <FullWidth>
      <TextArea label={texts.message} help={help} rows={3} {...fields.text('message')} />
    </FullWidth>
  );
}

export const homeForAgent: Section = {
  fields: ['propertySize', 'propertyType', 'message'],
  Content: (props) => (
    <FieldGroup legend={valuationForm.home.legend} legendSize="question">
      <Size {...props} />
      <Type {...props} />
      <Message {...props} help={valuationForm.home.messageHelp} />
    </FieldGroup>
  ),
};

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
