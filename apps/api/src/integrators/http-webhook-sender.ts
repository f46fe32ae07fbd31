import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import {
  type ClaimedWebhook,
  DeliveryFault,
  type SecretBox,
  type TestedEndpoint,
  WebhookSender,
} from '@boligstyling/application';
import { NOT_PUBLIC, type ReachOptions, WebhookReach } from './webhook-reach.js';
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** 256 random bits, by the Standard Webhooks specification. */
export function makeWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/** Standard Webhooks: HMAC-SHA-256 of id, time and body, once with each valid secret. */
export function webhookHeaders(
  secrets: readonly string[],
  id: string,
  seconds: number,
  body: string,
): Record<string, string> {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

const FEW = 5;

const SLOW_MS = 2_000;

const SLOW_FOR_MS = 60_000;

/** Keeps slow endpoints from filling all sending slots. */
class SlowEndpoints {
  private readonly slowUntil = new Map<string, number>();
  private readonly waiting = new Map<string, number>();

  /**
   * Unless enough messages wait for a slow endpoint.
   *
   * @throws DeliveryFault for an untried message, and the error of the request
   */
  async during<Answer>(endpointId: string, answered: () => Promise<Answer>): Promise<Answer> {
    const waiting = this.waiting.get(endpointId) ?? 0;
    const start = performance.now();
    if (start < (this.slowUntil.get(endpointId) ?? 0) && waiting >= FEW) {
      throw new DeliveryFault('others wait for its answer', true, { isTried: false });
    }
    this.waiting.set(endpointId, waiting + 1);
    const slow = setTimeout(
      () => this.slowUntil.set(endpointId, performance.now() + SLOW_FOR_MS),
      SLOW_MS,
    );
    try {
      const answer = await answered();
      if (performance.now() - start < SLOW_MS) this.slowUntil.delete(endpointId);
      return answer;
    } finally {
      clearTimeout(slow);
      const left = (this.waiting.get(endpointId) ?? 1) - 1;
      if (left > 0) this.waiting.set(endpointId, left);
      else this.waiting.delete(endpointId);
    }
  }
}

/**
 * `Retry-After` (RFC 9110, 10.2.3): seconds, or a date in GMT.
 *
 * @param now in milliseconds since 1970
 * @returns undefined if past or invalid
 */
export function secondsUntil(retryAfter: string | undefined, now: number): number | undefined {
  const requested = retryAfter?.trim() ?? '';
  const seconds = /^\d{1,10}$/.test(requested)
    ? Number(requested)
    : (httpDate(requested) - now) / 1000;
  return seconds > 0 ? seconds : undefined;
}

const HTTP_DATES = [
  /^[A-Za-z]{3}, \d{2} [A-Za-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Za-z]{6,9}, \d{2}-[A-Za-z]{3}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Za-z]{3} [A-Za-z]{3} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

const httpDate = (text: string): number =>
  HTTP_DATES.some((form) => form.test(text))
    ? Date.parse(`${text.replace(/ GMT$/, '')} GMT`)
    : Number.NaN;

const ANSWER_WITHIN_MS = 10_000;

const GONE = 410;

const UNREADABLE = 'secret cannot be read';

interface EndpointAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfterSeconds: number | undefined;
}

export interface WebhookSenderOptions extends ReachOptions {
  readonly answerWithinMs?: number;
}

/**
 * Follows no redirect. Checks each connection's address after its look-up, so that no name leads
 * into our own network.
 */
export class HttpWebhookSender extends WebhookSender {
  private readonly slow = new SlowEndpoints();
  private readonly reach: WebhookReach;

  constructor(
    private readonly box: SecretBox,
    private readonly options: WebhookSenderOptions,
  ) {
    super();
    this.reach = new WebhookReach(options);
  }

