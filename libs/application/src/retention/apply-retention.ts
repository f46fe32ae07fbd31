import { hourlyDeletion, mayHaveJumped } from '@boligstyling/domain';
import type { EraseStrayFiles } from '../files/erase-stray-files.js';
import type { SentMessages } from '../notifications/sent-messages.js';
import type { VisitCounts } from '../visits/count-visits.js';
import type { Clock, FaultLog } from '../core/ports.js';
import { eachInTurn } from '../core/one-at-a-time.js';
import type { AdminSessions } from '../users/admin-sessions.js';
import type { Credentials } from '../users/credentials.js';
import type { LoginAttempts } from '../users/failed-logins.js';
import type { PartnerSessions } from '../partners/enter-as-partner.js';
import type { UserRepository } from '../users/user-repository.js';

/** The database's clock, which all processes share. */
export abstract class DeletionTimes {
  /** `believed`: the last time trusted; null: none yet. */
  abstract look(): Promise<{ readonly now: Date; readonly believed: Date | null }>;

  abstract believe(): Promise<void>;
}

/** The clock may be ahead of the real time. */
class ClockInDoubt extends Error {
  override readonly name = 'ClockInDoubt';
  readonly code = 'CLOCK_IN_DOUBT';
}

/** Deletion cannot be undone, so a clock that has jumped is not trusted. */
export class DeletionClock {
  constructor(
    private readonly clock: Clock,
    private readonly times: DeletionTimes,
    private readonly faults: Pick<FaultLog, 'report'>,
  ) {}

  /**
   * The earlier of this machine's time and the database's.
   *
   * @throws ClockInDoubt, `storage-unavailable`
   */
  async now(): Promise<Date> {
    const { now, believed } = await this.times.look();
    if (believed && mayHaveJumped(believed, now)) throw this.doubt(believed, now);
    await this.times.believe();
    const own = this.clock.now();
    return own < now ? own : now;
  }

  private doubt(believed: Date, now: Date): ClockInDoubt {
    const doubt = new ClockInDoubt();
    this.faults.report(
      `nothing is deleted: the database's clock shows ${now.toISOString()}, and was last believed at ${believed.toISOString()}; set it right, or say that it is by clock-is-right`,
      doubt,
    );
    return doubt;
  }
}

/** Ends well before the statement time-out. */
const ROWS_AT_A_TIME = 1_000;

export class ApplyRetention {
  constructor(
    private readonly sent: SentMessages,
    private readonly visits: Pick<VisitCounts, 'deleteOld'>,
    private readonly clock: Pick<DeletionClock, 'now'>,
    private readonly files: Pick<EraseStrayFiles, 'execute'>,
  ) {}

  /** @throws ClockInDoubt */
  async execute(): Promise<void> {
    const until = hourlyDeletion(await this.clock.now());
    const { emails, erasures, pausedWebhooks, undeliverable, visitsFrom, webhooks } = until;
    const { sent, visits } = this;
    const old = [
      (limit: number) => sent.deleteEmails(emails, limit),
      (limit: number) => sent.deleteAnswers(limit),
      (limit: number) => sent.deleteUndeliverable(undeliverable, limit),
      (limit: number) => sent.deleteWebhooks(webhooks, erasures, pausedWebhooks, limit),
      (limit: number) => visits.deleteOld(visitsFrom, limit),
    ];
    await eachInTurn([
      ...old.map((deleteOld) => () => untilFew(deleteOld)),
      () => this.files.execute(),
    ]);
  }
}

async function untilFew(deleteOld: (limit: number) => Promise<number>): Promise<void> {
  while ((await deleteOld(ROWS_AT_A_TIME)) === ROWS_AT_A_TIME);
}

/** With a removed user's last one the user; failed logins, challenges and links too. */
export class PurgeSessions {
  constructor(
    private readonly sessions: AdminSessions,
    private readonly attempts: LoginAttempts,
    private readonly credentials: Credentials,
    private readonly partners: PartnerSessions,
    private readonly users: UserRepository,
  ) {}

  async execute(): Promise<void> {
    const { sessions, attempts, credentials, partners, users } = this;
    const all = [sessions, attempts, credentials, partners, users];
    await eachInTurn(all.map((each) => () => each.purge()));
  }
}
