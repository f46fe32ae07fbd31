import {
  type AskedPartnerDto,
  type OwnerPageDto,
  useAnswerAboutAgentMutation,
} from '@boligstyling/api-client/links';
import { useState } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { SideButton } from '../../../shared/ui/button';
import { withContact } from './owner-headline';
import styles from './owner-page.module.css';
import { shownConsent } from '../../../shared/links/price-text';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { useAct } from '../../../shared/links/use-act';

const isAgent = ({ kind }: AskedPartnerDto) => kind === 'estate-agent';

/** Only one agent ever gets the contact details. */
function hasLostAgent(view: OwnerPageDto): boolean {
  const hadIt = view.partners.some((each) => isAgent(each) && each.knows_you);
  return hadIt && !withContact(view).some(isAgent);
}

/** Consent may be given for a lead merged into this one. */
function answerOf({ choices, partners }: OwnerPageDto): OwnerPageDto['choices']['agent'] {
  const hasAccepted = partners.some((each) => isAgent(each) && each.state === 'accepted');
  return hasAccepted ? 'yes' : choices.agent;
}

/** A separate consent without default, withdrawn as easily. */
export function AgentQuestion({ token, view }: { token: string; view: OwnerPageDto }) {
  const [send, sending] = useAnswerAboutAgentMutation();
  const [isChanging, setIsChanging] = useState(false);
  const act = useAct();
  const kept = useKeptFocus<HTMLElement>();
  const agent = answerOf(view);
  const isClosed = view.search.state === 'closed';

  const answer = async (given: 'yes' | 'no') => {
    const link = { 'link-token': token, ...shownConsent };
    await act(send({ ...link, yesNoDto: { answer: given } }));
    setIsChanging(false);
  };

  if (isClosed && agent !== 'yes') return null;
  if (isClosed || hasLostAgent(view)) {
    return (
      <section {...kept} className={styles.linen} role="status">
        <p>{hasLostAgent(view) ? ownerPage.agentUsed : ownerPage.agentSaidYes}</p>
        {agent === 'yes' && (
          <SideButton busy={sending.isLoading} onClick={() => void answer('no')}>
            {ownerPage.agentNo}
          </SideButton>
        )}
      </section>
    );
  }
  if (agent !== 'unanswered' && !isChanging) {
    return (
      <section {...kept} className={styles.linen} role="status">
        <p>{agent === 'yes' ? ownerPage.agentSaidYes : ownerPage.agentSaidNo}</p>
        <SideButton onClick={() => setIsChanging(true)}>{ownerPage.agentChange}</SideButton>
      </section>
    );
  }
  return (
    <section {...kept} className={styles.linen}>
      <h2 className={styles.question}>{ownerPage.agentTitle}</h2>
      <p>{ownerPage.agentText}</p>
      <div className={styles.equals}>
        {(['yes', 'no'] as const).map((each) => (
          <SideButton key={each} busy={sending.isLoading} onClick={() => void answer(each)}>
            {each === 'yes' ? ownerPage.agentYes : ownerPage.agentNo}
          </SideButton>
        ))}
      </div>
    </section>
  );
}
