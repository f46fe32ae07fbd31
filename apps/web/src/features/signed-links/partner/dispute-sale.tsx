import { type PartnerLinkDto, useDisputeSaleMutation } from '@boligstyling/api-client/links';
import { DISPUTE_LIMITS, REASONS_OF_KEPT } from '@boligstyling/domain';
import { useEffect, useRef, useState } from 'react';
import { partnerAnswer } from '../../../content/partner-answer';
import { formatRecentMoment } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { TextArea } from '../../../shared/ui/fields/field';
import { FoldOut } from '../../../shared/ui/fold-out';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import styles from './partner-answer.module.css';
import { useAct } from '../../../shared/links/use-act';

const { dispute: words } = partnerAnswer;
const OPTIONS = REASONS_OF_KEPT.map((value) => ({ value, label: words.reasons[value] }));

type DisputeSaleProps = { token: string; view: PartnerLinkDto };

/** Disputes the sale before its deadline; afterwards shows the outcome. */
export function DisputeSale({ token, view: { dispute, dispute_until, owed } }: DisputeSaleProps) {
  const [before] = useState(dispute);
  if (dispute) return <SaidSo dispute={dispute} owed={owed} isNews={!before} />;
  return dispute_until ? <SayIt token={token} until={dispute_until} /> : null;
}

type SaidSoProps = {
  dispute: NonNullable<PartnerLinkDto['dispute']>;
  owed: boolean;
  isNews: boolean;
};

/**
 * The heading is read at once when it replaces the form. A rejected dispute no longer matters if
 * the sale was waived anyway.
 */
function SaidSo({ dispute, owed, isNews }: SaidSoProps) {
  const { reason, objection, decision, reply } = dispute;
  const isWaivedSince = decision === 'refused' && !owed;
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
      {objection && <p className={styles.own}>{objection}</p>}
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

function SayIt({ token, until }: { token: string; until: string }) {
  const [reason, setReason] = useState<(typeof REASONS_OF_KEPT)[number]>();
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<{ reason?: string | undefined; text?: string | undefined }>(
    {},
  );
  const [say, saying] = useDisputeSaleMutation();
  const act = useAct();
  const form = useRef<HTMLFormElement>(null);

  const submit = () => {
    const found = {
      ...(!reason && { reason: words.reasonMissing }),
      ...(!text.trim() && { text: words.textMissing }),
    };
    setErrors(found);
    const first = found.reason ? 'input' : 'textarea';
    if (!reason || found.text) return form.current?.querySelector<HTMLElement>(first)?.focus();
    if (saying.isLoading) return;
    const disputeSaleDto = { reason, text: text.trim() };
    void act(say({ 'link-token': token, disputeSaleDto }));
  };

  return (
    <section className={styles.decline}>
      <div>
        <h2 className={styles.subheading}>{words.title}</h2>
        <p className={styles.note}>{words.until(formatRecentMoment(until))}</p>
      </div>
      <FoldOut label={words.open} form={form} className={styles.reasons} onSend={submit}>
        <RadioRow
          legend={words.question}
          name="dispute"
          options={OPTIONS}
          value={reason}
          error={errors.reason}
          onChange={(chosen) => {
            setReason(chosen);
            setErrors(({ text }) => ({ text }));
          }}
        />
        <TextArea
          label={words.text}
          help={words.textHelp}
          error={errors.text}
          maxLength={DISPUTE_LIMITS.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="outline" busy={saying.isLoading}>
          {words.send}
        </Button>
        <p className={styles.after}>{words.note}</p>
      </FoldOut>
    </section>
  );
}
