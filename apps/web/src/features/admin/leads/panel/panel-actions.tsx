import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { shownValue, telOf } from '@boligstyling/domain';
import { adminLead } from '../../../../content/admin/admin-lead';
import { useRuntimeConfig } from '../../../../shared/config/runtime-config';
import { Icon } from '../../../../shared/ui/icon';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden';
import { useMay } from '../../shared/session/use-may';
import { contactLink } from './contact-link';
import { PARTNERS_ID } from './lead-assignments';
import styles from './panel-actions.module.css';
import { StatusChip } from '../status-chip';
import { StatusField } from './status-field';

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
          <a className={styles.call} href={telOf(lead.customer_phone)}>
            <Icon name="phone" />
            {adminLead.call(shownValue('customerPhone', lead.customer_phone))}
          </a>
          {lead.customer_email && (
            <a className={styles.mail} href={contactLink(lead, brand)}>
              <Icon name="mail" />
              <VisuallyHidden>{adminLead.mail}</VisuallyHidden>
            </a>
          )}
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
