import type { ConsentSubject } from '../leads/consent.js';
import type { LeadKey } from '../leads/lead-fields.js';
import type { LeadEvent } from './lead-event.js';
import { isShownToAgents } from '../leads/lead-views.js';

export const OWNER_MOMENTS = [
  'received',
  'sent-again',
  'asked',
  'accepted',
  'left',
  'contacted',
  'won',
  'chosen',
  'not-chosen',
  'nobody-called',
  'waits',
  'more-wanted',
  'more-unwanted',
  'stylists-wanted',
  'stylists-unwanted',
  'agent-wanted',
  'agent-unwanted',
  'pictures-wanted',
  'pictures-unwanted',
  'corrected',
  'withdrawn',
] as const;
export type OwnerMomentKind = (typeof OWNER_MOMENTS)[number];

/** Partners as they were named then. A correction lists those that had the data. */
export interface OwnerMoment {
  readonly at: Date;
  readonly kind: OwnerMomentKind;
  readonly partners: readonly string[];
}

const TOGETHER_MS = 60_000;

/**
 * The owner's history, oldest first.
 *
 * @param agentsBeside ids of partners asked as agents beside stylists
 */
export function ownerTimeline(
  receivedAt: Date,
  history: readonly LeadEvent[],
  agentsBeside: ReadonlySet<string> = new Set(),
): OwnerMoment[] {
  const moments: OwnerMoment[] = [{ at: receivedAt, kind: 'received', partners: [] }];
  const reveals = new Map<string, string>();
  for (const event of history) {
    followReveals(reveals, event);
    const kind = kindOf(event);
    if (!kind) continue;
    const partners = partnersOf(event, reveals, agentsBeside);
    const last = moments.at(-1);
    const isMore = kind === 'asked' && last?.kind === 'asked' && +event.at - +last.at < TOGETHER_MS;
    if (isMore)
      moments[moments.length - 1] = { ...last, partners: [...last.partners, ...partners] };
    else moments.push({ at: event.at, kind, partners });
  }
  return moments;
}

function followReveals(reveals: Map<string, string>, { kind, detail }: LeadEvent): void {
  if (kind === 'assignment-answered' && detail.answer === 'accepted')
    reveals.set(detail.partnerId, detail.partnerName);
  else if (kind === 'answer-undone' || kind === 'assignment-withdrawn')
    reveals.delete(detail.partnerId);
}

function partnersOf(
  { kind, detail }: LeadEvent,
  reveals: ReadonlyMap<string, string>,
  agentsBeside: ReadonlySet<string>,
): string[] {
  if (kind === 'corrected') {
    const isForAgents = detail.fields.split(', ').some((key) => isShownToAgents(key as LeadKey));
    const shown = [...reveals].filter(([id]) => isForAgents || !agentsBeside.has(id));
    return shown.map(([, name]) => name);
  }
  return 'partnerName' in detail ? [detail.partnerName] : [];
}

const SUBJECTS = {
  stylist: 'stylists',
  'estate-agent': 'agent',
  'one-more-stylist': 'more',
  pictures: 'pictures',
} as const satisfies Record<ConsentSubject, string>;

function kindOf(event: LeadEvent): OwnerMomentKind | undefined {
  switch (event.kind) {
    case 'passed-on':
      return 'asked';
    case 'assignment-answered':
      return event.detail.answer === 'accepted' ? 'accepted' : undefined;
    case 'answer-undone':
      return event.detail.answer === 'accepted' ? 'left' : undefined;
    case 'reported':
      return event.detail.report === 'lost' ? undefined : event.detail.report;
    case 'win-answered':
      return event.detail.answer === 'yes' ? 'chosen' : 'not-chosen';
    case 'nobody-called':
      return 'nobody-called';
    case 'owner-waits':
      return 'waits';
    case 'consent-given':
      return `${SUBJECTS[event.detail.subject]}-${event.detail.answer === 'yes' ? 'wanted' : 'unwanted'}`;
    case 'corrected':
      return 'corrected';
    case 'owner-withdrew':
      return 'withdrawn';
    case 'lead-merged-into':
      return event.detail.mailbox === 'same' ? 'sent-again' : undefined;
    default:
      return undefined;
  }
}
