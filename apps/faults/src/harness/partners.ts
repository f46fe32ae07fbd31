import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process.js';
import type { MailServer } from './mail-server.js';
import { steadily } from './steadily.js';

const LONGEST_TRY_MS = 10_000;
const TRY_AGAIN_MS = 50;
/** Pause after no answer, within the rate limit of 20 calls per link and minute. */
const AFTER_SILENCE_MS = 6_500;
/** A replica that hangs gets no calls for this long, as behind a load balancer. */
const AFTER_A_WAIT_IN_VAIN_MS = 30_000;
const AT_ONCE = 5;

const PARTNERS = 12;

/** Partners who accept every question sent by e-mail, twice at every replica. */
export class Partners {
  readonly promised = new Set<string>();
  readonly refusals: string[] = [];
  private readonly settled = new Set<string>();
  private readonly restsUntil = new Map<string, number>();
  private readonly leftOutUntil = new Map<ApiProcess, number>();

  private answering: { stop(): Promise<void> } | undefined;

  constructor(
    private readonly mail: MailServer,
    private readonly replicas: readonly ApiProcess[],
  ) {}

  /**
   * Registers partners, who answer from now on.
   *
   * @param capacity assignments that each takes in a week
   */
  async join(
    query: (sql: string, values: unknown[]) => Promise<unknown>,
    capacity: number,
  ): Promise<void> {
    await query(JOIN, [PARTNERS, capacity]);
    this.answering = steadily(() => this.answer());
  }

  get haveMerged(): boolean {
    return this.answering !== undefined;
  }

  async leave(): Promise<void> {
    await this.answering?.stop();
  }

  get haveAnswered(): boolean {
    return [...this.mail.partnerTokens].every((token) => this.settled.has(token));
  }

  private async answer(): Promise<void> {
    const open = [...this.mail.partnerTokens].filter(
      (token) => !this.settled.has(token) && Date.now() >= (this.restsUntil.get(token) ?? 0),
    );
    await Promise.all(open.slice(0, AT_ONCE).map((token) => this.sayYes(token)));
    await sleep(TRY_AGAIN_MS);
  }

  private async sayYes(token: string): Promise<void> {
    const asked = this.replicas.filter(
      (replica) => Date.now() >= (this.leftOutUntil.get(replica) ?? 0),
    );
    const twice = [...asked, ...asked];
    const states = await Promise.all(twice.map((replica) => this.post(token, replica)));
    if (states.includes('accepted')) this.promised.add(token);
    if (states.some((state) => state !== undefined)) this.settled.add(token);
    else this.restsUntil.set(token, Date.now() + AFTER_SILENCE_MS);
  }

  private async post(token: string, replica: ApiProcess): Promise<string | undefined> {
    const signal = AbortSignal.timeout(LONGEST_TRY_MS);
    const answer = await fetch(`${replica.url}/api/partner-link/accept`, {
      method: 'POST',
      headers: { 'link-token': token },
      signal,
    }).catch(() => undefined);
    if (signal.aborted) this.leftOutUntil.set(replica, Date.now() + AFTER_A_WAIT_IN_VAIN_MS);
    // The answer of a process that dies can be cut, which counts as silence.
    const body = (await answer?.json().catch(() => undefined)) as { state?: string } | undefined;
    if (!answer || answer.status === 503 || body === undefined) return undefined;
    if (!answer.ok) {
      this.refusals.push(`A yes was answered ${answer.status}: ${JSON.stringify(body)}`);
      return undefined;
    }
    return body.state;
  }
}

const JOIN = `
  insert into partner (id, name, company, kind, email, phone, areas, services,
    prices, weekly_capacity, active, created_at, terms_version, terms_accepted_at)
  select gen_random_uuid(), 'Stylist ' || number, 'Stil AS', 'stylist', number || '@stil.no',
    '40000001', '{4601}', '{Delstyling}', '{"baseOre": 50000, "services": []}', $2, true, now(),
    '2026-11-30', now()
  from generate_series(1, $1) as number`;