  override async send(webhook: ClaimedWebhook, signal: AbortSignal): Promise<void> {
    const { id, attempts } = webhook;
    const body = JSON.stringify(messageOf(webhook));
    const headers = webhookHeaders(
      this.openSecrets(webhook),
      id,
      Math.floor(Date.now() / 1000),
      body,
    );
    const answer = await this.slow.during(webhook.endpointId, () =>
      this.answer(webhook, body, headers, signal),
    );
    const { status } = answer;
    if (status >= 200 && status < 300) return;
    const led = status >= 300 && status < 400 ? ledTo(answer.location, webhook.url) : '';
    const isGone = status === GONE;
    const { retryAfterSeconds } = answer;
    const facts = { isAnswered: true, isGone, retryAfterSeconds };
    throw new DeliveryFault(`HTTP ${status}${led} at attempt ${attempts}`, !isGone, facts);
  }

  override async sendTest(endpoint: TestedEndpoint): Promise<number> {
    const { id, at } = endpoint;
    const body = JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} });
    const seconds = Math.floor(at.getTime() / 1000);
    const headers = webhookHeaders(this.openSecrets(endpoint), id, seconds, body);
    return (await this.answer(endpoint, body, headers)).status;
  }

  private async answer(
    { url }: TestedEndpoint,
    body: string,
    headers: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<EndpointAnswer> {
    const within = this.options.answerWithinMs ?? ANSWER_WITHIN_MS;
    const deadline = AbortSignal.any([AbortSignal.timeout(within), ...(signal ? [signal] : [])]);
    try {
      return await this.post(new URL(url), body, headers, deadline);
    } catch (fault) {
      if (!deadline.aborted) throw fault;
      throw new DeliveryFault(`no answer within ${within / 1000} s`, true);
    }
  }

  /**
   * Skips previous secrets sealed under another key.
   *
   * @throws DeliveryFault if the newest secret is affected
   */
  private openSecrets({ secrets: [newest = '', ...before], endpointId }: TestedEndpoint): string[] {
    const known = this.box.openIfOurs(newest, endpointId);
    if (known === undefined) throw new DeliveryFault(UNREADABLE, true);
    return [known, ...before.flatMap((kept) => this.box.openIfOurs(kept, endpointId) ?? [])];
  }

  private async post(
    url: URL,
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<EndpointAnswer> {
    const barred = this.reach.whyBarredAt(url);
    if (barred) throw new DeliveryFault(barred, barred !== NOT_PUBLIC);
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Boligstyling-Webhooks/1',
      },
      signal,
      agent: false,
      lookup: this.reach.lookup,
    });
    // Later errors of an abandoned request are ignored.
    request.on('error', () => undefined);
    try {
      request.end(body);
      // A protocol switch (101) gives neither answer nor error.
      const [answer] = (await once(request, 'response', { signal })) as [IncomingMessage];
      answer.destroy();
      const { location, 'retry-after': retryAfter } = answer.headers;
      const retryAfterSeconds = secondsUntil(retryAfter, Date.now());
      return { status: answer.statusCode ?? 0, location, retryAfterSeconds };
    } catch (error) {
      const { code = 'no answer' } = error as { code?: string };
      throw new DeliveryFault(`connection: ${code}`, true);
    }
  }
}

function messageOf({ event, at, leadId, status: present, about, detail }: ClaimedWebhook) {
  const status = detail['to'] ?? present;
  return {
    type: event,
    timestamp: at.toISOString(),
    data: {
      lead_id: leadId,
      ...(status && { status }),
      ...(detail['from'] && { previous_status: detail['from'] }),
      ...(detail['partnerGroup'] && { partner_kind: detail['partnerGroup'] }),
      ...(detail['review'] && { review_id: detail['review'] }),
      ...(detail['quote_id'] && { quote_id: detail['quote_id'] }),
      ...(detail['price_from'] && { price_from: Number(detail['price_from']) }),
      ...(detail['price_to'] && { price_to: Number(detail['price_to']) }),
      ...about,
    },
  };
}

/** Without its query, which may hold a secret. */
function ledTo(location: string | undefined, from: string): string {
  if (!location || !URL.canParse(location, from)) return '';
  const { origin, pathname, protocol } = new URL(location, from);
  return /^https?:$/.test(protocol) ? ` to ${(origin + pathname).slice(0, 300)}` : '';
}
