import { CONSENT_TEXTS, type YesNo } from '@boligstyling/domain';
import { leadForm } from '../../../content/lead-form';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import type { Section, SectionProps } from '../section';
import { FieldGroup } from './field-group';

type AgentQuestionProps = SectionProps & {
  after: YesNo;
  texts: Readonly<Record<'legend' | 'wanted' | 'not', string>>;
};

/** @param after the answer about selling that makes the question appear */
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

/** Other answers do not depend on it. */
export const sellersAgent: Section = {
  fields: ['agentContact'],
  Content: (props) => <AgentQuestion {...props} after="yes" texts={leadForm.agent} />,
};
