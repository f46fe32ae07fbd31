import { randomUUID } from 'node:crypto';
import { integratorKeysContract, sampleLead } from '@boligstyling/application/testing';
import { sampleKey } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { PostgresIntegratorKeys } from './postgres-integrator-keys.js';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { poolOf } from '../core/statements.js';
import { storeLeads } from '../leads/store-leads.js';
import { emptyTables } from '../testing/empty-tables.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

integratorKeysContract(async () => {
  const { orm, execute } = database();
  await execute(emptyTables('integrator_key, lead'));
  return {
    keys: new PostgresIntegratorKeys(orm),
    leads: () => new PostgresLeadRepository(orm),
    letTimePass: async (seconds) => {
      await execute(`update integrator_use set since = since - make_interval(secs => ${seconds})`);
    },
  };
});

describe('leads of API keys', () => {
  const made = async (perMinute: number) => {
    const key = sampleKey({ id: randomUUID(), digest: randomUUID(), perMinute });
    await new PostgresIntegratorKeys(database().orm).add(key);
    return key.id;
  };

  it('take one statement each', async () => {
    const key = await made(100);
    const pool = await poolOf(database().orm);
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown;
    const asked: unknown[] = [];
    const counting = (...given: unknown[]) => {
      asked.push(given[0]);
      return query(...given);
    };
    Object.assign(pool, { query: counting });
    try {
      const repository = new PostgresLeadRepository(database().orm);
      await repository.receive(sampleLead(), [], undefined, [], undefined, key);
      expect(asked).toHaveLength(1);
    } finally {
      Object.assign(pool, { query });
    }
  });

  it('never deadlock, whatever keys and mailboxes they share', async () => {
    const pool = await poolOf(database().orm);
    const keys = [await made(1000), await made(1000), undefined, await made(1000)];
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    const lead = (round: number, number: number) => ({
      lead: sampleLead({ customerEmail: `kari${number % 20}in${round}@nordmann.no` }),
      notifications: [{ id: randomUUID(), kind: 'owner-confirmation' as const }],
      submission: { idempotencyKey: randomUUID(), digest: 'same' },
      announcements: [],
      consents: [],
      requestId: undefined,
      integratorKeyId: keys[(number * 7 + round) % keys.length],
    });
    for (let round = 0; round < 10; round += 1) {
      const orders = [numbers, numbers.toReversed(), numbers.toSorted((a, b) => (a % 3) - (b % 3))];
      const stored = [...orders, ...orders].map((order) =>
        pool.query(storeLeads(order.map((number) => lead(round, number)))),
      );
      for (const { rows } of await Promise.all(stored)) {
        expect(rows.filter(({ id }: { id: string | null }) => id)).toHaveLength(40);
      }
    }
  });
});
