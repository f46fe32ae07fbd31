import { leadForm } from '../../../content/lead-form';
import { confirmationOptions } from '../../../content/lead-form-options';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import type { Section } from '../section';

export const stylingOnly: Section = {
  fields: ['stylingOnly'],
  Content: ({ fields }) => (
    <RadioRow
      legend={leadForm.confirmation}
      options={confirmationOptions}
      {...fields.choice('stylingOnly')}
    />
  ),
};
