import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiProcess } from './api-process.js';
import type { MailServer } from './mail-server.js';
import { steadily } from './steadily.js';

const LONGEST_TRY_MS = 10_000;
const TRY_AGAIN_MS = 50;
/** Who got no answer waits before the next two presses, as people do: a replica takes 20 of a link in a minute. */
const AFTER_SILENCE_MS = 6_500;
/** A replica that lets people wait in vain is asked no more for as long, as whoever stands before it would see to. */
const AFTER_A_WAIT_IN_VAIN_MS = 30_000;
/** So many partners answer at the same time. */
const AT_ONCE = 5;

const PARTNERS = 12;

/** Partners who say yes to all they are asked by e-mail, twice at every replica. */
export class Partners {
  /** By their link: who was told that the assignment is theirs. */
  readonly promised = new Set<string>();
  /** Answers that no partner should get. */
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
   * They join, and answer from now on.
   *
   * @param capacity how many questions a week each takes
   */
  async join(
    query: (sql: string, values: unknown[]) => Promise<unknown>,
    capacity: number,
  ): Promise<void> {
    await query(JOIN, [PARTNERS, capacity]);
    this.answering = steadily(() => this.answer());
  }

  get haveJoined(): boolean {
    return this.answering !== undefined;
  }

  /** They answer no more. */
  async leave(): Promise<void> {
    await this.answering?.stop();
  }

  /** Whether every question that came has been answered, and the partner has heard so. */
  get haveAnswered(): boolean {
    return [...this.mail.partnerTokens].every((token) => this.settled.has(token));
  }

  /** One try for some of the questions that have come, and a moment's rest. */
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

  /** @returns what became of the question; undefined when there was no answer */
  private async post(token: string, replica: ApiProcess): Promise<string | undefined> {
    const signal = AbortSignal.timeout(LONGEST_TRY_MS);
    const answer = await fetch(`${replica.url}/api/own-assignment/accept`, {
      method: 'POST',
      headers: { 'link-token': token },
      signal,
    }).catch(() => undefined);
    if (signal.aborted) this.leftOutUntil.set(replica, Date.now() + AFTER_A_WAIT_IN_VAIN_MS);
    const body = await answer?.text().catch(() => undefined);
    if (!answer || answer.status === 503 || body === undefined) return undefined;
    if (!answer.ok) {
      this.refusals.push(`A yes was answered ${answer.status}: ${body}`);
      return undefined;
    }
    return (JSON.parse(body) as { state: string }).state;
  }
}

const JOIN = `
  insert into partner (id, name, company, kind, email, phone, whole_country, areas, cities, services,
    price_ore, weekly_capacity, active, created_at)
  select gen_random_uuid(), 'Stylist ' || number, 'Stil AS', 'stylist', number || '@stil.no',
    '40000001', false, '{4601}', '{Bergen}', '{Delstyling}', 50000, $2, true, now()
  from generate_series(1, $1) as number`;
