import { CONSENT_TEXTS, type YesNo } from '@boligstyling/domain';
import { leadForm } from '../../../content/lead-form';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import type { Section, SectionProps } from '../section';
import { FieldGroup } from './field-group';

type AgentQuestionProps = SectionProps & {
  after: YesNo;
  texts: Readonly<Record<'legend' | 'wanted' | 'not', string>>;
};

/**
 * Whether an estate agent may get in touch: a yes of its own that nobody has to give.
 *
 * @param after the answer to whether the visitor sells after which it is asked
 */
export function AgentQuestion({ fields, draft, after, texts }: AgentQuestionProps) {
  if (draft.sellProperty !== after) return null;
  return (
    <FieldGroup legend={texts.legend} layout="list">
      <Checkbox
        label={leadForm.agentLabel}
        description={
          <>
            {CONSENT_TEXTS['estate-agent']}{' '}
            <span role="status">{texts[draft.agentContact ? 'wanted' : 'not']}</span>
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
  Content: (props) => <AgentQuestion {...props} after="yes" texts={leadForm.agent} />,
};
