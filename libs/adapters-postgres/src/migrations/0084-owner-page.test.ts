import { PostgresLeadRepository } from '../postgres-lead-repository.js';
import { PostgresNotificationOutbox } from '../postgres-notification-outbox.js';
import { ownDatabase } from '../testing/own-database.js';
import { expect, it } from '@jest/globals';

const [LEAD, PARTNER, ASSIGNMENT, NOTICE] = [1, 2, 3, 4].map(
  (nth) => `00000000-0000-4000-8000-00000000000${nth}`,
);

/** A lead with an e-mail that waits and a partner who was asked, as the release before stored them. */
const AS_LAST_RELEASED = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, styling_needs, rooms, property_size, timeframe, property_type,
    preferred_style, message, sell_property, accept_styling_only, source)
  values ('${LEAD}', now(), 'new', 'Kari Nordmann', 'Kari@Nordmann.no', '40000000', 'Fullstyling',
    'Bergen', 'Gata 1, 5015 Bergen', '', '3', '74', 'Snart', 'Leilighet', '', '', 'yes', 'yes', '');
  insert into partner (id, name, company, kind, email, phone, whole_country, cities, services,
    price_ore, weekly_capacity, active, created_at)
  values ('${PARTNER}', 'Ola', 'Stil AS', 'stylist', 'ola@stil.no', '40000001', true, '{}', '{}',
    50000, 5, true, now());
  insert into assignment (id, lead_id, partner_id, state, offered_at)
  values ('${ASSIGNMENT}', '${LEAD}', '${PARTNER}', 'offered', now());
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  values ('${NOTICE}', '${LEAD}', 'lead-notice', 'due', 0, now(), now())`;

const database = ownDatabase();

it('keeps what waits to be sent, tells of erasures from then on, and leaves nothing behind it', async () => {
  const { orm } = database();
  const execute = <Row extends object>(sql: string) => orm.em.getConnection().execute<Row[]>(sql);
  await orm.migrator.down({ to: '0083-questions' });
  await execute(AS_LAST_RELEASED);
  await orm.migrator.up();

  const outbox = new PostgresNotificationOutbox(orm);
  const [waiting] = await outbox.claimDue(9, 30);
  expect(waiting).toMatchObject({ id: NOTICE, kind: 'lead-notice', lead: { id: LEAD } });

  await new PostgresLeadRepository(orm).erase(LEAD ?? '');
  expect(await execute('select partner_id, held from erasure_notice')).toEqual([
    { partner_id: PARTNER, held: false },
  ]);
  expect((await outbox.claimDue(9, 30)).map(({ kind }) => kind)).toEqual(['partner-erasure']);

  await orm.migrator.down({ to: '0083-questions' });
  expect(await execute('select from notification')).toEqual([]);
  expect(await execute('select name from partner')).toEqual([{ name: 'Ola' }]);
});
