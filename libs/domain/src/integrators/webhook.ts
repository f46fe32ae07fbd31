import type { DeliveryState } from '../core/notification.js';
import type { RecordFields, StoredRecord } from '../core/record-field.js';
import { isSingleLine, urlOf } from '../core/text.js';

/**
 * `accepted`, `declined` and `expired` concern each partner asked. `erased` has the id alone, so
 * that the integrator erases too (GDPR, article 19). `corrected` lacks what the owner corrected on
 * another lead's page.
 */
export const WEBHOOK_EVENTS = [
  'lead.received',
  'lead.accepted',
  'lead.declined',
  'lead.expired',
  'lead.matched',
  'lead.contacted',
  'lead.won',
  'lead.lost',
  'lead.status_changed',
  'lead.corrected',
  'lead.erased',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'review.published',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent while paused too: the recipient must erase (GDPR, article 19). */
export const SENT_WHILE_PAUSED: WebhookEvent = 'lead.erased';

/** During the whole pause; others for `PAUSED_WEBHOOK_DAYS`. */
export const KEPT_WHILE_PAUSED: WebhookEvent = 'lead.corrected';

export const RETRY_AFTER_HOURS = 24;

export const WEBHOOK_EVENT_NAMES: Record<WebhookEvent, string> = {
  'lead.received': 'Ny henvendelse',
  'lead.accepted': 'Ja fra en partner',
  'lead.declined': 'Nei fra en partner',
  'lead.expired': 'En partner svarte ikke i tide',
  'lead.matched': 'Tatt av en partner',
  'lead.contacted': 'Kunden er kontaktet',
  'lead.won': 'Vunnet',
  'lead.lost': 'Tapt',
  'quote.sent': 'Tilbud sendt',
  'quote.accepted': 'Tilbud valgt',
  'quote.declined': 'Tilbud ikke valgt',
  'review.published': 'Anmeldelse publisert',
  'lead.status_changed': 'Ny status',
  'lead.corrected': 'Rettet av kunden',
  'lead.erased': 'Slettet',
};

export const MAX_WEBHOOKS = 20;

/** In characters, encrypted. */
export const WEBHOOK_SECRET_LENGTH = 200;

const isOfWeb = ({ protocol }: URL) => protocol === 'https:' || protocol === 'http:';

/** Checked before parsing, which ignores line breaks and control characters. */
function isWebAddress(text: string): boolean {
  const url = isSingleLine(text) ? urlOf(text) : undefined;
  return url !== undefined && isOfWeb(url) && !url.username && !url.password;
}

export const WEBHOOK_FIELDS = {
  url: {
    wire: 'url',
    kind: 'line',
    input: 'url',
    limit: 500,
    label: 'Adresse',
    help: 'Dit sendes hver melding, for eksempel https://megler.example/boligstyling.',
    missing: 'Skriv adressen meldingene skal sendes til.',
    rules: [
      {
        holds: isWebAddress,
        otherwise: 'Oppgi en adresse som https://megler.example/boligstyling.',
      },
    ],
    example: 'https://megler.example/boligstyling',
    description: 'In production https only, and an address on the internet.',
  },
  events: {
    wire: 'events',
    kind: 'list',
    options: WEBHOOK_EVENTS,
    most: WEBHOOK_EVENTS.length,
    label: 'Hva den får beskjed om',
    nameOf: (event: string) => WEBHOOK_EVENT_NAMES[event as WebhookEvent],
    missing: 'Velg minst én hendelse.',
    otherwise: `Velg blant ${WEBHOOK_EVENTS.join(', ')}, hver én gang.`,
    example: ['lead.received'],
  },
  active: {
    wire: 'active',
    kind: 'flag',
    label: 'Får nye meldinger',
    otherwise: 'Svar ja eller nei på om mottakeren er aktiv.',
    example: true,
    description: 'True if new events are sent there. Erasures are, in any case.',
  },
} as const satisfies RecordFields;

export const WEBHOOK_LOG_LENGTH = 200;

export interface WebhookOccurrence {
  readonly event: WebhookEvent;
  readonly at: Date;
  /** Statuses, the partner's kind, or the review's id. */
  readonly detail: Readonly<Record<string, string>>;
}

export interface WebhookEndpoint extends StoredRecord<typeof WEBHOOK_FIELDS> {
  id: string;
  version: number;
  /** Only this key's leads, as it may read them. Null: all leads, without contact details. */
  integratorKeyId: string | null;
  /** `whsec_` and at least 24 bytes in base64, stored encrypted. */
  secret: string;
  /** Also signs until its expiry. */
  previousSecret: string | null;
  previousUntil: Date | null;
  createdAt: Date;
}

/** One event for one endpoint, in states of a notification. */
export interface WebhookDelivery extends WebhookOccurrence {
  id: string;
  endpointId: string;
  /** May be erased; then the message reports that. */
  leadId: string;
  state: DeliveryState;
  attempts: number;
  dueAt: Date;
  sentAt: Date | null;
  lastFault: string | null;
  isKept: boolean;
}
