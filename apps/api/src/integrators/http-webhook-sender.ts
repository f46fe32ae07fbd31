import { lookup as lookUp } from 'node:dns';
import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type ClaimedWebhook, DeliveryFault, WebhookSender } from '@boligstyling/application';
import { isPublicAddress } from './public-address.js';
import { webhookHeaders } from './webhook-signature.js';

/** An endpoint answers within this, or the attempt has failed. */
const ANSWER_WITHIN_MS = 10_000;

/** The endpoint wants no more. */
const GONE = 410;

/**
 * Tells endpoints over HTTP. Follows no redirect and reads no answer but its status. Where only the
 * internet may be reached, an address is checked when the connection is made, so that no name can
 * lead to our own network.
 */
export class HttpWebhookSender extends WebhookSender {
  constructor(
    private readonly onlyInternet: boolean,
    private readonly now: () => number = Date.now,
  ) {
    super();
  }

  override async send(webhook: ClaimedWebhook, signal: AbortSignal): Promise<void> {
    const { id, secret, attempts } = webhook;
    const body = JSON.stringify(messageOf(webhook));
    const headers = webhookHeaders(secret, id, Math.floor(this.now() / 1000), body);
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const status = await this.post(new URL(webhook.url), body, headers, deadline);
    if (status >= 200 && status < 300) return;
    throw new DeliveryFault(`HTTP ${status} at attempt ${attempts}`, status !== GONE);
  }

  private async post(
    url: URL,
    body: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<number> {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (this.onlyInternet && /^[\d.]+$|:/.test(host) && !isPublicAddress(host)) {
      throw new DeliveryFault('address not on the internet', false);
    }
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
      ...(this.onlyInternet && { lookup: onlyInternet }),
    });
    try {
      request.end(body);
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.destroy();
      return answer.statusCode ?? 0;
    } catch (error) {
      const { code = 'no answer' } = error as { code?: string };
      throw new DeliveryFault(`connection: ${code}`, true);
    }
  }
}

/** Resolves a name, but to no address of our own network. */
const onlyInternet: LookupFunction = (name, options, decide) =>
  lookUp(name, { ...options, all: true }, (error, found = []) => {
    const [first] = found.filter(({ address }) => isPublicAddress(address));
    const fault = error ?? Object.assign(new Error('not on the internet'), { code: 'EACCES' });
    if (!first) decide(fault, '', 0);
    else if (options.all) decide(null, [first]);
    else decide(null, first.address, first.family);
  });

/** What happened and where it stands, and nothing that tells who the owner is. */
function messageOf({ event, at, leadId, status, service, city, detail }: ClaimedWebhook) {
  return {
    type: event,
    timestamp: at.toISOString(),
    data: {
      lead_id: leadId,
      status: detail['to'] ?? status,
      ...(detail['from'] && { previous_status: detail['from'] }),
      service_type: service,
      location: city,
    },
  };
}
