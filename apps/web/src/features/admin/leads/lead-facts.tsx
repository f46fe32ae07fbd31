import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { formatPhone } from '@boligstyling/domain';
import type { ReactNode } from 'react';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { admin } from '../../../content/admin';
import { adminLead } from '../../../content/admin-lead';
import { formatMoment } from '../shared/format';
import { contactLink } from './contact-link';
import styles from './lead-facts.module.css';
import { StatusChip } from './status-chip';

const { fields } = adminLead;

type FactProps = { name: string; wide?: boolean; children: ReactNode };

function Fact({ name, wide, children }: FactProps) {
  return (
    <div className={wide ? styles.wide : styles.fact}>
      <dt>{name}</dt>
      <dd>{children || <span className={styles.missing}>{admin.notGiven}</span>}</dd>
    </div>
  );
}

/** What the owner told us, and how far the lead has come. */
export function LeadFacts({ lead }: { lead: LeadDetailDto }) {
  const brand = useRuntimeConfig();
  return (
    <dl className={styles.facts}>
      <Fact name={fields.name}>{lead.customer_name}</Fact>
      <Fact name={fields.status}>
        <StatusChip status={lead.status} />
      </Fact>
      <Fact name={fields.email}>
        <a className={styles.link} href={contactLink(lead, brand)}>
          {lead.customer_email}
        </a>
      </Fact>
      <Fact name={fields.phone}>
        <a className={styles.link} href={`tel:+47${lead.customer_phone}`}>
          {formatPhone(lead.customer_phone)}
        </a>
      </Fact>
      <Fact name={fields.service}>{lead.service_type}</Fact>
      <Fact name={fields.city}>{lead.location}</Fact>
      <Fact name={fields.address} wide>
        {lead.address}
      </Fact>
      <Fact name={fields.needs} wide>
        {lead.styling_needs}
      </Fact>
      <Fact name={fields.rooms}>{lead.rooms}</Fact>
      <Fact name={fields.size}>{lead.property_size}</Fact>
      <Fact name={fields.propertyType}>{lead.property_type_field}</Fact>
      <Fact name={fields.timeframe}>{lead.timeframe}</Fact>
      <Fact name={fields.style}>{lead.preferred_style}</Fact>
      <Fact name={fields.sells}>{lead.sell_property === 'yes' ? adminLead.yes : adminLead.no}</Fact>
      <Fact name={fields.message} wide>
        {lead.message}
      </Fact>
      <Fact name={fields.additional} wide>
        {lead.additional_info}
      </Fact>
      <Fact name={fields.partner}>
        {lead.partner_id ? adminLead.assigned : adminLead.notAssigned}
      </Fact>
      <Fact name={fields.source}>{lead.source}</Fact>
      <Fact name={fields.received}>{formatMoment(lead.created_at)}</Fact>
    </dl>
  );
}
