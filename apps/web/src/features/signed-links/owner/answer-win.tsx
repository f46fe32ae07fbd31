import { type ReportedWinDto, useAnswerReportedWinMutation } from '@boligstyling/api-client/links';
import { deadlineText, type YesNo } from '@boligstyling/domain';
import { useId } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { now } from '../../../shared/format/now';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import { firstName } from './owner-headline';
import page from './owner-page.module.css';
import styles from './waiting-choice.module.css';

const texts = ownerPage.reportedWin;

export function AnswerWin({ token, win }: { token: string; win: ReportedWinDto }) {
  const [answer, { isLoading }] = useAnswerReportedWinMutation();
  const act = useAct();
  const titleId = useId();
  const name = firstName(win);
  const said = (word: YesNo) => {
    const winAnswerDto = { assignment_id: win.assignment_id, answer: word };
    const done = word === 'yes' ? texts.yesDone : texts.noDone;
    void act(answer({ 'link-token': token, winAnswerDto }), done);
  };
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={page.subheading}>
        {texts.title(name)}
      </h2>
      <p>{texts.text(deadlineText(new Date(win.until), now()))}</p>
      <div className={page.buttons}>
        <Button busy={isLoading} onClick={() => said('yes')}>
          {texts.yes(name)}
        </Button>
        <Button variant="outline" busy={isLoading} onClick={() => said('no')}>
          {texts.no}
        </Button>
      </div>
    </section>
  );
}
