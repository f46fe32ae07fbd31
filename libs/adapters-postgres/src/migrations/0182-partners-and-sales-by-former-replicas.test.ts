import { randomUUID } from 'node:crypto';
import { sampleLead } from '@boligstyling/application/testing';
import { samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();

/** What replicas of the version before write knows nothing of what has come since 0174. */
describe('a replica of the version before', () => {
  it('ends the links of an owner whose other address it confirms, but not the one it sends then', async () => {
    const { orm, execute } = database();
    const leads = new PostgresLeadRepository(orm);
    const lead = sampleLead({ customerEmail: 'kari@nordmann.no' });
    await leads.receive(lead, []);
    const write = async (email: string) => {
      await execute('update lead set customer_email = ? where id = ?', [email, lead.id]);
      return (await leads.findById(lead.id))?.emailChangedAt;
    };
    expect(await write('Kari@Nordmann.no')).toBeNull();
    const before = Date.now();
    const changedAt = await write('ny@nordmann.no');
    expect(Math.abs(Number(changedAt) - before)).toBeLessThan(10_000);
    expect(changedAt?.getMilliseconds()).toBe(0);
  });

  it('ends the links of a partner that it gives another address', async () => {
    const { orm, execute } = database();
    const partners = new PostgresPartnerRepository(orm);
    const partner = samplePartner();
    await partners.add(partner);
    const write = async (email: string) => {
      await execute('update partner set email = ? where id = ?', [email, partner.id]);
      return (await partners.findById(partner.id))?.partner.emailChangedAt;
    };
    expect(await write(partner.email)).toBeNull();
    expect(await write('ny@stil.no')).toEqual(expect.any(Date));
    const known = new Date('2026-11-23T18:00:00.123Z');
    const change = { email: 'nyere@stil.no', emailChangedAt: known };
    expect(await partners.change(partner.id, change)).toMatchObject({ emailChangedAt: known });
  });

  it('has nobody wait for money that it marks as sent back', async () => {
    const { orm, execute } = database();
    const partner = samplePartner({ id: randomUUID(), email: 'betalt@stil.no' });
    await new PostgresPartnerRepository(orm).add(partner);
    const sales = new PostgresSaleRepository(orm);
    const id = randomUUID();
    await execute(
      `insert into sale (id, partner_id, amount_ore, payment_status, created_at, to_pay_back_since)
       values (?, ?, 60000, 'paid', now(), now())`,
      [id, partner.id],
    );
    await execute(`update sale set payment_status = 'paid', settled_at = now() where id = ?`, [id]);
    expect((await sales.find(id)).sale.toPayBackSince).not.toBeNull();
    await execute(`update sale set payment_status = 'credited' where id = ?`, [id]);
    expect((await sales.find(id)).sale.toPayBackSince).toBeNull();
  });
});
