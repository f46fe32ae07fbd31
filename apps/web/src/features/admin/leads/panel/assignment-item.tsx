import { useWithdrawAssignmentMutation, type AssignmentDto } from '@boligstyling/api-client/admin';
import {
  DECLINE_REASON_NAMES,
  isAccepted,
  isUnanswered,
  LEAD_STATUS_NAMES,
  PARTNER_KIND_NAMES,
  priceText,
  partnerGroupOf,
} from '@boligstyling/domain';
import { adminLead } from '../../../../content/admin/admin-lead';
import { assignmentStateWords } from '../../../../content/admin/admin-words';
import { basedOn } from '../../../../shared/calls/versions';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { formatMoment } from '../../../../shared/format/moment';
import { Chip } from '../../../../shared/ui/fields/chip';
import { useKeptFocus } from '../../../../shared/ui/use-kept-focus';
import { useChange } from '../../shared/calls/use-change';
import { Confirm } from '../../shared/ui/confirm';
import { RowButton } from '../../shared/lists/row-action';
import shared from './lead-sections.module.css';
import styles from './lead-assignments.module.css';
import { PassOn } from './pass-on';
import { useStep } from '../use-step';

const toneOf = (assignment: AssignmentDto) =>
  isUnanswered(assignment) ? 'new' : isAccepted(assignment) ? 'settled' : 'neutral';

function historyOf(
  { offered_at, deadline, price_ore, asks_for_vat, state, ...answer }: AssignmentDto,
  asksForVatNow: boolean,
): string[] {
  const { decline_reason, report } = answer;
  return [
    adminLead.offered(formatMoment(offered_at)),
    ...(state === 'offered' && deadline ? [adminLead.deadline(formatMoment(deadline))] : []),
    price_ore > 0 ? priceText(price_ore, asks_for_vat ?? asksForVatNow) : adminLead.free,
    ...(decline_reason ? [DECLINE_REASON_NAMES[decline_reason]] : []),
    ...(report ? [adminLead.reported(LEAD_STATUS_NAMES[report])] : []),
  ];
}

type AssignmentItemProps = {
  assignment: AssignmentDto;
  leadId: string;
  isOpen: boolean;
  accepted: readonly string[];
};

/** A confirmation replaces its buttons. */
export function AssignmentItem({ assignment, leadId, isOpen, accepted }: AssignmentItemProps) {
  const [withdraw, { isLoading }] = useWithdrawAssignmentMutation();
  const change = useChange();
  const kept = useKeptFocus<HTMLLIElement>();
  const { id, partner_name, partner_company, partner_kind, state } = assignment;
  const [step, setStep] = useStep<'withdraw' | 'replace'>(state);
  const history = historyOf(assignment, !useRuntimeConfig().noVat);
  const about = [partner_company, PARTNER_KIND_NAMES[partner_kind]].join(' · ');

  return (
    <li {...kept} className={styles.assignment}>
      <div>
        <div className={styles.assignmentHead}>
          <p className={shared.name}>{partner_name}</p>
          <Chip tone={toneOf(assignment)}>{assignmentStateWords[state]}</Chip>
        </div>
        <p className={shared.note}>{about}</p>
        <p className={shared.note}>{history.join(' · ')}</p>
      </div>
      {isOpen && !step && (
        <div className={shared.actions}>
          <RowButton
            label={adminLead.replace}
            of={partner_name}
            onClick={() => setStep('replace')}
          />
          <RowButton
            label={adminLead.withdraw}
            of={partner_name}
            onClick={() => setStep('withdraw')}
          />
        </div>
      )}
      {isOpen && step === 'withdraw' && (
        <Confirm
          question={adminLead.withdrawQuestion(partner_name)}
          yes={adminLead.withdraw}
          busy={isLoading}
          onYes={() =>
            void change(
              withdraw({ leadId, assignmentId: id, ...basedOn(assignment) }),
              adminLead.withdrawn,
            )
          }
          onNo={() => setStep(undefined)}
        />
      )}
      {isOpen && step === 'replace' && (
        <PassOn
          leadId={leadId}
          partnerGroups={[partnerGroupOf(partner_kind)]}
          accepted={accepted}
          replaced={assignment}
          onDone={() => setStep(undefined)}
        />
      )}
    </li>
  );
}
