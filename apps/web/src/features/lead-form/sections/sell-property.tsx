import type { YesNo } from '@boligstyling/domain';
import { leadForm } from '../../../content/lead-form';
import { homeSellPropertyOptions, type Option } from '../../../content/lead-form-options';
import { RadioRow } from '../../../shared/ui/radio-row';
import type { Section } from '../section';
import { AgentQuestion } from './agent-contact';

/** The question the form opens with. What «no» means differs from form to form. */
export const sellProperty = (options: readonly Option<YesNo>[]): Section => ({
  fields: ['sellProperty'],
  Content: ({ fields }) => (
    <RadioRow
      legend={leadForm.sellProperty}
      legendSize="question"
      options={options}
      {...fields.choice('sellProperty')}
    />
  ),
});

const sellOrNot = sellProperty(homeSellPropertyOptions);

/** On the home form «no» is a valuation, and whether an agent makes it decides what else is asked. */
export const sellOrValue: Section = {
  ...sellOrNot,
  Content: (props) => (
    <>
      <sellOrNot.Content {...props} />
      <AgentQuestion {...props} after="no" />
    </>
  ),
};
