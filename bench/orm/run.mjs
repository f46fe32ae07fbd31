import { randomUUID } from 'node:crypto';
import { Database } from '@boligstyling/adapters-postgres';
import { LeadEventSchema } from '../../libs/adapters-postgres/src/lead-event-schema.ts';
import { LeadSchema } from '../../libs/adapters-postgres/src/lead-schema.ts';
import { LEAD_COLUMNS } from '../../libs/adapters-postgres/src/lead-rows.ts';
import { PARTNER_COLUMNS } from '../../libs/adapters-postgres/src/partner-rows.ts';
import { PartnerSchema } from '../../libs/adapters-postgres/src/partner-schema.ts';
import { PersonSchema } from '../../libs/adapters-postgres/src/person-schema.ts';
import { SALE_COLUMNS, toSale } from '../../libs/adapters-postgres/src/sale-rows.ts';
import { SaleSchema } from '../../libs/adapters-postgres/src/sale-schema.ts';
import { rowsOf } from '../../libs/adapters-postgres/src/statements.ts';
import { startDatabase } from '../harness/database.mjs';
import { inTurns, median } from '../harness/in-turns.mjs';

/**
 * What the ORM costs beside SQL by hand: the same rows, as the same objects, by both, in turns. Prints the table of `docs/decisions/0082-the-orm-where-it-is-not-hot.md`.
 */
const ROUNDS = 15;
const CALLS = 40;

const KARI = 'kari@boligstyling.example';

const SEED = `
  insert into lead (id, received_at, status, customer_name, customer_email, customer_phone,
    service_type, location, address, styling_needs, rooms, property_size, timeframe, property_type,
    preferred_style, message, sell_property, accept_styling_only, source)
  select gen_random_uuid(), now(), 'new', 'Kari ' || n, n || '@nordmann.no', '40000000',
    'Delstyling', 'Bergen', 'Nygårdsgaten 5', '', '', '', '', '', '', '', 'yes', 'yes', ''
  from generate_series(1, 200) n;
  insert into partner (id, name, company, kind, email, phone, whole_country, areas, cities,
    services, price_ore, weekly_capacity, active, created_at)
  select gen_random_uuid(), 'Stylist ' || n, 'Stil', 'stylist', n || '@stil.no', '40000000', false,
    '{4601}', '{Bergen}', '{Delstyling}', 50000, 5, true, now() from generate_series(1, 200) n;
  insert into lead_event (id, lead_id, at, kind, detail)
  select gen_random_uuid(), (select id from lead limit 1), now(), 'note-added', '{"text":"Ringt"}'
  from generate_series(1, 20);
  insert into person (id, name, email, role, state, created_at)
  values (gen_random_uuid(), 'Kari', '${KARI}', 'eier', 'active', now());
  insert into sale (id, partner_id, amount_ore, payment_status, created_at, service, reference)
  select gen_random_uuid(), id, 50000, 'pending', now(), 'Delstyling', 'A1B2C3D4' from partner`;

const server = await startDatabase();
const { orm } = await Database.open(await server.create(`orm_${randomUUID().slice(0, 8)}`));
await orm.em.getConnection().execute(SEED);
const [{ id }] = await rowsOf(orm, 'select lead_id as id from lead_event limit 1');
const history =
  'select id, lead_id as "leadId", at, kind, detail from lead_event where lead_id = $1';
const person = `
  select id, name, email, role, state, created_at as "at", password_hash as "passwordHash",
    totp_secret as "totpSecret" from person where email = $1`;

const READS = {
  '200 partners': [
    () => orm.em.fork().findAll(PartnerSchema),
    () => rowsOf(orm, `select ${PARTNER_COLUMNS} from partner p`),
  ],
  'one lead': [
    () => orm.em.fork().findOne(LeadSchema, id),
    () => rowsOf(orm, `select ${LEAD_COLUMNS} from lead where id = $1`, [id]),
  ],
  '200 leads': [
    () => orm.em.fork().findAll(LeadSchema),
    () => rowsOf(orm, `select ${LEAD_COLUMNS} from lead`),
  ],
  'a history of 20': [
    () => orm.em.fork().find(LeadEventSchema, { leadId: id }),
    () => rowsOf(orm, history, [id]),
  ],
  'a person by e-mail': [
    () => orm.em.fork().findOne(PersonSchema, { email: KARI }),
    () => rowsOf(orm, person, [KARI]),
  ],
  '200 sales': [
    () => orm.em.fork().findAll(SaleSchema),
    async () => (await rowsOf(orm, `select ${SALE_COLUMNS} from sale s`)).map(toSale),
  ],
};

async function msACall(read) {
  const begun = performance.now();
  for (let call = 0; call < CALLS; call += 1) await read();
  return (performance.now() - begun) / CALLS;
}

for (const [name, [byOrm, bySql]] of Object.entries(READS)) {
  await inTurns(2, { byOrm, bySql }, msACall);
  const times = await inTurns(ROUNDS, { byOrm, bySql }, msACall);
  const [ours, theirs] = [median(times.byOrm), median(times.bySql)];
  console.log(
    `| ${name} | ${ours.toFixed(2)} | ${theirs.toFixed(2)} | ${(ours / theirs).toFixed(1)} |`,
  );
}
await orm.close();
await server.stop();
