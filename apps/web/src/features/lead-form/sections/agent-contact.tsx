import { CONSENT_TEXTS, type YesNo } from '@boligstyling/domain';
import { leadForm } from '../../../content/lead-form';
import { Checkbox } from '../../../shared/ui/checkbox';
import type { Section, SectionProps } from '../section';
import { FieldGroup } from './field-group';

const { legends, label, notes } = leadForm.agent;

/**
 * Whether an estate agent may get in touch: a yes of its own that nobody has to give.
 *
 * @param after the answer to whether the visitor sells after which it is asked
 */
export function AgentQuestion({ fields, draft, after }: SectionProps & { after: YesNo }) {
  if (draft.sellProperty !== after) return null;
  const note = notes[after][draft.agentContact ? 'wanted' : 'not'];
  return (
    <FieldGroup legend={legends[after]} layout="list">
      <Checkbox
        label={label}
        description={
          <>
            {CONSENT_TEXTS['estate-agent'].text} <span role="status">{note}</span>
          </>
        }
        {...fields.tick('agentContact')}
      />
    </FieldGroup>
  );
}

/** Asked last, of those who sell: their other answers do not depend on it. */
export const sellersAgent: Section = {
  fields: ['agentContact'],
  Content: (props) => <AgentQuestion {...props} after="yes" />,
};
