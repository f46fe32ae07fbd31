import { articlesForm } from '../../../content/articles-form';
import { leadForm } from '../../../content/lead-form';
import { TextField } from '../../../shared/ui/field';
import type { Section, SectionProps } from '../section';
import { FieldGroup } from './field-group';

const texts = leadForm.contact;

function PhoneAndEmail({ fields }: SectionProps) {
  return (
    <>
      <TextField
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...fields.text('phone')}
      />
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...fields.text('email')}
      />
    </>
  );
}

/** First and last name in a field each, phone and e-mail. */
export const contact: Section = {
  fields: ['firstName', 'lastName', 'phone', 'email'],
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
      <PhoneAndEmail {...props} />
    </FieldGroup>
  ),
};

/** The whole name in one field, phone and e-mail. */
export const contactWithOneName: Section = {
  fields: ['fullName', 'phone', 'email'],
  Content: (props) => (
    <FieldGroup legend={texts.legend}>
      <TextField label={articlesForm.name} autoComplete="name" {...props.fields.text('fullName')} />
      <PhoneAndEmail {...props} />
    </FieldGroup>
  ),
};
