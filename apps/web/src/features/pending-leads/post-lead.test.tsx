import { expect, jest, test } from '@jest/globals';
import type { LeadPayload } from '../../shared/lead/submission';
import { pageStore } from '../../shared/testing/page-store';
import { type Outcome, postLeadThrough } from './post-lead';

const HINTS = { hiddenFieldFilled: false, seconds: 40, consentVersion: '2026-10' };

async function post(hints?: typeof HINTS, answer = async () => Response.json({ id: '1' })) {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const { dispatch } = pageStore();
  const outcome: Outcome = await postLeadThrough(dispatch)({} as LeadPayload, 'key-1', hints);
  const [request] = fetched.mock.calls.at(-1) ?? [];
  const { headers } = request as Request;
  const formHeaders = Object.fromEntries(
    [...headers].filter(([name]) => name.startsWith('x-form-')),
  );
  return { key: headers.get('idempotency-key'), formHeaders, outcome };
}

test('a lead is posted with its idempotency key, form hints and consent version', async () => {
  expect(await post(HINTS)).toEqual({
    key: 'key-1',
    formHeaders: {
      'x-form-seconds': '40',
      'x-form-hidden-field': 'empty',
      'x-form-consent': '2026-10',
    },
    outcome: { kind: 'accepted', leadId: '1' },
  });
  const filled = await post({ ...HINTS, hiddenFieldFilled: true });
  expect(filled.formHeaders).toMatchObject({ 'x-form-hidden-field': 'filled' });
});

test('a legacy queued lead without hints sends none', async () => {
  expect(await post()).toMatchObject({ formHeaders: {}, outcome: { kind: 'accepted' } });
});

test('a failed lead is to be retried', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await post(HINTS, lost)).toMatchObject({ outcome: { kind: 'unreachable' } });
});
