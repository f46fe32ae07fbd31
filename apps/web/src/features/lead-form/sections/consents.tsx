import { CONSENT_TEXTS } from '@boligstyling/domain';
import { useState } from 'react';
import { leadForm } from '../../../content/lead-form';
import { paths } from '../../../shared/config/paths';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { CheckboxName } from '../lead-draft';
import type { Section, SectionProps } from '../section';
import styles from './consents.module.css';
import { FieldGroup } from './field-group';

const { legend, terms, dataProcessing, privacy } = leadForm.consents;

interface Sharing {
  name: CheckboxName;
  label: string;
  note: string;
}

function Consents({ fields, TermsDialog, name, label, note }: SectionProps & Sharing) {
  const [reading, setReading] = useState(false);
  const link = TermsDialog ? (
    <button type="button" className={styles.link} onClick={() => setReading(true)}>
      {terms.link}
    </button>
  ) : (
    <a href={paths.terms} target="_blank">
      {terms.link}
      <VisuallyHidden> {privacy.newTab}</VisuallyHidden>
    </a>
  );

  return (
    <>
      <FieldGroup legend={legend} layout="list">
        <Checkbox
          label={
            <>
              {terms.before}
              {link}
              {terms.after}
            </>
          }
          {...fields.tick('termsAccepted')}
        />
        <Checkbox
          label={label}
          description={
            <>
              {note}{' '}
              <a href={paths.privacy} target="_blank">
                {privacy.text}
                <VisuallyHidden> {privacy.newTab}</VisuallyHidden>
              </a>
            </>
          }
          {...fields.tick(name)}
        />
      </FieldGroup>
      {TermsDialog && reading && <TermsDialog onClose={() => setReading(false)} />}
    </>
  );
}

export const consentsTo = (sharing: Sharing): Section => ({
  fields: ['termsAccepted', sharing.name],
  Content: (props) => <Consents {...props} {...sharing} />,
});

export const consents = consentsTo({
  name: 'sharingAccepted',
  label: dataProcessing,
  note: CONSENT_TEXTS.stylist,
});
