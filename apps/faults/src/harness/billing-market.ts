import type { ApiProcess } from './api-process.js';
import { ADMIN_PASSWORD, type World } from './world.js';

/** Partners billed in turn; the statements are counted for one. */
const BUYERS = 2;

export class TestMarket {
  private constructor(private readonly world: World) {}

  static async open(world: World): Promise<TestMarket> {
    await world.query(OPERATOR);
    await world.query(JOIN, [BUYERS]);
    return new TestMarket(world);
  }

  /** Adds two sales per partner, and credits one that was billed. */
  async sell(): Promise<void> {
    await this.world.query(SELL);
    await this.world.query(WAIVED);
  }

  /** An administrator bills all partners. @returns HTTP status; 0 when the process died */
  async bill({ url }: ApiProcess): Promise<number> {
    const session = await post(`${url}/api/admin/session`, { password: ADMIN_PASSWORD });
    if (!session?.ok) return session?.status ?? 0;
    const { adminToken } = (await session.json()) as { adminToken: string };
    const run = await post(`${url}/api/admin/invoices/run`, {}, `Bearer ${adminToken}`);
    await run?.arrayBuffer().catch(() => undefined);
    return run?.status ?? 0;
  }
}

/** A call like the dashboard's; undefined without an answer in half a minute. */
export function post(url: string, body: object, authorization = ''): Promise<Response | undefined> {
  return fetch(url, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', 'if-match': '*' },
      ...(authorization && { authorization }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => undefined);
}

const OPERATOR = `
  insert into operator_details (id, name, organization_number, street, postal_code, post_place,
    account, vat_registered, vat_rate, in_business_register, due_days)
  values (1, 'Boligstyling AS', '974760673', 'Eksempelgata 1', '0150', 'Oslo', '12345678903', true,
    2500, true, 14)`;

/** They are not asked for leads; only their sales matter. */
const JOIN = `
  insert into partner (id, name, company, kind, email, phone, services,
    prices, weekly_capacity, active, created_at, organization_number, street, postal_code,
    post_place)
  select gen_random_uuid(), 'Kjøper ' || number, 'Kjøp AS', 'stylist', number || '@kjop.no',
    '40000001', '{Delstyling}', '{"baseOre": 50000, "services": []}', 1, false, now(), '974761076', 'Strandgaten 60',
    '5004', 'Bergen'
  from generate_series(1, $1) as number`;

const SELL = `
  insert into sale (id, partner_id, amount_ore, payment_status, created_at, service, municipality,
    reference)
  select gen_random_uuid(), partner.id, 50000, 'pending', now() - interval '21 days', 'Delstyling',
    '4601', 'AB12CD34'
  from partner, generate_series(1, 2) where partner.company = 'Kjøp AS'`;

const WAIVED = `
  update sale set payment_status = 'credited', settled_at = now()
  where id in (
    select distinct on (partner_id) id from sale
    where invoice_id is not null and payment_status = 'pending' order by partner_id, id)`;
