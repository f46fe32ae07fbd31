import {
  LoginAttempts,
  type LoginClient,
  oneAtATime,
  type Reservation,
} from '@boligstyling/application';
import {
  CLIENT_WINDOW_SECONDS,
  DAY_SECONDS,
  FAILED_LOGINS_A_DAY,
  FAILED_LOGINS_PER_CLIENT,
  SLOWED_AFTER_FAILURE_SECONDS,
  SLOWED_SECONDS,
} from '@boligstyling/domain';
import { withoutDueAudit } from '../core/in-transaction.js';
import { fromDatabase, deleteUnlocked } from '../core/statements.js';
import { defineEntity, p } from '@mikro-orm/core';

export const LoginAttemptSchema = defineEntity({
  name: 'LoginAttempt',
  tableName: 'login_attempt',
  indexes: [
    { name: 'login_attempt_client_at_index', properties: ['client', 'at'] },
    { name: 'login_attempt_budget_at_index', properties: ['budget', 'at'] },
  ],
  properties: {
    id: p.uuid().primary(),
    client: p.string().length(64),
    budget: p.string().length(64),
    at: p.datetime(3),
  },
});

/** Arbitrary, unique among advisory locks. */
const ATTEMPT_LOCK = 7_204_118;

const WITHIN_A_DAY = 'at > clock_timestamp() - make_interval(secs => $6)';

/**
 * Until the client's excess attempt leaves the sliding window, or a throttled budget allows the
 * next.
 */
const WAIT = `
  select ceil(extract(epoch from greatest(
    (select at from login_attempt where client = $1 order by at desc offset $3 limit 1)
      + make_interval(secs => $4),
    case when exists (
      select from login_attempt where budget = $2 and ${WITHIN_A_DAY} order by at desc offset $5
    ) then (select max(at) from login_attempt where budget = $2) + make_interval(secs =>
      case when exists (select from login_attempt where client = $1 and ${WITHIN_A_DAY})
        then $7::int else $8::int end)
    end
  ) - clock_timestamp()))::int as wait`;

const LIMITS = [
  FAILED_LOGINS_PER_CLIENT - 1,
  CLIENT_WINDOW_SECONDS,
  FAILED_LOGINS_A_DAY - 1,
  DAY_SECONDS,
  SLOWED_AFTER_FAILURE_SECONDS,
  SLOWED_SECONDS,
];

const RESERVE = `
  insert into login_attempt (id, client, budget, at)
  values (gen_random_uuid(), $1, $2, clock_timestamp())
  returning id`;

const PURGE = deleteUnlocked('login_attempt', 'at <= now() - make_interval(secs => $1)');

/**
 * Attempts are serialised, so that the count is exact over all replicas. They queue in the process:
 * in the database each would keep a connection from callers that submit leads.
 */
export class PostgresLoginAttempts extends fromDatabase(LoginAttempts) {
  private readonly serially = oneAtATime();
  private readonly waiting = new Map<string, number>();

  override async reserve(client: LoginClient): Promise<Reservation> {
    const { name } = client;
    const before = this.waiting.get(name) ?? 0;
    if (before >= FAILED_LOGINS_PER_CLIENT) return { outcome: 'refused', retryAfterSeconds: 1 };
    this.waiting.set(name, before + 1);
    try {
      return await this.serially(() => withoutDueAudit(() => this.count(client)));
    } finally {
      const left = (this.waiting.get(name) ?? 1) - 1;
      if (left > 0) this.waiting.set(name, left);
      else this.waiting.delete(name);
    }
  }

  override async release(id: string): Promise<void> {
    await this.throughOrm((em) => em.nativeDelete(LoginAttemptSchema, id));
  }

  override async purge(): Promise<void> {
    await this.rowsOf(PURGE, [DAY_SECONDS]);
  }

  private count({ name, budget }: LoginClient): Promise<Reservation> {
    return this.together(async (client): Promise<Reservation> => {
      await client.query('select pg_advisory_xact_lock($1)', [ATTEMPT_LOCK]);
      const limited = await client.query<{ wait: number | null }>(WAIT, [name, budget, ...LIMITS]);
      const wait = limited.rows[0]?.wait ?? 0;
      if (wait > 0) return { outcome: 'refused', retryAfterSeconds: wait };
      const reserved = await client.query<{ id: string }>(RESERVE, [name, budget]);
      return { outcome: 'reserved', id: reserved.rows[0]?.id ?? '' };
    });
  }
}
