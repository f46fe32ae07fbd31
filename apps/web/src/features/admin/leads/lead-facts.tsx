import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import {
  areaName,
  fieldsSeenBy,
  LEAD_FIELDS,
  leadField,
  shownValue,
  type SeenField,
} from '@boligstyling/domain';
import type { ReactNode } from 'react';
import { useRuntimeConfig, type Brand } from '../../../shared/config/runtime-config';
import { admin } from '../../../content/admin';
import { adminLead, placeSourceWords } from '../../../content/admin-lead';
import { formatMoment } from '../../../shared/format/moment';
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

const SEEN = fieldsSeenBy('administrator');
const isFirst = ({ key }: SeenField) => key === 'customerName';
const isOfOrigin = ({ key }: SeenField) => leadField(key).group === 'origin';

const LINKS: Record<string, (lead: LeadDetailDto, brand: Brand) => string> = {
  email: contactLink,
  phone: (lead) => `tel:+47${lead.customer_phone}`,
};

function FieldFact({ field: { key, label }, lead }: { field: SeenField; lead: LeadDetailDto }) {
  const brand = useRuntimeConfig();
  const { kind, wire } = LEAD_FIELDS[key];
  const shown = shownValue(key, lead[wire]);
  const link = LINKS[kind]?.(lead, brand);
  return (
    <Fact name={label} wide={kind === 'text' || key === 'address'}>
      {link ? (
        <a className={styles.link} href={link}>
          {shown}
        </a>
      ) : (
        shown
      )}
    </Fact>
  );
}

function placeText({ municipality, municipality_found_by: foundBy }: LeadDetailDto): string {
  if (!municipality) return adminLead.unknownPlace;
  return `${areaName(municipality)}${foundBy ? `, ${placeSourceWords[foundBy]}` : ''}`;
}

/** What the owner told us, and how far the lead has come. */
export function LeadFacts({ lead }: { lead: LeadDetailDto }) {
  const facts = (which: (field: SeenField) => boolean) =>
    SEEN.filter(which).map((field) => <FieldFact key={field.key} field={field} lead={lead} />);
  return (
    <dl className={styles.facts}>
      {facts(isFirst)}
      <Fact name={fields.status}>
        <StatusChip status={lead.status} />
      </Fact>
      {facts((field) => !isFirst(field) && !isOfOrigin(field))}
      <Fact name={fields.municipality}>{placeText(lead)}</Fact>
      <Fact name={fields.partner}>
        {lead.partner_id ? adminLead.assigned : adminLead.notAssigned}
      </Fact>
      {facts(isOfOrigin)}
      <Fact name={fields.received}>{formatMoment(lead.created_at)}</Fact>
    </dl>
  );
}
