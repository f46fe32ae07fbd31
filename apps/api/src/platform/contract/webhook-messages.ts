import {
  EXAMPLE_OF_A_LEAD,
  fieldsShownTo,
  leadField,
  type LeadStatus,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '@boligstyling/domain';

const LEAD_ID = '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';

interface About {
  readonly when: string;
  readonly status?: LeadStatus;
  readonly more?: Readonly<Record<string, string>>;
}

const of = (partner_kind: string) => ({ more: { partner_kind } });
const QUOTE = { more: { quote_id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1d' } };
const after = (previous_status: LeadStatus) => ({ more: { previous_status } });

const EVENTS: Record<WebhookEvent, About> = {
  'lead.received': { when: 'A lead is stored; a held one, once it is released.', status: 'new' },
  'lead.accepted': { when: 'A partner says yes.', status: 'matched', ...of('stylist') },
  'lead.declined': { when: 'A partner says no.', status: 'new', ...of('estate-agent') },
  'lead.expired': { when: 'A partner did not answer in time.', status: 'new', ...of('stylist') },
  'lead.matched': {
    when: 'The first partner has accepted it.',
    status: 'matched',
    ...after('new'),
  },
  'lead.contacted': {
    when: 'Somebody has been in touch with the owner.',
    status: 'contacted',
    ...after('matched'),
  },
  'lead.won': { when: 'It became a job.', status: 'won', ...after('contacted') },
  'lead.lost': { when: 'It became none.', status: 'lost', ...after('contacted') },
  'lead.status_changed': {
    when: 'Its status changes, by any cause.',
    status: 'matched',
    ...after('new'),
  },
  'lead.corrected': {
    when: 'Its owner has corrected what was sent: correct what you have of it, too. Kept while the endpoint or its key is paused.',
    status: 'matched',
  },
  'lead.erased': {
    when: 'It is erased, by its owner or on request: erase what you have of it, too. Sent also while the endpoint or its key is paused.',
  },
  'quote.sent': { when: 'A partner sends or revises a quote.', status: 'contacted', ...QUOTE },
  'quote.accepted': {
    when: 'The owner has chosen a quote, and the time to undo it is over.',
    status: 'won',
    ...QUOTE,
  },
  'quote.declined': {
    when: 'The owner has chosen another partner or none.',
    status: 'lost',
    ...QUOTE,
  },
  'review.published': {
    when: 'The owner’s review of it is shown on our pages.',
    status: 'won',
    more: { review_id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1c' },
  },
};

const SIGNED =
  'Signed by the Standard Webhooks specification. Answer 410 to have nothing more sent of it.';

const WITH_CONTACTS =
  'Where the endpoint belongs to a key that is granted them, `data` has the owner’s contact details too (`customer_name`, `customer_email`, `customer_phone`, `address`), unless the owner has withdrawn or used our form in another’s page.';

const WITH_AMOUNTS =
  'Where the endpoint belongs to a key with the scope `quotes:read-own`, `data` has the amounts too (`price_from`, and `price_to` unless the price is fixed), in whole kroner as the owner pays them.';

const HEADERS = {
  'webhook-id': 'Of the message, the same at every attempt.',
  'webhook-timestamp': 'When it was signed, in seconds since 1970.',
  'webhook-signature': '`v1,` and HMAC-SHA-256 in base64, one for each secret that is good.',
};

export function webhookMessages(): Record<string, object> {
  return Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: messageOf(event) }]));
}

function messageOf(event: WebhookEvent) {
  const { when, status, more } = EVENTS[event];
  const example = {
    type: event,
    timestamp: '2026-11-20T12:00:00.000Z',
    data: { lead_id: LEAD_ID, ...(status && { status, ...more, ...seenByAll() }) },
  };
  return {
    operationId: `on-${event.replace(/[._]/g, '-')}`,
    tags: ['integrators'],
    summary: when,
    description: SIGNED,
    security: [],
    parameters: Object.entries(HEADERS).map(([name, description]) => ({
      ...{ name, description },
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(example), example } },
    },
    responses: {
      '2XX': { description: 'It has come, and is not sent again.' },
    },
  };
}

function seenByAll(): Record<string, unknown> {
  const examples: Readonly<Record<string, unknown>> = EXAMPLE_OF_A_LEAD;
  const wires = fieldsShownTo('integrator').map(({ key }) => leadField(key).wire);
  return Object.fromEntries(wires.map((wire) => [wire, examples[wire]]));
}

const MESSAGE = 'WebhookMessage';
const LEAD_DATA = 'WebhookLead';

/** Names of what a message has beside the lead's fields. */
const MORE_DATA: Readonly<Record<string, { name: string; description?: string }>> = {
  partner_kind: { name: 'WebhookAnswer' },
  previous_status: { name: 'WebhookStatus' },
  quote_id: { name: 'WebhookQuote', description: WITH_AMOUNTS },
  review_id: { name: 'WebhookReview' },
};

const leadData = () => ({ lead_id: LEAD_ID, status: '', ...seenByAll() });
const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

export const webhookSchemas = (): Record<string, object> => ({
  [MESSAGE]: {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { type: 'string' },
      timestamp: { type: 'string', format: 'date-time' },
      data: { type: 'object' },
    },
  },
  [LEAD_DATA]: { ...recordOf(leadData()), description: WITH_CONTACTS },
  ...Object.fromEntries(
    Object.entries(MORE_DATA).map(([field, { name, ...about }]) => [
      name,
      { allOf: [refTo(LEAD_DATA), recordOf({ [field]: '' })], ...about },
    ]),
  ),
});

function recordOf(data: object) {
  const properties = Object.entries(data).map(([name, value]) => [name, { type: typeof value }]);
  return {
    type: 'object',
    required: Object.keys(data),
    properties: Object.fromEntries(properties),
    additionalProperties: true,
  };
}

function dataOf(data: object) {
  if (!('status' in data)) return recordOf(data);
  const [more] = Object.keys(MORE_DATA).filter((field) => field in data);
  return refTo((more && MORE_DATA[more]?.name) ?? LEAD_DATA);
}

function schemaOf({ type, data }: { type: string; data: object }) {
  const properties = { type: { enum: [type] }, data: dataOf(data) };
  return { allOf: [refTo(MESSAGE), { properties }] };
}
