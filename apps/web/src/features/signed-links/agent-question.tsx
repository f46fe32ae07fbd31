import {
  type AskedPartnerDto,
  type OwnRequestDto,
  useAnswerAboutAgentMutation,
} from '@boligstyling/api-client/links';
import { useState } from 'react';
import { ownRequest } from '../../content/own-request';
import { Button } from '../../shared/ui/button';
import { takers } from './own-request-headline';
import styles from './own-request.module.css';
import { useKeptFocus } from '../../shared/ui/use-kept-focus';
import { useAct } from '../../shared/links/use-act';

/** One agent ever gets to know who she is: a yes would reach nobody any more. */
function hasLostAgent(view: OwnRequestDto): boolean {
  const isAgent = ({ kind }: AskedPartnerDto) => kind === 'estate-agent';
  const hadIt = view.partners.some((each) => isAgent(each) && each.knows_you);
  return hadIt && !takers(view).some(isAgent);
}

/** A question of its own, unanswered from the start, with two equal answers; changed as easily. */
export function AgentQuestion({ token, view }: { token: string; view: OwnRequestDto }) {
  const [send, sending] = useAnswerAboutAgentMutation();
  const [isChanging, setIsChanging] = useState(false);
  const act = useAct();
  const kept = useKeptFocus<HTMLElement>();
  const { agent } = view.choices;

  const answer = async (given: 'yes' | 'no') => {
    await act(send({ 'link-token': token, agentAnswerDto: { answer: given } }));
    setIsChanging(false);
  };

  if (hasLostAgent(view)) {
    return (
      <section {...kept} className={styles.linen} role="status">
        <p>{ownRequest.agentUsed}</p>
        {agent === 'yes' && (
          <Button
            variant="outline"
            size="small"
            busy={sending.isLoading}
            onClick={() => void answer('no')}
          >
            {ownRequest.agentNo}
          </Button>
        )}
      </section>
    );
  }
  if (agent !== 'unanswered' && !isChanging) {
    return (
      <section {...kept} className={styles.linen} role="status">
        <p>{agent === 'yes' ? ownRequest.agentSaidYes : ownRequest.agentSaidNo}</p>
        <Button variant="outline" size="small" onClick={() => setIsChanging(true)}>
          {ownRequest.agentChange}
        </Button>
      </section>
    );
  }
  return (
    <section {...kept} className={styles.linen}>
      <h2 className={styles.question}>{ownRequest.agentTitle}</h2>
      <p>{ownRequest.agentText}</p>
      <div className={styles.equals}>
        {(['yes', 'no'] as const).map((each) => (
          <Button
            key={each}
            variant="outline"
            size="small"
            busy={sending.isLoading}
            onClick={() => void answer(each)}
          >
            {each === 'yes' ? ownRequest.agentYes : ownRequest.agentNo}
          </Button>
        ))}
      </div>
    </section>
  );
}
