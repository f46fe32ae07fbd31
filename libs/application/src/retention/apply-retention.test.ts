import { describe, expect, it } from '@jest/globals';
import { ApplyRetention } from './apply-retention.js';
import { EraseTestLeads } from './test-leads.js';
import { inTime } from '../core/testing/in-time.js';

describe('deletion of outdated messages', () => {
  /** The requested deletions, with so many old e-mails. `failing`: parts that always fail. */
  const asked = async (now: string, emails = 0, failing: readonly string[] = []) => {
    const calls: unknown[][] = [];
    let left = emails;
    const none = (what: string) => async (until: Date | string) => {
      if (failing.includes(what)) throw new Error(what);
      calls.push([what, until instanceof Date ? until.toISOString() : until]);
      return 0;
    };
    const deleteEmails = async (until: Date, limit: number) => {
      await none('emails')(until);
      const gone = Math.min(left, limit);
      left -= gone;
      return gone;
    };
    const clock = { now: async () => new Date(now) };
    const deleteAnswers = async () => {
      calls.push(['answers']);
      return 0;
    };
    const sent = {
      deleteEmails,
      deleteAnswers,
      deleteUndeliverable: none('letters to former addresses'),
      deleteWebhooks: async (until: Date, erasuresUntil: Date, keptUntil: Date) => {
        await none('webhooks')(until);
        await none('kept for paused endpoints')(keptUntil);
        return none('notifications of erasures')(erasuresUntil);
      },
    };
    const files = { execute: async () => void calls.push(['files']) };
    const visits = { deleteOld: none('visits') };
    const fault = await inTime(new ApplyRetention(sent, visits, clock, files).execute()).catch(
      ({ message }: Error) => message,
    );
    return { calls, left, fault };
  };

  it('keeps answers about erased leads until they have left, e-mails for 180 days, undeliverable e-mails and webhooks for 30 days, notices of erasure for two years, visit counts for 25 months', async () => {
    expect((await asked('2026-11-20T00:00:00.000Z')).calls).toEqual([
      ['emails', '2026-05-24T00:00:00.000Z'],
      ['answers'],
      ['letters to former addresses', '2026-10-21T00:00:00.000Z'],
      ['webhooks', '2026-10-21T00:00:00.000Z'],
      ['kept for paused endpoints', '2026-10-21T00:00:00.000Z'],
      ['notifications of erasures', '2024-11-20T00:00:00.000Z'],
      ['visits', '2024-10-20'],
      ['files'],
    ]);
  });

  it('continues until nothing is left to delete', async () => {
    expect((await asked('2028-01-01T00:00:00.000Z', 2_500)).left).toBe(0);
  });

  it('completes the other parts where some fail, and reports the first fault', async () => {
    const failing = ['emails', 'webhooks'];
    const { calls, fault } = await asked('2026-11-20T00:00:00.000Z', 0, failing);
    expect(calls.map(([what]) => what)).toEqual([
      'answers',
      'letters to former addresses',
      'visits',
      'files',
    ]);
    expect(fault).toBe('emails');
  });

  it('erases the other test leads where one cannot be erased', async () => {
    const erased: string[] = [];
    const tests = { due: async () => ['broken', 'whole'] };
    const eraseLead = {
      execute: async (id: string) => {
        if (id === 'broken') throw new Error('cannot be erased');
        erased.push(id);
        return [id];
      },
    };
    const erasing = new EraseTestLeads(tests, eraseLead, { now: async () => new Date() });
    await expect(erasing.execute()).rejects.toThrow('cannot be erased');
    expect(erased).toEqual(['whole']);
  });
});
