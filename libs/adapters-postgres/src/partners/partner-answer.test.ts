import { randomUUID } from 'node:crypto';
import {
  CaseWork,
  LeadCases,
  LinkSigner,
  PartnerLink,
  partnerToken,
  SavePartner,
  type SignedLink,
} from '@boligstyling/application';
import { matchingSteps } from '@boligstyling/application/testing';
import { expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { matchingPorts } from '../testing/matching-ports.js';
import { ownDatabase } from '../testing/own-database.js';

class PlainSigner extends LinkSigner {
  override sign({ expiresAt, ...link }: SignedLink) {
    return JSON.stringify({ ...link, expiresAt: expiresAt.toISOString() });
  }

  override signEach(link: SignedLink) {
    return [this.sign(link)];
  }

  override read(token: string): SignedLink {
    const { expiresAt, ...link } = JSON.parse(token) as Omit<SignedLink, 'expiresAt'> & {
      expiresAt: string;
    };
    return { ...link, expiresAt: new Date(expiresAt) };
  }
}

const database = ownDatabase();
const { steps, receive, join, match } = matchingSteps(() =>
  matchingPorts(database(), 'lead, partner, operator_details'),
);

/** Texts of all statements of the pool from now on. */
async function statements(): Promise<string[]> {
  const pool = await database().orm.em.getConnection().getNativeClient();
  const seen: string[] = [];
  const counted = new WeakSet<PoolClient>();
  pool.on('acquire', (client: PoolClient) => {
    if (counted.has(client)) return;
    counted.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: [string | { text: string }, ...unknown[]]) => {
        seen.push(typeof given[0] === 'string' ? given[0] : given[0].text);
        return query(...given);
      },
    });
  });
  return seen;
}

it('a partner’s yes reads the case once, and nothing after the commit', async () => {
  const { matching, partners } = steps.under;
  const clock = { now: () => new Date() };
  const ids = { next: randomUUID };
  const nudge = { nudge: () => undefined };
  const signer = new PlainSigner();
  const cases = new LeadCases(
    matching,
    new CaseWork(ids, clock, { answerHours: 12, automatic: true }),
    ...[nudge, nudge],
  );
  const savePartner = new SavePartner(partners, ids, clock, matching, nudge);
  const link = new PartnerLink(matching, savePartner, cases, signer, clock);
  await join();
  const leadId = await receive();
  await match(leadId);
  const [asked] = await matching.assignmentsOf(leadId);
  const token = partnerToken(signer, asked!);

  const seen = await statements();
  const view = await link.answer(token, 'accepted');
  expect(view.assignment.state).toBe('accepted');
  const isRead = (text: string) => /from\s+lead where id = any/.test(text);
  expect(seen).toHaveLength(18);
  expect(seen.filter(isRead)).toHaveLength(1);
  expect(seen.at(-1)).toMatch(/^commit/i);

  expect(await link.view(token)).toMatchObject({ ...view, seenAt: expect.any(Date) });
});
