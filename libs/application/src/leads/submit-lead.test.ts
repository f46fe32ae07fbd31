import { beforeEach, describe, expect, it } from '@jest/globals';
import { CONSENT_VERSION } from '@boligstyling/domain';
import { sampleKey } from '@boligstyling/domain/testing';
import { SubmitLead } from './submit-lead.js';
import type { RemainingCalls, SubmissionKey } from './lead-repository.js';
import { InMemoryLeadRepository } from './testing/in-memory-lead-repository.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';
import { sampleDetails } from './testing/sample-lead.js';

const arrived = (submission?: SubmissionKey) =>
  ({ place: 'form', partnerGroups: ['stylist'], submission }) as const;

describe('submitting a lead', () => {
  let store: InMemoryStore;
  let leads: InMemoryLeadRepository;
  let nudges: number;
  let submitLead: SubmitLead;

  beforeEach(() => {
    store = new InMemoryStore();
    nudges = 0;
    let ids = 0;
    leads = new InMemoryLeadRepository(store);
    submitLead = new SubmitLead(
      leads,
      { next: () => `id-${(ids += 1)}` },
      { now: () => store.now },
      { nudge: () => void (nudges += 1) },
      { nudge: () => void (nudges += 1) },
    );
  });

  it('keeps the lead as new, with e-mails to the owner and the operator', async () => {
    const receipt = await submitLead.execute(sampleDetails(), arrived());
    expect(receipt).toEqual({ id: 'id-1', receivedAt: store.now });
    expect(store.leads.get('id-1')).toEqual({
      ...sampleDetails(),
      id: 'id-1',
      receivedAt: store.now,
      municipality: '4601',
      municipalityFoundBy: 'chosen-address',
      emailChangedAt: null,
      mailboxProvenAt: null,
      testUntil: null,
      status: 'new',
      suspicion: null,
    });
    expect(store.notifications.map(({ leadId, kind, state }) => ({ leadId, kind, state }))).toEqual(
      [
        { leadId: 'id-1', kind: 'owner-confirmation', state: 'due' },
        { leadId: 'id-1', kind: 'lead-notification', state: 'due' },
      ],
    );
    expect(nudges).toBe(2);
  });

  it.each([
    ['5501', '5501', 'chosen-address'],
    ['1507', null, null],
    ['', null, null],
  ])('knows of a chosen address with %j that it lies in %j', async (number, municipality, by) => {
    await submitLead.execute(sampleDetails({ municipalityNumber: number }), arrived());
    const home = { municipality, municipalityFoundBy: by };
    expect(store.leads.get('id-1')).toMatchObject(home);
  });

  it('keeps each consent with its time, text and origin', async () => {
    const partnerGroups = ['stylist', 'estate-agent'] as const;
    await submitLead.execute(sampleDetails(), { place: 'by-name', partnerGroups });
    const given = { granted: true, at: store.now, place: 'by-name' };
    expect(store.consents.get('id-1')).toEqual([
      { ...given, subject: 'stylist', textVersion: CONSENT_VERSION },
      { ...given, subject: 'estate-agent', textVersion: CONSENT_VERSION },
    ]);
  });

  it('marks all results with the HTTP request id, where there is one', async () => {
    await submitLead.execute(sampleDetails(), { ...arrived(), requestId: 'r' });
    await submitLead.execute(sampleDetails(), arrived());
    expect([...store.requestIds]).toEqual([['id-1', 'r']]);
  });

  it('finds a stored submission, and stores nothing', async () => {
    const submission = { idempotencyKey: 'k', digest: 'd' };
    expect(await submitLead.repeat(submission)).toBeUndefined();
    const first = await submitLead.execute(sampleDetails(), arrived(submission));
    expect(await submitLead.repeat(submission)).toEqual(first);
    const reused = submitLead.repeat({ ...submission, digest: 'other' });
    await expect(reused).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect(store.leads.size).toBe(1);
  });

  it('answers a repeat with the first receipt and stores nothing more', async () => {
    const submission = { idempotencyKey: 'k', digest: 'd' };
    const first = await submitLead.execute(sampleDetails(), arrived(submission));
    store.advance(60);
    expect(await submitLead.execute(sampleDetails(), arrived(submission))).toEqual(first);
    expect(store.leads.size).toBe(1);
    expect(store.notifications).toHaveLength(2);
    expect(nudges).toBe(2);
  });

  it('holds a suspected lead: only the operator gets an e-mail, and the sender sees no difference', async () => {
    const arrival = { ...arrived(), suspicion: 'filled-in-too-fast' } as const;
    const receipt = await submitLead.execute(sampleDetails(), arrival);
    expect(receipt).toEqual({ id: 'id-1', receivedAt: store.now });
    expect(store.leads.get('id-1')).toMatchObject({ suspicion: 'filled-in-too-fast' });
    expect(store.notifications.map(({ kind }) => kind)).toEqual(['lead-notification']);
  });

  it('of a telephone lead e-mails the owner alone', async () => {
    await submitLead.execute(sampleDetails(), { ...arrived(), heardBy: 'Kari' });
    expect(store.notifications.map(({ kind }) => kind)).toEqual(['owner-confirmation']);
  });

  it('refuses an idempotency key that was used for other content', async () => {
    await submitLead.execute(sampleDetails(), arrived({ idempotencyKey: 'k', digest: 'one' }));
    const again = submitLead.execute(
      sampleDetails(),
      arrived({ idempotencyKey: 'k', digest: 'two' }),
    );
    await expect(again).rejects.toMatchObject({ code: 'idempotency-key-reused' });
    expect(store.leads.size).toBe(1);
  });

  it('stores nothing of an erased submission again', async () => {
    const submission = { idempotencyKey: 'k', digest: 'd' };
    const { id } = await submitLead.execute(sampleDetails(), arrived(submission));
    await leads.erase(id);
    const gone = { code: 'lead-erased' };
    await expect(submitLead.execute(sampleDetails(), arrived(submission))).rejects.toMatchObject(
      gone,
    );
    await expect(submitLead.repeat(submission)).rejects.toMatchObject(gone);
    expect(store.leads.size).toBe(0);
  });

  it('names the integrator that sent it, and returns its remaining quota', async () => {
    const sentBy = sampleKey({ id: 'key', source: 'megler-vest', perMinute: 1 });
    store.integratorKeys.set('key', sentBy);
    const left: RemainingCalls[] = [];
    const leftToKey = (remainingCalls: RemainingCalls) => left.push(remainingCalls);
    const send = () => submitLead.execute(sampleDetails(), { ...arrived(), sentBy, leftToKey });
    const receipt = await send();
    expect(store.leads.get(receipt.id)).toMatchObject({ source: 'megler-vest' });
    await expect(send()).rejects.toMatchObject({ retryAfterSeconds: 60 });
    store.integratorKeys.set('key', { ...sentBy, paused: true });
    await expect(send()).rejects.toMatchObject({ code: 'unauthorized' });
    const none = { remaining: 0, resetSeconds: 60 };
    expect(left).toEqual([none, none]);
    await submitLead.execute(sampleDetails(), { ...arrived(), leftToKey });
    store.integratorKeys.set('key', sentBy);
    store.advance(60);
    await submitLead.execute(sampleDetails(), { ...arrived(), sentBy });
    expect(left).toHaveLength(2);
    expect(store.leads.size).toBe(3);
    expect(nudges).toBe(6);
  });
});
