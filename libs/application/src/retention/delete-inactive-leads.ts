import { DomainError, nightlyDeletion } from '@boligstyling/domain';
import type { DeletionClock } from './apply-retention.js';
import { eachInTurn } from '../core/one-at-a-time.js';
import { type FaultLog, MOST_FAULTS_IN_A_ROW } from '../core/ports.js';
import type { EraseLead } from '../owners/erase-lead.js';
import type { EraseStrayMessages } from '../notifications/messages.js';
import { ignoreErased } from '../core/signed-links.js';
import type { EraseStrayFiles } from '../files/erase-stray-files.js';
import type { LeadPictures } from '../files/lead-pictures.js';
import type { OwnerConfirmations } from '../owners/owner-confirmations.js';
import type { PartnerApplications } from '../partners/partner-applications.js';

export class EraseApplication {
  constructor(
    private readonly applications: Pick<PartnerApplications, 'erase'>,
    private readonly strayMessages: EraseStrayMessages,
  ) {}

  /**
   * With its e-mails, kept ones included. The partner that it became stays.
   *
   * @throws `application-not-found`
   */
  async execute(id: string): Promise<void> {
    await this.applications.erase(id);
    await this.strayMessages.execute();
  }
}

/** Small enough that submissions in between do not wait. */
const LEADS_AT_A_TIME = 200;
const PICTURES_AT_A_TIME = 1_000;

export class DeleteInactiveLeads {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly eraseLead: Pick<EraseLead, 'execute'>,
    private readonly strays: EraseStrayMessages,
    private readonly confirmations: OwnerConfirmations,
    private readonly applications: Pick<PartnerApplications, 'deleteOld'>,
    private readonly clock: Pick<DeletionClock, 'now'>,
    private readonly pictures: Pick<LeadPictures, 'removeOld'>,
    private readonly strayFiles: Pick<EraseStrayFiles, 'eraseStrays'>,
    private readonly faults: Pick<FaultLog, 'report'>,
  ) {}

  /**
   * Also erases repeats stored during an erasure, and deletes other old rows. A clock in doubt
   * allows only the deletion of kept messages of erased leads.
   *
   * @throws ClockInDoubt
   */
  async execute(): Promise<number> {
    const { applications, confirmations, retention, strays } = this;
    const now = this.clock.now();
    const until = now.then(nightlyDeletion);
    let deleted = 0;
    await eachInTurn([
      async () => void (deleted = await this.deleteLeads((await until).leads)),
      async () => this.eraseBroughtBack((await until).erasedKeys),
      async () => retention.deleteErasures((await until).erasures),
      async () => retention.deleteErasedKeys((await until).erasedKeys),
      async () => applications.deleteOld((await until).applications),
      async () => this.deletePictures((await until).pictures),
      () => strays.execute(),
      () => this.strayFiles.eraseStrays(now),
      async () => confirmations.deleteOld((await until).confirmations),
      async () => retention.deleteFirstEmails(await now),
    ]);
    return deleted;
  }

  /** Leaves failing ones to the next run. */
  private async deleteLeads(since: Date): Promise<number> {
    const left: string[] = [];
    let fault: unknown;
    let [deleted, limit, inARow, isMore] = [0, LEADS_AT_A_TIME, 0, true];
    while (isMore) {
      try {
        const erased = await this.retention.eraseInactive(since, limit, left);
        isMore = erased === limit;
        deleted += erased;
        limit = Math.min(2 * limit, LEADS_AT_A_TIME);
        inARow = 0;
      } catch (error) {
        const first = await this.retention.firstInactive(since, left);
        if (!first) throw error;
        if (limit === 1) {
          this.faults.report('lead not deleted', error, { leadId: first });
          left.push(first);
          inARow += 1;
          if (inARow === MOST_FAULTS_IN_A_ROW) throw error;
          fault ??= error;
        }
        limit = Math.ceil(limit / 2);
      }
    }
    if (left.length > 0) throw fault;
    if (await this.retention.hasInactive(since)) throw new DomainError('storage-unavailable');
    return deleted;
  }

  private async deletePictures(until: Date): Promise<void> {
    while ((await this.pictures.removeOld(until, PICTURES_AT_A_TIME)) === PICTURES_AT_A_TIME);
  }

  private async eraseBroughtBack(since: Date): Promise<void> {
    const ids = await this.retention.broughtBack(since);
    await eachInTurn(ids.map((id) => () => ignoreErased(this.eraseLead.execute(id))));
  }
}

export abstract class RetentionRepository {
  /**
   * Erases leads with all personal data; concurrent activity keeps a lead, and a sale stays without
   * the owner. Erasures are serialised, so that a later {@link withoutNotification} sees all before
   * it.
   *
   * @param since last activity at or before this moment
   * @returns how many, up to `limit`
   */
  abstract eraseInactive(since: Date, limit: number, except?: readonly string[]): Promise<number>;

  abstract firstInactive(since: Date, except: readonly string[]): Promise<string | undefined>;

  /** Locked ones too. */
  abstract hasInactive(since: Date): Promise<boolean>;

  /** Of earlier days. */
  abstract deleteFirstEmails(now: Date): Promise<void>;

  /** Erasure notices with their e-mails. */
  abstract deleteErasures(until: Date): Promise<void>;

  abstract deleteErasedKeys(until: Date): Promise<void>;

  /**
   * Leads received since under the idempotency key of an erased lead: repeats that ran during the
   * erasure.
   */
  abstract broughtBack(since: Date): Promise<string[]>;

  abstract withoutNotification(ids: readonly string[]): Promise<string[]>;
}
