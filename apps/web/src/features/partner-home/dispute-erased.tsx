import { type PartnerLeadDto, useDisputeErasedMutation } from '@boligstyling/api-client/partner';
import { REASONS_OF_ERASED } from '@boligstyling/domain';
import { useEffect, useRef, useState } from 'react';
import { partnerAnswer } from '../../content/partner-answer';
import { partnerHome } from '../../content/partner-home';
import { formatRecentMoment } from '../../shared/format/moment';
import { useAct } from '../../shared/links/use-act';
import { Button } from '../../shared/ui/button';
import { FoldOut } from '../../shared/ui/fold-out';
import { RadioRow } from '../../shared/ui/fields/radio-row';
import styles from './accepted-leads.module.css';

const { dispute: words } = partnerAnswer;
const OPTIONS = REASONS_OF_ERASED.map((value) => ({ value, label: words.reasons[value] }));

export function DisputeErased({ request }: { request: PartnerLeadDto }) {
  const { dispute, dispute_until, dispute_granted, id } = request;
  const [before] = useState(dispute);
  if (dispute)
    return <DisputeOutcome dispute={dispute} isGranted={dispute_granted} isNews={!before} />;
  return dispute_until ? <SayIt id={id} until={dispute_until} /> : null;
}

type DisputeOutcomeProps = {
  dispute: NonNullable<PartnerLeadDto['dispute']>;
  isGranted: boolean;
  isNews: boolean;
};

/** A later waiver outweighs a rejection. */
function DisputeOutcome({ dispute, isGranted, isNews }: DisputeOutcomeProps) {
  const { decision, reason, reply } = dispute;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNews) said.current?.focus();
  }, [isNews]);

  return (
    <p ref={said} tabIndex={-1} className={styles.dispute}>
      <b>{words.states[isGranted ? 'credited' : (decision ?? 'open')]}</b>
      <span>{words.said(words.reasons[reason])}</span>
      {reply && (
        <span>
          {isGranted && decision === 'refused' ? words.replyBefore : words.reply}: {reply}
        </span>
      )}
    </p>
  );
}

function SayIt({ id, until }: { id: string; until: string }) {
  const [reason, setReason] = useState<(typeof REASONS_OF_ERASED)[number]>();
  const [error, setError] = useState<string>();
  const [say, saying] = useDisputeErasedMutation();
  const act = useAct();
  const form = useRef<HTMLFormElement>(null);

  const submit = () => {
    setError(reason ? undefined : words.reasonMissing);
    if (!reason) return form.current?.querySelector('input')?.focus();
    if (!saying.isLoading) void act(say({ id, disputeErasedDto: { reason } }));
  };

  return (
    <div className={styles.dispute}>
      <p className={styles.note}>{words.until(formatRecentMoment(until))}</p>
      <FoldOut
        label={words.open}
        size="small"
        form={form}
        className={styles.reasons}
        onSend={submit}
      >
        <RadioRow
          legend={words.question}
          name={`dispute-${id}`}
          options={OPTIONS}
          value={reason}
          error={error}
          onChange={(chosen) => {
            setReason(chosen);
            setError(undefined);
          }}
        />
        <p className={styles.note}>{partnerHome.reasonAlone}</p>
        <Button type="submit" variant="outline" size="small" busy={saying.isLoading}>
          {words.send}
        </Button>
      </FoldOut>
    </div>
  );
}
