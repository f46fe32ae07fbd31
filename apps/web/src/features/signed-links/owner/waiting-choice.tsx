import {
  useKeepWaitingMutation,
  useWithdrawOwnLeadMutation,
  type OwnerPageDto,
  type ReportedWinDto,
  useAnswerReportedWinMutation,
} from '@boligstyling/api-client/links';
import { useState, type SubmitEvent, useId } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { Button } from '../../../shared/ui/button';
import { RadioGroup } from '../../../shared/ui/fields/radio-row';
import { shortNames, shortNamesAlone, withContact, wanted } from './owner-headline';
import styles from './waiting-choice.module.css';
import { useAct } from '../../../shared/links/use-act';
import { deadlineText, type YesNo } from '@boligstyling/domain';
import { now } from '../../../shared/format/now';

/** Without an accepted partner the headline gives the reason. */
function reasonFor(view: OwnerPageDto): string | undefined {
  const { noStylist, ended } = ownerPage.waitReasons;
  const having = withContact(view);
  if (having.length === 0) return undefined;
  const hasWanted = wanted(view) === 'agents' || having.some(({ kind }) => kind !== 'estate-agent');
  const reasons = [
    hasWanted ? '' : noStylist,
    view.search.state === 'ended' ? ended(having.map(shortNames(view))) : '',
  ];
  return reasons.filter(Boolean).join(' ') || undefined;
}

export function WaitingChoice({ token, view }: { token: string; view: OwnerPageDto }) {
  const [keepWaiting, waiting] = useKeepWaitingMutation();
  const [withdraw, withdrawing] = useWithdrawOwnLeadMutation();
  const [choice, setChoice] = useState<'wait' | 'withdraw'>('wait');
  const act = useAct();
  const link = { 'link-token': token };
  const names = withContact(view).map(shortNames(view));
  const choices = [
    {
      value: 'wait',
      label: ownerPage.wait,
      text: view.choices.waiting_asks_again ? ownerPage.waitTextAgain : ownerPage.waitText,
    },
    {
      value: 'withdraw',
      label: ownerPage.withdraw,
      text: names.length > 0 ? ownerPage.waitWithdrawFrom(names) : ownerPage.waitWithdrawText,
    },
  ] as const;
  const hasNobody = view.partners.every(({ knows_you }) => !knows_you);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    await (choice === 'wait'
      ? act(keepWaiting(link), ownerPage.waitDone)
      : act(withdraw(link), ownerPage.withdrawn));
  };

  return (
    <form className={styles.card} onSubmit={(event) => void save(event)}>
      <RadioGroup legend={ownerPage.waitTitle} help={reasonFor(view)}>
        <div className={styles.options}>
          {choices.map(({ value, label, text }) => (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                className={styles.mark}
                name="waiting"
                value={value}
                checked={choice === value}
                onChange={() => setChoice(value)}
              />
              <span>
                <b>{label}</b>
                <small>{text}</small>
              </span>
            </label>
          ))}
        </div>
      </RadioGroup>
      <Button type="submit" busy={waiting.isLoading || withdrawing.isLoading}>
        {ownerPage.waitSave}
      </Button>
      {hasNobody && <p className="muted">{ownerPage.waitNote}</p>}
    </form>
  );
}

const texts = ownerPage.reportedWin;

type AnswerWinProps = { token: string; view: OwnerPageDto; win: ReportedWinDto };

export function AnswerWin({ token, view, win }: AnswerWinProps) {
  const [answer, { isLoading }] = useAnswerReportedWinMutation();
  const act = useAct();
  const titleId = useId();
  const name = shortNamesAlone(view)(win.name);
  const said = (word: YesNo) => {
    const winAnswerDto = { assignment_id: win.assignment_id, answer: word };
    const done = word === 'yes' ? texts.yesDone : texts.noDone;
    void act(answer({ 'link-token': token, winAnswerDto }), done);
  };
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 id={titleId} className="subheading">
        {texts.title(name)}
      </h2>
      <p>{texts.text(deadlineText(new Date(win.until), now()))}</p>
      <div className="wrap-3">
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
