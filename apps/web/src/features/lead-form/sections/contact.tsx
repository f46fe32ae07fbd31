import { articlesForm } from '../../../content/pages/articles-form';
import { leadForm } from '../../../content/lead-form';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { TextField } from '../../../shared/ui/fields/field';
import type { Section, SectionProps } from '../section';
import { EmailField } from './email-field';
import { FieldGroup, FullWidth } from './field-group';

const texts = leadForm.contact;

function WaysToReach(props: SectionProps) {
  const { fields } = props;
  return (
    <>
      <TextField
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...fields.text('phone')}
      />
      <EmailField {...props} />
      <FullWidth>
        <Checkbox
          label={texts.byEmail}
          description={texts.byEmailHelp}
          {...fields.tick('contactByEmail')}
        />
      </FullWidth>
    </>
  );
}

/** First and last name in a field each, phone and e-mail, and which of these two is preferred. */
export const contact: Section = {
  fields: ['firstName', 'lastName', 'phone', 'email', 'contactByEmail'],
  Content: (props) => (
    <FieldGroup legend={texts.legend}>
      <TextField
        label={texts.firstName}
        autoComplete="given-name"
        {...props.fields.text('firstName')}
      />
      <TextField
        label={texts.lastName}
        autoComplete="family-name"
        {...props.fields.text('lastName')}
      />
      <WaysToReach {...props} />
    </FieldGroup>
  ),
};

/** The same with the whole name in one field. */
export const contactWithOneName: Section = {
  fields: ['fullName', 'phone', 'email', 'contactByEmail'],
  Content: (props) => (
    <FieldGroup legend={texts.legend}>
      <FullWidth>
        <TextField
          label={articlesForm.name}
          autoComplete="name"
          {...props.fields.text('fullName')}
        />
      </FullWidth>
      <WaysToReach {...props} />
    </FieldGroup>
  ),
};
