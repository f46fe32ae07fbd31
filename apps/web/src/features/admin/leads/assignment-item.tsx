import type { AssignmentState } from '@boligstyling/domain';
import { useWithdrawAssignmentMutation, type AssignmentDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { adminLead } from '../../../content/admin-lead';
import { assignmentStateWords, partnerKindWords } from '../../../content/admin-words';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/chip';
import { useChange } from '../shared/calls/use-change';
import { Confirm } from '../shared/ui/confirm';
import { RowButton } from '../shared/ui/row-action';
import shared from './lead-dialog.module.css';
import styles from './lead-assignments.module.css';
import { PassOn } from './pass-on';

const TONES = {
  offered: 'new',
  accepted: 'settled',
  declined: 'neutral',
  expired: 'neutral',
  filled: 'neutral',
  missed: 'neutral',
  undone: 'neutral',
  withdrawn: 'neutral',
  'legacy-open': 'new',
} as const satisfies Record<AssignmentState, string>;

type AssignmentItemProps = {
  assignment: AssignmentDto;
  leadId: string;
  isOpen: boolean;
  /** The partners that have the lead now. */
  taken: readonly string[];
};

/** A partner that got the lead, and what became of it. */
export function AssignmentItem({ assignment, leadId, isOpen, taken }: AssignmentItemProps) {
  const [withdraw, { isLoading }] = useWithdrawAssignmentMutation();
  const [step, setStep] = useState<'withdraw' | 'replace'>();
  const change = useChange();
  const { id, partner_name, partner_company, partner_kind, state, offered_at } = assignment;
  const about = [partner_company, partnerKindWords[partner_kind]].join(' · ');

  return (
    <li className={styles.assignment}>
      <div className={styles.assignmentHead}>
        <div>
          <p className={shared.name}>{partner_name}</p>
          <p className={shared.note}>{about}</p>
          <p className={shared.note}>
            {adminLead.offered} {formatMoment(offered_at)}
          </p>
        </div>
        <Chip tone={TONES[state]}>{assignmentStateWords[state]}</Chip>
      </div>
      {isOpen && !step && (
        <div className={shared.actions}>
          <RowButton
            aria-label={`${adminLead.replace}: ${partner_name}`}
            onClick={() => setStep('replace')}
          >
            {adminLead.replace}
          </RowButton>
          <RowButton
            aria-label={`${adminLead.withdraw}: ${partner_name}`}
            onClick={() => setStep('withdraw')}
          >
            {adminLead.withdraw}
          </RowButton>
        </div>
      )}
      {isOpen && step === 'withdraw' && (
        <Confirm
          question={adminLead.withdrawQuestion(partner_name)}
          yes={adminLead.withdraw}
          busy={isLoading}
          onYes={() => void change(withdraw({ leadId, assignmentId: id }), adminLead.withdrawn)}
          onNo={() => setStep(undefined)}
        />
      )}
      {isOpen && step === 'replace' && (
        <PassOn
          leadId={leadId}
          taken={taken}
          replaced={assignment}
          onDone={() => setStep(undefined)}
        />
      )}
    </li>
  );
}
