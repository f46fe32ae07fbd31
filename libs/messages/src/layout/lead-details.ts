import {
  fieldsShownTo,
  leadField,
  type LeadAudience,
  type LeadDetails,
  type LeadKey,
  readsLikeMessage,
  shownValue,
  type Lead,
  registeredPlace,
  isExtraAgent,
} from '@boligstyling/domain';
import { type Piece, type Html, html, LINJE, SKIFER, linesOf, wrap } from './html.js';
import type { PartnerAssignment } from '@boligstyling/application';
import { oneLine } from '../email.js';

export interface Detail {
  readonly label: string;
  readonly value: string;
}

export function leadDetails(lead: LeadDetails, audience: LeadAudience): Detail[] {
  return shown(lead, fieldsShownTo(audience));
}

/**
 * For owners: without free text and short fields that read like a message, because a stranger can
 * send a lead with somebody's proven address.
 */
export function leadFacts(lead: LeadDetails, audience: LeadAudience): Detail[] {
  const isFact = ({ key }: { key: LeadKey }) => {
    const { kind } = leadField(key);
    return kind === 'line' ? !readsLikeMessage(String(lead[key])) : kind !== 'text';
  };
  return shown(lead, fieldsShownTo(audience).filter(isFact));
}

function shown(lead: LeadDetails, fields: ReturnType<typeof fieldsShownTo>): Detail[] {
  return fields.map(({ key, label }) => ({ label, value: shownValue(key, lead[key]).trim() }));
}

export function detailList(details: readonly Detail[]): Piece {
  return { html: table(details), text: columns(details) };
}

function table(details: readonly Detail[]): Html {
  const rows = details.map(
    ({ label, value }) =>
      html`<tr>
        <th
          class="label"
          scope="row"
          width="34%"
          align="left"
          valign="top"
          style="padding:10px 16px 10px 0;border-top:1px solid ${LINJE};font-weight:400;color:${SKIFER}"
        >
          ${label}
        </th>
        <td class="value" valign="top" style="padding:10px 0;border-top:1px solid ${LINJE}">
          ${broken(value)}
        </td>
      </tr>`,
  );
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="table-layout:fixed;margin-top:24px"
  >
    ${rows}
  </table>`;
}

/** As elements, because some mail programs ignore `white-space`. */
function broken(text: string): Html[] {
  return linesOf(text).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

function columns(details: readonly Detail[]): string {
  const indent = ' '.repeat(Math.max(...details.map(({ label }) => label.length)) + 2);
  return details
    .map(({ label, value }) => {
      const answer = linesOf(value).map((line) => wrap(line, indent).trimEnd());
      return `${label}:`.padEnd(indent.length) + answer.join('\n').trimStart();
    })
    .join('\n');
}

/** Shared by emails, pages and invoices. */
export const referenceDetail = (reference: string): Detail => ({
  label: 'Referanse',
  value: reference,
});

const LONG_DAY = new Intl.DateTimeFormat('nb', { timeZone: 'Europe/Oslo', dateStyle: 'long' });

export function longDay(of: Date): string {
  return LONG_DAY.format(of);
}

export interface AskedDetails {
  readonly reference: string;
  readonly service: string;
  readonly askedAt: Date;
}

export function askedDetails({ reference, service, askedAt }: AskedDetails): Piece {
  return detailList([
    referenceDetail(reference),
    { label: 'Tjeneste', value: service },
    { label: 'Spurt', value: longDay(askedAt) },
  ]);
}

/** « i Bergen», the registered place; empty if unknown. */
export function inPlace(lead: Lead): string {
  const place = registeredPlace(lead);
  return place ? ` i ${place}` : '';
}

/** «Fullstyling i Bergen», in the sender's words, without the owner. */
export function leadTitle({ serviceType, location }: Lead): string {
  const place = oneLine(location);
  return place ? `${serviceType} i ${place}` : serviceType;
}

/** «fullstyling i Bergen», within a sentence. */
export const inText = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

export const ownersTitle = (lead: Lead): string => `${lead.serviceType}${inPlace(lead)}`;

/** Names no styling when the partner is an agent beside stylists. */
export function acceptedTitle(lead: Lead, { assignment }: PartnerAssignment): string {
  return isExtraAgent(assignment.partnerGroup, lead) ? 'henvendelsen din' : ownersTitle(lead);
}
