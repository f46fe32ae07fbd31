import { leadForm } from '../../../content/lead-form';
import { customerTypeOptions } from '../../../content/lead-form-options';
import { Segment } from '../../../shared/ui/fields/radio-row';
import type { Section } from '../section';

export const customerType: Section = {
  fields: ['customerType'],
  Content: ({ fields }) => (
    <Segment
      legend={leadForm.customerType}
      options={customerTypeOptions}
      {...fields.choice('customerType')}
    />
  ),
};
