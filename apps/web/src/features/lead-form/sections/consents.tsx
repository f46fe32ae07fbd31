import { useState } from 'react';
import { leadForm } from '../../../content/lead-form';
import { Checkbox } from '../../../shared/ui/checkbox';
import type { Section, SectionProps } from '../section';
import styles from './consents.module.css';
import { FieldGroup } from './field-group';

const { legend, terms, dataProcessing } = leadForm.consents;

function Consents({ fields, TermsDialog }: SectionProps) {
  const [reading, setReading] = useState(false);
  const link = (
    <button type="button" className={styles.link} onClick={() => setReading(true)}>
      {terms.link}
    </button>
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
        <Checkbox label={dataProcessing} {...fields.tick('sharingAccepted')} />
      </FieldGroup>
      {reading && <TermsDialog onClose={() => setReading(false)} />}
    </>
  );
}

export const consents: Section = {
  fields: ['termsAccepted', 'sharingAccepted'],
  Content: Consents,
};
