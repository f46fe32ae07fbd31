import { useGetOwnReviewQuery, useWithdrawReviewMutation } from '@boligstyling/api-client/links';
import { useState } from 'react';
import { ownReview as texts } from '../../../content/own-review';
import { Button } from '../../../shared/ui/button';
import { AskFirst } from '../../../shared/links/ask-first';
import styles from './owner-page.module.css';
import { ReviewForm } from './review-form';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { useAct } from '../../../shared/links/use-act';

/** unasked: nothing → asked: the questions → what became of the answer, until it is taken back. */
export function OwnReview({ token }: { token: string }) {
  const link = { 'link-token': token };
  const { data } = useGetOwnReviewQuery(link);
  const [withdraw, { isLoading }] = useWithdrawReviewMutation();
  const [isAsked, setIsAsked] = useState(false);
  const act = useAct();
  const kept = useKeptFocus<HTMLElement>();
  if (!data || data.state === 'unasked') return null;
  if (data.state === 'asked') {
    return (
      <section {...kept}>
        <ReviewForm token={token} partners={data.partners} />
      </section>
    );
  }

  const takeBack = async () => {
    await act(withdraw(link), texts.withdrawn);
    setIsAsked(false);
  };

  return (
    <section {...kept}>
      <div className={styles.linen}>
        <h2 className={styles.question}>{texts.title}</h2>
        <p role="status">{texts.states[data.state]}</p>
        {data.state !== 'withdrawn' && (
          <Button variant="outline" size="small" onClick={() => setIsAsked(true)}>
            {texts.withdraw}
          </Button>
        )}
      </div>
      {isAsked && (
        <AskFirst
          title={texts.withdraw}
          question={texts.withdrawQuestion}
          yes={texts.withdraw}
          busy={isLoading}
          onYes={() => void takeBack()}
          onNo={() => setIsAsked(false)}
        />
      )}
    </section>
  );
}
