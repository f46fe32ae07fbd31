import { homeSellPropertyOptions } from '../../../content/lead-form-options';
import { valuationForm } from '../../../content/valuation-form';
import type { Section } from '../section';
import { AgentQuestion } from './agent-contact';
import { sellProperty } from './sell-property';

const sellOrNot = sellProperty(homeSellPropertyOptions);

/**
 * On the home form «no» is a valuation, and whether an agent makes it determines the other
 * questions.
 */
export const sellOrValue: Section = {
  fields: [...sellOrNot.fields, 'agentContact'],
  Content: (props) => (
    <>
      <sellOrNot.Content {...props} />
      <AgentQuestion {...props} after="no" texts={valuationForm.agent} />
    </>
  ),
};
