import { hash } from 'node:crypto';
import type { SubmissionKey } from '@boligstyling/application';
import {
  LEAD_KEYS,
  type LeadDetails,
  type LeadKey,
  leadField,
  type Recipient,
} from '@boligstyling/domain';
import { InvalidRequest } from '../../platform/problems/invalid-request.js';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/** A digest has always had these, left out or not, and in this order. */
const FROM_THE_START: readonly LeadKey[] = [
  'customerName',
  'customerEmail',
  'customerPhone',
  'serviceType',
  'location',
  'address',
  'stylingNeeds',
  'rooms',
  'propertySize',
  'timeframe',
  'propertyType',
  'preferredStyle',
  'message',
  'sellProperty',
  'acceptStylingOnly',
  'additionalInfo',
  'source',
];
const ADDED = LEAD_KEYS.filter((key) => !FROM_THE_START.includes(key)).map((key) => ({
  key,
  absent: leadField(key).absent,
}));

/**
 * What the header `Idempotency-Key` and the content say together; undefined without the header. Each
 * integrator names its submissions as it likes: two that chose the same name know nothing of it.
 *
 * @param sentBy the id of the integrator's key
 * @throws InvalidRequest unless the key is 1 to 200 visible ASCII characters
 */
export function submissionKey(
  header: string | undefined,
  details: LeadDetails,
  recipients: readonly Recipient[],
  sentBy?: string,
): SubmissionKey | undefined {
  if (header === undefined) return undefined;
  if (!VISIBLE_ASCII.test(header)) {
    throw new InvalidRequest([
      {
        field: 'Idempotency-Key',
        message: 'Nøkkelen må være 1 til 200 synlige ASCII-tegn uten mellomrom.',
      },
    ]);
  }
  const key = sentBy ? `${sentBy} ${hash('sha256', header)}` : header;
  return { key, digest: digestOf(details, recipients) };
}

/**
 * A field that was added later counts when it is given, and so does a yes to an agent: what an
 * earlier release stored is still known when it is sent again.
 */
function digestOf(details: LeadDetails, recipients: readonly Recipient[]): string {
  const content: Record<string, unknown> = {};
  for (const key of FROM_THE_START) content[key] = details[key];
  for (const { key, absent } of ADDED) {
    if (details[key] !== absent) content[key] = details[key];
  }
  if (recipients.includes('estate-agent')) content['recipients'] = recipients;
  return hash('sha256', JSON.stringify(content));
}
