import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import {
  type ClaimedWebhook,
  DeliveryFault,
  type SecretBox,
  WebhookSender,
} from '@boligstyling/application';
import { NOT_PUBLIC, type ReachOptions, WebhookReach } from './webhook-reach.js';
import { webhookHeaders } from './webhook-signature.js';

/** So many wait at once for an endpoint that does not answer. */
const FEW = 5;

/** For so long it counts as one after somebody has waited for it in vain: it may have been mended. */
const SILENT_MS = 60_000;

/**
 * Keeps endpoints that do not answer from holding up the others: each message that waits for one has a
 * place among all that are on their way.
 */
class SilentEndpoints {
  /** Until when, on a clock that never goes back. */
  private readonly silent = new Map<string, number>();
  private readonly waiting = new Map<string, number>();

  /**
   * Waits for the endpoint's answer, unless enough wait for one that has been silent lately.
   *
   * @throws DeliveryFault of what is not tried, and what the waiting ends with
   */
  async during<Answer>(endpointId: string, answered: () => Promise<Answer>): Promise<Answer> {
    const waiting = this.waiting.get(endpointId) ?? 0;
    const isSilent = performance.now() < (this.silent.get(endpointId) ?? 0);
    if (isSilent && waiting >= FEW) {
      throw new DeliveryFault('others wait for its answer', true, { isTried: false });
    }
    this.waiting.set(endpointId, waiting + 1);
    try {
      const answer = await answered();
      this.silent.delete(endpointId);
      return answer;
    } finally {
      const left = (this.waiting.get(endpointId) ?? 1) - 1;
      if (left > 0) this.waiting.set(endpointId, left);
      else this.waiting.delete(endpointId);
    }
  }

  /** That somebody has waited for it in vain. */
  note(endpointId: string): void {
    this.silent.set(endpointId, performance.now() + SILENT_MS);
  }
}

/**
 * Seconds that a `Retry-After` asks for (RFC 9110, section 10.2.3): a number of them, or a date.
 *
 * @param now in milliseconds since 1970
 * @returns undefined where it is missing, over or cannot be read
 */
export function secondsUntil(retryAfter: string | undefined, now: number): number | undefined {
  const told = retryAfter?.trim() ?? '';
  const seconds = /^\d{1,10}$/.test(told) ? Number(told) : (httpDate(told) - now) / 1000;
  return seconds > 0 ? seconds : undefined;
}

/** NaN for what is no date as HTTP writes it. */
const httpDate = (text: string): number =>
  /^[A-Za-z]{3}, \d{2} [A-Za-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)
    ? Date.parse(text)
    : Number.NaN;

/** An endpoint answers within this, or the attempt has failed. */
const ANSWER_WITHIN_MS = 10_000;

/** The endpoint wants no more. */
const GONE = 410;

/** Why nothing was sent: SECRETS_KEY is another than the one that the secret was sealed with. */
const UNREADABLE = 'secret cannot be read';

/** As much of an endpoint's answer as is read. */
interface EndpointAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly retryAfterSeconds: number | undefined;
}

export interface WebhookSenderOptions extends ReachOptions {
  readonly answerWithinMs?: number;
}

/**
 * Tells endpoints over HTTP. Follows no redirect and reads no answer but its status, `Retry-After` and where a redirect leads. Reaches the
 * internet alone: what is checked are the very addresses that a connection is made to, after each
 * look-up, so that no name can lead to our own network.
 */
export class HttpWebhookSender extends WebhookSender {
  private readonly silent = new SilentEndpoints();
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
    const headers = webhookHeaders(this.opened(webhook), id, Math.floor(Date.now() / 1000), body);
    const answer = await this.silent.during(webhook.endpointId, () =>
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

  /** What it says, if it comes in time. */
  private async answer(
    { url, endpointId }: ClaimedWebhook,
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<EndpointAnswer> {
    const within = this.options.answerWithinMs ?? ANSWER_WITHIN_MS;
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(within)]);
    try {
      return await this.post(new URL(url), body, headers, deadline);
    } catch (fault) {
      if (!deadline.aborted) throw fault;
      this.silent.note(endpointId);
      throw new DeliveryFault(`no answer within ${within / 1000} s`, true);
    }
  }

  /**
   * One of before that was sealed with another key signs no more: its owner was given a new one.
   *
   * @throws DeliveryFault when the newest was: it can pass, by a new secret or the key of before
   */
  private opened({ secrets: [newest = '', ...before], endpointId }: ClaimedWebhook): string[] {
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
    // Who has been waited for in vain may say more.
    request.on('error', () => undefined);
    try {
      request.end(body);
      // By the signal too: one that answers with another protocol (101) neither answers nor fails.
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

/** What happened and where it stands, with what the endpoint may see of the lead. */
function messageOf({ event, at, leadId, status: present, about, detail }: ClaimedWebhook) {
  const status = detail['to'] ?? present;
  return {
    type: event,
    timestamp: at.toISOString(),
    data: {
      lead_id: leadId,
      ...(status && { status }),
      ...(detail['from'] && { previous_status: detail['from'] }),
      ...(detail['recipient'] && { partner_kind: detail['recipient'] }),
      ...(detail['review'] && { review_id: detail['review'] }),
      ...about,
    },
  };
}

/** Where a redirect leads, without a query: that may hold a secret. */
function ledTo(location: string | undefined, from: string): string {
  if (!location || !URL.canParse(location, from)) return '';
  const { origin, pathname, protocol } = new URL(location, from);
  return /^https?:$/.test(protocol) ? ` to ${(origin + pathname).slice(0, 300)}` : '';
}
