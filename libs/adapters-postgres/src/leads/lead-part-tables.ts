import { activeParts, LEAD_PARTS, type LeadPart, leadParts } from '@boligstyling/domain';
import { columnOf } from '../core/row-fields.js';

export const PART_TABLES = {
  event: 'lead_event',
  round: 'match_round',
  assignment: 'assignment',
  quote: 'quote',
  quoteVersion: 'quote_version',
  quoteAttachment: 'quote_attachment',
  picture: 'lead_picture',
  review: 'review',
  confirmation: 'owner_confirmation',
  sale: 'sale',
  notification: 'notification',
  webhook: 'webhook_delivery',
} as const satisfies Record<LeadPart, string>;

type PartTable = (typeof PART_TABLES)[LeadPart];

export const backedUpParts = (isBackedUp: boolean): readonly PartTable[] =>
  leadParts
    .filter((part) => LEAD_PARTS[part].isBackedUp === isBackedUp)
    .map((part) => PART_TABLES[part]);

export function isOfLead(part: LeadPart): string {
  const { of } = LEAD_PARTS[part];
  return of === 'lead'
    ? 'part.lead_id = lead.id'
    : `part.${of}_id in (select id from ${PART_TABLES[of]} where lead_id = lead.id)`;
}

/** @param since an SQL expression, such as `$1` */
export const isInactiveSince = (since: string): string =>
  [
    `received_at <= ${since}`,
    ...activeParts.map(
      (part) => `not exists (
        select from ${PART_TABLES[part]} part where ${isOfLead(part)} and ${lastActive(part)} > ${since})`,
    ),
  ].join(' and ');

function lastActive(part: (typeof activeParts)[number]): string {
  const times = LEAD_PARTS[part].activeAt.map((key) => `part.${columnOf(key)}`).join(', ');
  return LEAD_PARTS[part].activeAt.length > 1 ? `greatest(${times})` : times;
}
