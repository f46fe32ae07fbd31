import { type SaleDto, useRuleOnDisputeMutation } from '@boligstyling/api-client/admin';
import { DISPUTE_DECISIONS, DISPUTE_LIMITS, type DisputeDecision } from '@boligstyling/domain';
import { adminSales } from '../../../content/admin-sales';
import { formatMoment } from '../../../shared/format/moment';
import { Dialog } from '../../../shared/ui/dialog';
import { TextArea } from '../../../shared/ui/field';
import { RadioRow } from '../../../shared/ui/radio-row';
import { useChange } from '../shared/calls/use-change';
import { useWhileThere } from '../shared/calls/use-while-there';
import { formatKroner } from '../shared/format';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import styles from './sales.module.css';

const { dispute: words } = adminSales;
const DECISIONS = DISPUTE_DECISIONS.map((value) => ({ value, label: words.decisions[value] }));

type Ruling = { decision?: DisputeDecision; reply: string };
type DisputeDialogProps = {
  sale: SaleDto & { dispute: NonNullable<SaleDto['dispute']> };
  onClose: () => void;
};

/** What a partner has against a sale, and the administrator's decision, which both see. */
export function DisputeDialog({ sale, onClose: close }: DisputeDialogProps) {
  const onClose = useWhileThere(close);
  const { id, partner_name, sale_amount, dispute } = sale;
  const of = `dispute ${id}`;
  const [rule, { isLoading }] = useRuleOnDisputeMutation({ fixedCacheKey: of });
  const drafting = useBegunDraft<Ruling>(of, { reply: '' });
  const { form, draft, errors, show, write, written, beginAnew, isFound } = drafting;
  const change = useChange();

  const submit = async () => {
    const { decision, reply } = draft;
    const found = {
      ...(!decision && { decision: words.decisionMissing }),
      ...(!reply.trim() && { reply: words.replyMissing }),
    };
    show(found);
    if (!decision || found.reply) return;
    const call = rule({ id, ruleOnDisputeDto: { decision, reply: reply.trim() } });
    if (!(await change(call, words.decided[decision]))) return;
    beginAnew(draft);
    onClose();
  };

  return (
    <Dialog title={words.title(partner_name)} onClose={onClose}>
      <div className={styles.case}>
        <p>
          {words.about(words.reasons[dispute.reason], formatKroner(sale_amount))}{' '}
          {words.said(formatMoment(dispute.at))}
        </p>
        <blockquote className={styles.words}>{dispute.objection ?? words.erased}</blockquote>
      </div>
      {dispute.decision ? (
        <div className={styles.case}>
          <p>
            {words.decisions[dispute.decision]}
            {dispute.decided_at && `, ${formatMoment(dispute.decided_at)}`}
          </p>
          {dispute.reply && <blockquote className={styles.words}>{dispute.reply}</blockquote>}
        </div>
      ) : (
        <AdminForm
          of={form}
          isFound={isFound}
          send={words.decide}
          busy={isLoading}
          onSend={submit}
          onCancel={onClose}
        >
          <RadioRow
            legend={words.decision}
            name="decision"
            options={DECISIONS}
            value={draft.decision}
            error={errors.decision}
            onChange={(decision) => write({ decision })}
          />
          <TextArea
            label={words.reply}
            help={words.replyHelp}
            maxLength={DISPUTE_LIMITS.text}
            {...written('reply')}
          />
        </AdminForm>
      )}
    </Dialog>
  );
}
