import { describe, expect, it } from '@jest/globals';
import { makeWebhookSecret, webhookHeaders } from './http-webhook-sender.js';

describe('a webhook’s signature', () => {
  it('equals the specification’s example', () => {
    const headers = webhookHeaders(
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1_614_265_330,
      '{"test": 2432232314}',
    );
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  it('has one part for each valid secret, the newest first', () => {
    const [newest, last] = [makeWebhookSecret(), makeWebhookSecret()];
    const of = (...secrets: string[]) =>
      webhookHeaders(secrets, 'msg', 1, 'body')['webhook-signature'];
    expect(of(newest, last)).toBe(`${of(newest)} ${of(last)}`);
  });

  it('has a different secret for each endpoint', () => {
    expect(makeWebhookSecret()).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(makeWebhookSecret()).not.toBe(makeWebhookSecret());
  });
});
