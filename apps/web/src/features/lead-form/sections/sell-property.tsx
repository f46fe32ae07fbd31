import type { YesNo } from '@boligstyling/domain';
import { leadForm } from '../../../content/lead-form';
import type { Option } from '../../../content/lead-form-options';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import type { Section } from '../section';

/** The meaning of «no» differs between forms. */
export const sellProperty = (
  options: readonly Option<YesNo>[],
  legendSize: 'label' | 'question' = 'question',
): Section => ({
  fields: ['sellProperty'],
  Content: ({ fields }) => (
    <RadioRow
      legend={leadForm.sellProperty}
      legendSize={legendSize}
      options={options}
      {...fields.choice('sellProperty')}
    />
  ),
});
