import { type PartnerLinkDto, useDisputeSaleMutation } from '@boligstyling/api-client/links';
import {
  DISPUTE_LIMITS,
  DOMAIN_ERRORS,
  isTriedEnough,
  norwegianDay,
  REASONS_OF_KEPT,
} from '@boligstyling/domain';
import { useEffect, useRef, useState } from 'react';
import { partnerAnswer } from '../../../content/partner-answer';
import { formatDay, formatRecentMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { TextArea, TextField } from '../../../shared/ui/fields/field';
import { FoldOut } from '../../../shared/ui/fold-out';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import styles from './partner-answer.module.css';
import { useAct } from '../../../shared/links/use-act';
import { useTabDraft } from '../../../shared/ui/drafts/use-draft';

const { dispute: words } = partnerAnswer;
const OPTIONS = REASONS_OF_KEPT.map((value) => ({ value, label: words.reasons[value] }));

export function DisputeSale({ token, view }: { token: string; view: PartnerLinkDto }) {
  const { answered_at, dispute, dispute_until, due } = view;
  const [before] = useState(dispute);
  if (dispute) return <DisputeOutcome dispute={dispute} due={due} isNews={!before} />;
  if (!dispute_until) return null;
  const revealedAt = answered_at ?? dispute_until;
  return <SayIt {...{ token, revealedAt }} until={dispute_until} reference={view.reference} />;
}

type DisputeOutcomeProps = {
  dispute: NonNullable<PartnerLinkDto['dispute']>;
  due: boolean;
  isNews: boolean;
};

/** A later waiver outweighs a rejection. */
function DisputeOutcome({ dispute, due, isNews }: DisputeOutcomeProps) {
  const { reason, dispute_text: text, decision, reply, tried_on = [] } = dispute;
  const isWaivedSince = decision === 'refused' && !due;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);

  return (
    <section className={styles.card}>
      <p className={styles.note}>{words.said(words.reasons[reason])}</p>
      <h2 ref={heading} tabIndex={-1} className={styles.advice}>
        {words.states[isWaivedSince ? 'credited' : (decision ?? 'open')]}
      </h2>
      {tried_on.length > 0 && (
        <p className={styles.note}>{words.triedOn(tried_on.map(formatDay).join(', '))}</p>
      )}
      {text && <p className={styles.own}>{text}</p>}
      {!decision && <p className={styles.note}>{words.openText}</p>}
      {reply && (
        <>
          <p className={styles.note}>{isWaivedSince ? words.replyBefore : words.reply}</p>
          <p className={styles.own}>{reply}</p>
        </>
      )}
    </section>
  );
}

type Errors = Partial<Record<'reason' | 'tries' | 'text', string>>;
const FIELDS: Record<keyof Errors, string> = {
  reason: 'input',
  tries: '[type="date"]',
  text: 'textarea',
};
type SayItProps = { token: string; until: string; revealedAt: string; reference: string };
type Said = { reason?: (typeof REASONS_OF_KEPT)[number]; text: string; days: readonly string[] };

const NOTHING_SAID: Said = { text: '', days: ['', ''] };

function SayIt({ token, until, revealedAt, reference }: SayItProps) {
  const { draft, write, isFound, drop } = useTabDraft(`${reference} dispute`, NOTHING_SAID);
  const { reason, text, days } = draft;
  const [errors, setErrors] = useState<Errors>({});
  const [say, saying] = useDisputeSaleMutation();
  const act = useAct();
  const form = useRef<HTMLFormElement>(null);
  const isUnreachable = reason === 'unreachable';

  const submit = async () => {
    const tried_on = days.filter(Boolean);
    const isMissingTries =
      isUnreachable && !isTriedEnough(tried_on, new Date(revealedAt), new Date());
    const found: Errors = {
      ...(!reason && { reason: words.reasonMissing }),
      ...(isMissingTries && { tries: DOMAIN_ERRORS['dispute-tries'] }),
      ...(!text.trim() && { text: words.textMissing }),
    };
    setErrors(found);
    const [first] = Object.keys(found) as (keyof Errors)[];
    if (!reason || first) {
      const fields = form.current?.querySelectorAll<HTMLElement>(FIELDS[first ?? 'reason']) ?? [];
      return [...fields].at(first === 'tries' ? -1 : 0)?.focus();
    }
    if (saying.isLoading) return;
    const disputeSaleDto = { reason, text: text.trim(), ...(isUnreachable && { tried_on }) };
    if (await act(say({ 'link-token': token, disputeSaleDto }))) drop();
  };

  return (
    <section className={styles.decline}>
      <div>
        <h2 className="subheading">{words.title}</h2>
        <p className={styles.note}>{words.until(formatRecentMoment(until))}</p>
      </div>
      <FoldOut
        label={words.open}
        isBegun={isFound}
        form={form}
        className={styles.reasons}
        onSend={() => void submit()}
      >
        <RadioRow
          legend={words.question}
          name="dispute"
          options={OPTIONS}
          value={reason}
          error={errors.reason}
          onChange={(chosen) => {
            write({ reason: chosen });
            setErrors(({ reason: _, ...others }) => others);
          }}
        />
        {isUnreachable && (
          <Tries
            days={days}
            from={revealedAt}
            error={errors.tries}
            onChange={(changed) => write({ days: changed })}
          />
        )}
        <TextArea
          label={words.text}
          help={isUnreachable ? words.triedTextHelp : words.textHelp}
          error={errors.text}
          maxLength={DISPUTE_LIMITS.text}
          value={text}
          onChange={({ target }) => write({ text: target.value })}
        />
        <Button type="submit" variant="outline" busy={saying.isLoading}>
          {words.send}
        </Button>
        <p className={styles.after}>{words.note}</p>
      </FoldOut>
    </section>
  );
}

type TriesProps = {
  days: readonly string[];
  from: string;
  error: string | undefined;
  onChange: (days: string[]) => void;
};

function Tries({ days, from, error, onChange }: TriesProps) {
  return (
    <fieldset className={styles.tries}>
      <legend className="subheading">{words.tries}</legend>
      <p className={styles.note}>{words.triesHelp}</p>
      {days.map((day, nth) => (
        <TextField
          // Days are only appended, and two of them may be equal.
          key={nth}
          type="date"
          label={words.tryNumber(nth + 1)}
          min={norwegianDay(new Date(from))}
          max={norwegianDay(new Date())}
          {...(nth === days.length - 1 && error && { error })}
          value={day}
          onChange={({ target }) =>
            onChange(days.map((each, place) => (place === nth ? target.value : each)))
          }
        />
      ))}
      {days.length < DISPUTE_LIMITS.mostDays && (
        <Button variant="quiet" size="small" onClick={() => onChange([...days, ''])}>
          {words.oneMoreTry}
        </Button>
      )}
    </fieldset>
  );
}
