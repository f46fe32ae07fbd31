import { articlesForm } from '../../../content/pages/articles-form';
import { leadForm } from '../../../content/lead-form';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { TextField } from '../../../shared/ui/fields/field';
import type { Section, SectionProps } from '../section';
import { FieldGroup, FullWidth } from './field-group';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenLoaded } from '../../../shared/ui/when-loaded';
import { focusField } from '../refused-fields';
import { CONSENT_TEXTS, type YesNo } from '@boligstyling/domain';

const EmailGuess = whenLoaded(() => import('./email-guess'), false);

/** Input is never changed without a press. */
function EmailField({ fields, draft, change }: SectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const [settled, setSettled] = useState<string>();
  const look = useEffectEvent(() => {
    if (document.activeElement !== input.current) setSettled(draft.email);
  });
  useEffect(() => look(), [draft.email]);
  const take = (email: string) => {
    change({ email });
    focusField(input.current!.form!, 'email');
  };

  return (
    <TextField
      label={leadForm.contact.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...fields.text('email')}
      ref={input}
      onBlur={({ target }) => setSettled(target.value)}
    >
      <div aria-live="polite">
        {settled && settled === draft.email && <EmailGuess typed={draft.email} onTake={take} />}
      </div>
    </TextField>
  );
}

const texts = leadForm.contact;

function WaysToReach(props: SectionProps) {
  const { fields } = props;
  return (
    <>
      <TextField
        label={texts.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...fields.text('phone')}
      />
      <EmailField {...props} />
      <FullWidth>
        <Checkbox
          label={texts.byEmail}
          description={texts.byEmailHelp}
          {...fields.tick('contactByEmail')}
        />
      </FullWidth>
    </>
  );
}

export const contact: Section = {
  fields: ['firstName', 'lastName', 'phone', 'email', 'contactByEmail'],
  Content: (props) => (
    <FieldGroup legend={texts.legend}>
      <TextField
        label={texts.firstName}
        autoComplete="given-name"
        {...props.fields.text('firstName')}
      />
      <TextField
        label={texts.lastName}
        autoComplete="family-name"
        {...props.fields.text('lastName')}
      />
      <WaysToReach {...props} />
    </FieldGroup>
  ),
};

export const contactWithOneName: Section = {
  fields: ['fullName', 'phone', 'email', 'contactByEmail'],
  Content: (props) => (
    <FieldGroup legend={texts.legend}>
      <FullWidth>
        <TextField
          label={articlesForm.name}
          autoComplete="name"
          {...props.fields.text('fullName')}
        />
      </FullWidth>
      <WaysToReach {...props} />
    </FieldGroup>
  ),
};

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
