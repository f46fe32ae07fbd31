import { PostgresLeadRepository } from '../leads/postgres-lead-repository.js';
import { PostgresNotificationOutbox } from '../notifications/postgres-notification-outbox.js';
import { ownDatabase } from '../testing/own-database.js';
import { insertLead, insertPartner, nthId } from '../testing/rows.js';
import { expect, it } from '@jest/globals';

const [LEAD, PARTNER, ASSIGNMENT, NOTICE] = [nthId(1), nthId(2), nthId(3), nthId(4)];

/** A lead with an e-mail that waits and a partner who was asked, as the release before stored them. */
const AS_LAST_RELEASED = `
  ${insertLead({ id: `'${LEAD}'`, customer_email: "'Kari@Nordmann.no'" })};
  ${insertPartner({ id: `'${PARTNER}'`, services: "'{}'" })};
  insert into assignment (id, lead_id, partner_id, state, offered_at)
  values ('${ASSIGNMENT}', '${LEAD}', '${PARTNER}', 'offered', now());
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  values ('${NOTICE}', '${LEAD}', 'lead-notice', 'due', 0, now(), now())`;

const database = ownDatabase();

it('keeps what waits to be sent, tells of erasures from then on, and leaves nothing behind it', async () => {
  const { orm, execute } = database();
  await orm.migrator.down({ to: '0083-questions' });
  await execute(AS_LAST_RELEASED);
  await orm.migrator.up();

  const outbox = new PostgresNotificationOutbox(orm);
  const [waiting] = await outbox.claimDue(9, 30);
  expect(waiting).toMatchObject({ id: NOTICE, kind: 'lead-notice', lead: { id: LEAD } });

  await new PostgresLeadRepository(orm).erase(LEAD);
  expect(await execute('select partner_id, held from erasure_notice')).toEqual([
    { partner_id: PARTNER, held: false },
  ]);
  expect((await outbox.claimDue(9, 30)).map(({ kind }) => kind)).toEqual(['partner-erasure']);

  await orm.migrator.down({ to: '0083-questions' });
  expect(await execute('select from notification')).toEqual([]);
  expect(await execute('select name from partner')).toEqual([{ name: 'Ola' }]);
});
