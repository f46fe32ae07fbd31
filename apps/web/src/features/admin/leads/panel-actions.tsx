import {
  useFollowUpLeadMutation,
  useUndoLeadStatusMutation,
  type LeadDetailDto,
} from '@boligstyling/api-client/admin';
import { LEAD_STATUSES, type LeadStatus } from '@boligstyling/domain';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { adminLead } from '../../../content/admin-lead';
import { leadStatusWords } from '../../../content/admin-words';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { Icon } from '../../../shared/ui/icon';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useChange } from '../shared/calls/use-change';
import { useMay } from '../shared/session/use-may';
import { useOfferUndo } from '../shared/undo/undo';
import { contactLink } from './contact-link';
import { PARTNERS_ID } from './lead-assignments';
import styles from './panel-actions.module.css';
import { StatusChip } from './status-chip';
import { shownPhone } from './shown-phone';

/** What is wanted most often, in sight all the time: the status, whose it is, and how the owner is reached. */
export function PanelActions({ lead }: { lead: LeadDetailDto }) {
  const brand = useRuntimeConfig();
  const may = useMay();
  const taker = lead.assignments.find(({ partner_id }) => partner_id === lead.partner_id);

  return (
    <div className={styles.actions}>
      {may('work') ? <StatusField lead={lead} /> : <StatusChip status={lead.status} />}
      <button type="button" className={styles.control} onClick={showPartners}>
        <VisuallyHidden>{adminLead.fields.partner}: </VisuallyHidden>
        <span className={styles.text}>{taker?.partner_name ?? adminLead.notAssigned}</span>
      </button>
      {may('contact') && (
        <>
          <a className={styles.call} href={`tel:+47${lead.customer_phone}`}>
            <Icon name="phone" />
            {adminLead.call(shownPhone(lead))}
          </a>
          <a className={styles.mail} href={contactLink(lead, brand)}>
            <Icon name="mail" />
            <VisuallyHidden>{adminLead.mail}</VisuallyHidden>
          </a>
        </>
      )}
    </div>
  );
}

function showPartners(): void {
  const partners = document.getElementById(PARTNERS_ID);
  partners?.focus({ preventScroll: true });
  partners?.scrollIntoView();
}

/** Sets the status, which can be undone at once and until it is changed again. */
function StatusField({ lead }: { lead: LeadDetailDto }) {
  const [followUp, { isLoading }] = useFollowUpLeadMutation();
  const [undo] = useUndoLeadStatusMutation();
  const offerUndo = useOfferUndo();
  const change = useChange();
  const id = useId();
  const { toStatus } = (useLocation().state ?? {}) as { toStatus?: boolean };

  const undoIt = (status: LeadStatus) =>
    change(undo({ id: lead.id, undoStatusDto: { status } }), adminLead.undone);
  const set = async (status: LeadStatus) => {
    const isSet = await change(followUp({ id: lead.id, followUpDto: { status } }));
    if (!isSet) return;
    const what = adminLead.statusSet(lead.customer_name, leadStatusWords[status]);
    offerUndo({ what, undo: () => undoIt(status) });
  };

  return (
    <div className={styles.status}>
      <label htmlFor={id}>
        <VisuallyHidden>{adminLead.changeStatus}</VisuallyHidden>
      </label>
      <select
        id={id}
        data-hotkey="status"
        autoFocus={toStatus}
        className={styles.control}
        value={lead.status}
        aria-busy={isLoading || undefined}
        onChange={({ target }) => void set(target.value as LeadStatus)}
      >
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {leadStatusWords[status]}
          </option>
        ))}
      </select>
      {lead.status_before && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => void undoIt(lead.status)}
          title={adminLead.undoStatus(leadStatusWords[lead.status_before])}
        >
          <Icon name="undo" />
          <VisuallyHidden>
            {adminLead.undoStatus(leadStatusWords[lead.status_before])}
          </VisuallyHidden>
        </button>
      )}
    </div>
  );
}
