import type { LeadDetailDto, LeadDto } from '@boligstyling/api-client/admin';
import {
  areaName,
  fieldsShownTo,
  LEAD_FIELDS,
  leadField,
  numberInWords,
  shownValue,
  telOf,
  type ShownField,
  mailtoOf,
} from '@boligstyling/domain';
import { useState, type ReactNode } from 'react';
import { useRuntimeConfig, type Brand } from '../../../../shared/config/runtime-config';
import { admin } from '../../../../content/admin/admin';
import { adminLead, placeSourceWords } from '../../../../content/admin/admin-lead';
import { formWords } from '../../../../content/admin/admin-origins';
import { formatMoment } from '../../../../shared/format/moment';
import { useMay } from '../../shared/session/use-may';
import styles from './lead-facts.module.css';
import sections from './lead-sections.module.css';
import { StatusChip } from '../status-chip';
import { useIsWide } from '../use-open-lead';
import { adminLeads } from '../../../../content/admin/admin-leads';

type Contacted = Pick<LeadDto, 'customer_email' | 'customer_name' | 'service_type' | 'location'>;

export function contactLink(lead: Contacted, { productName, wordmark }: Brand): string {
  const [firstName = ''] = lead.customer_name.split(' ');
  const subject = adminLeads.mailSubject(productName);
  const body = adminLeads.mailBody(firstName, lead.service_type, lead.location, wordmark);
  const query = [
    `subject=${encodeURIComponent(subject)}`,
    `body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`,
  ];
  return `${mailtoOf(lead.customer_email)}?${query.join('&')}`;
}

const { fields } = adminLead;

type ShownFact = {
  name: string;
  wide?: boolean;
  twice?: boolean;
  always?: boolean;
  value: ReactNode;
};

function Fact({ name, wide, value }: ShownFact) {
  return (
    <div className={wide ? styles.wide : styles.fact}>
      <dt>{name}</dt>
      <dd>{value || <span className={styles.missing}>{admin.notGiven}</span>}</dd>
    </div>
  );
}

const SEEN = fieldsShownTo('administrator');
const isFirst = ({ key }: ShownField) => key === 'customerName';
const TWICE: readonly string[] = [
  'customerName',
  'customerPhone',
  'serviceType',
  'location',
  'municipalityNumber',
];
/** The specification lists them, so they are shown empty too. */
const ALWAYS: readonly string[] = [
  ...['customerName', 'customerEmail', 'customerPhone', 'serviceType', 'location', 'address'],
  ...['stylingNeeds', 'rooms', 'preferredStyle', 'additionalInfo'],
];
const isLong = (shown: string) => shown.length > 40;
const isOfOrigin = ({ key }: ShownField) => leadField(key).group === 'origin';

const LINKS: Record<string, (lead: LeadDetailDto, brand: Brand) => string> = {
  email: contactLink,
  phone: (lead) => telOf(lead.customer_phone),
};

function placeText({ municipality, municipality_found_by: foundBy }: LeadDetailDto): string {
  if (!municipality) return adminLead.unknownPlace;
  return `${areaName(municipality)}${foundBy ? `, ${placeSourceWords[foundBy]}` : ''}`;
}

export function LeadFacts({ lead }: { lead: LeadDetailDto }) {
  const brand = useRuntimeConfig();
  const mayContact = useMay()('contact');
  const [isWhole, setIsWhole] = useState(false);
  const isWide = useIsWide();

  const toFact = ({ key, label }: ShownField): ShownFact => {
    const { kind, wire } = LEAD_FIELDS[key];
    const form = key === 'source' && formWords.get(lead.source ?? '');
    const shown = form || shownValue(key, lead[wire]);
    const isCut = key === 'customerName' && isLong(shown);
    const link = mayContact && shown ? LINKS[kind]?.(lead, brand) : undefined;
    const value = link ? (
      <a className={styles.link} href={link}>
        {shown}
      </a>
    ) : (
      shown
    );
    return {
      name: label,
      // An e-mail address has no break opportunity.
      wide: kind === 'email' ? !isWide : (kind === 'text' && isLong(shown)) || isCut,
      twice: TWICE.includes(key) && !isCut,
      always: ALWAYS.includes(key),
      value,
    };
  };
  const all: ShownFact[] = [
    ...SEEN.filter(isFirst).map(toFact),
    { name: fields.status, twice: true, value: <StatusChip status={lead.status} /> },
    ...SEEN.filter((field) => !isFirst(field) && !isOfOrigin(field)).map(toFact),
    { name: fields.municipality, value: placeText(lead) },
    {
      name: fields.partner,
      twice: true,
      value: lead.partner_id ? adminLead.assigned : adminLead.notAssigned,
    },
    ...SEEN.filter(isOfOrigin).map(toFact),
    { name: fields.received, twice: true, value: formatMoment(lead.created_at) },
  ];
  const isFolded = ({ value, twice, always }: ShownFact) =>
    (!value && !always) || (twice && !isWide);
  const folded = all.filter(isFolded).length;
  const words = isWide ? adminLead.emptyFields : adminLead.moreFields;

  return (
    <div>
      <dl className={styles.facts}>
        {all
          .filter((fact) => isWhole || !isFolded(fact))
          .map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
      </dl>
      {folded > 0 && (
        <button
          type="button"
          className={sections.more}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? words.hide : words.show(numberInWords(folded), folded === 1)}
        </button>
      )}
    </div>
  );
}
