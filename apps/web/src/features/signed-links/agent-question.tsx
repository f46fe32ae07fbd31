import { useAnswerAboutAgentMutation, type OwnRequestDto } from '@boligstyling/api-client/links';
import { useState } from 'react';
import { ownRequest } from '../../content/own-request';
import { Button } from '../../shared/ui/button';
import styles from './own-request.module.css';
import { useKeptFocus } from '../../shared/ui/use-kept-focus';
import { useAct } from '../../shared/links/use-act';

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
