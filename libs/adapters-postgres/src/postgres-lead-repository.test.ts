import { leadRepositoryContract, sampleLead } from '@boligstyling/application/testing';
import { describe, expect, it } from '@jest/globals';
import { PostgresLeadRepository } from './postgres-lead-repository.js';
import { ownDatabase } from './testing/own-database.js';

const database = ownDatabase();

leadRepositoryContract(() => new PostgresLeadRepository(database().orm));

describe('leads in PostgreSQL', () => {
  it('stores neither lead nor notifications when one of them cannot be stored', async () => {
    const repository = new PostgresLeadRepository(database().orm);
    const lead = sampleLead();
    const twice = { id: lead.id, kind: 'lead-notice' as const };
    await expect(repository.receive(lead, [twice, twice])).rejects.toThrow('Database fault 23505');
    expect(await repository.findById(lead.id)).toBeUndefined();
  });

  it('lets no personal data out with a fault', async () => {
    const repository = new PostgresLeadRepository(database().orm);
    const lead = sampleLead({ customerName: 'Kari'.repeat(100) });
    const fault = await repository.receive(lead, []).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Error);
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toContain('Kari');
  });
});
