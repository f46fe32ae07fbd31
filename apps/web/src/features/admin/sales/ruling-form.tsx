import { type SaleDto, useRuleOnDisputeMutation } from '@boligstyling/api-client/admin';
import { DISPUTE_DECISIONS, DISPUTE_LIMITS, type DisputeDecision } from '@boligstyling/domain';
import { admin } from '../../../content/admin/admin';
import { adminSales } from '../../../content/admin/admin-sales';
import { formatRecentMoment } from '../../../shared/format/moment';
import { TextArea } from '../../../shared/ui/fields/field';
import { RadioRow } from '../../../shared/ui/fields/radio-row';
import { useChange } from '../shared/calls/use-change';
import { AdminForm } from '../shared/ui/admin-form';
import { useBegunDraft } from '../shared/ui/use-begun-draft';
import { useToast } from '../shared/ui/use-toast';

const { dispute: words } = adminSales;
const DECISIONS = DISPUTE_DECISIONS.map((value) => ({ value, label: words.decisions[value] }));

type Ruling = { decision?: DisputeDecision; reply: string };
type RulingFormProps = {
  id: string;
  dispute: NonNullable<SaleDto['dispute']>;
  /** The ruling must not mention personal data. */
  isErased: boolean;
  onDone: () => void;
};

/** A colleague, or an earlier call whose answer was lost, may have ruled. */
export function RulingForm({ id, dispute, isErased, onDone }: RulingFormProps) {
  const of = `dispute ${id}`;
  const [rule, { isLoading }] = useRuleOnDisputeMutation({ fixedCacheKey: of });
  const drafting = useBegunDraft<Ruling>(of, { reply: '' });
  const { form, begun, draft, errors, show, write, written, beginAnew, isFound } = drafting;
  const change = useChange();
  const toast = useToast();

  const submit = async () => {
    const { decision, reply } = draft;
    const found = {
      ...(!decision && { decision: words.decisionMissing }),
      ...(!reply.trim() && { reply: words.replyMissing }),
    };
    show(found);
    if (!decision || found.reply) return;
    const call = rule({ id, ruleOnDisputeDto: { decision, reply: reply.trim() } });
    if (!(await change(call))) return;
    toast(words.decided[resultOf(decision, await call.unwrap())]);
    beginAnew(draft);
    onDone();
  };

  const over = dispute.decided_at && words.over(formatRecentMoment(dispute.decided_at));
  if (over && draft === begun) return <p role="status">{over}</p>;
  const isSent = dispute.decision === draft.decision && dispute.reply === draft.reply.trim();
  return (
    <AdminForm
      of={form}
      isFound={isFound}
      over={over && !isSent ? `${over} ${admin.notSent}` : (over ?? undefined)}
      send={words.decide}
      busy={isLoading}
      onSend={submit}
      onCancel={onDone}
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
        help={isErased ? words.replyHelpErased : words.replyHelp}
        maxLength={DISPUTE_LIMITS.text}
        {...written('reply')}
      />
    </AdminForm>
  );
}

/** A paid sale is credited only after the operator has paid the money back. */
function resultOf(
  decision: DisputeDecision,
  { payment_status, to_pay_back_since }: SaleDto,
): keyof typeof words.decided {
  if (decision === 'credited') return to_pay_back_since ? 'toPayBack' : decision;
  return payment_status === 'paid' ? 'refusedPaid' : decision;
}
