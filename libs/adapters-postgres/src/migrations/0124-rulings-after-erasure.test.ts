import { samplePartner } from '@boligstyling/domain/testing';
import { expect, it } from '@jest/globals';
import { migrate } from '../core/migrate/migrate.js';
import { PostgresNotificationOutbox } from '../notifications/postgres-notification-outbox.js';
import { PostgresPartnerRepository } from '../partners/postgres-partner-repository.js';
import { PostgresSaleRepository } from '../billing/postgres-sale-repository.js';
import { ownDatabase } from '../testing/own-database.js';

const database = ownDatabase();
const SALE = '00000000-0000-4000-8000-000000000021';

it('leaves what waits in the outbox, tells of sales of the last release, and takes that back', async () => {
  const { orm, url, execute } = database();
  const partner = samplePartner();
  await new PostgresPartnerRepository(orm).add(partner);
  await orm.migrator.down({ to: '0120-quicker-lists' });
  await execute(`
    insert into sale (id, partner_id, amount_ore, payment_status, created_at)
    values ('${SALE}', '${partner.id}', 60000, 'pending', now());
    insert into notification (id, kind, state, attempts, due_at, created_at)
    values (gen_random_uuid(), 'lead-notice', 'due', 0, now() + interval '1 hour', now())`);
  await migrate(url);

  await new PostgresSaleRepository(orm).change(SALE, (sale) => sale, 'sale-ruling');
  const told = await new PostgresNotificationOutbox(orm).claimDue(9, 30);
  expect(told).toMatchObject([{ kind: 'sale-ruling', sale: { id: SALE }, partner }]);

  await orm.migrator.down({ to: '0120-quicker-lists' });
  expect(await execute('select kind from notification')).toEqual([{ kind: 'lead-notice' }]);
});
