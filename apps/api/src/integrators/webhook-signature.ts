import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * A secret for one endpoint, 256 random bits, in the form of the Standard Webhooks specification.
 */
export function makeWebhookSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * The signature headers of the Standard Webhooks specification: HMAC-SHA-256 of id, time and body,
 * once with each valid secret.
 */
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
