import {
  applicationsDeletedUntil,
  erasedKeysDeletedUntil,
  erasuresDeletedUntil,
  inactiveSince,
} from '@boligstyling/domain';
import type { DeletionClock } from './deletion-clock.js';
import type { EraseLead } from '../owners/erase-lead.js';
import type { EraseStrayMessages } from '../notifications/erase-stray-messages.js';
import { passingOverErased } from '../core/erased-meanwhile.js';
import type { OwnerConfirmations } from '../owners/owner-confirmations.js';
import type { PartnerApplications } from '../partners/partner-applications.js';
import type { RetentionRepository } from '../leads/retention-repository.js';

/** Small enough that submissions in between do not wait. */
const LEADS_AT_A_TIME = 200;

/**
 * The daily retention job that the privacy statement promises, in any number of processes at once.
 */
export class DeleteInactiveLeads {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly eraseLead: Pick<EraseLead, 'execute'>,
    private readonly strays: EraseStrayMessages,
    private readonly confirmations: OwnerConfirmations,
    private readonly applications: Pick<PartnerApplications, 'deleteOld'>,
    private readonly clock: Pick<DeletionClock, 'now'>,
  ) {}

  /**
   * Erases inactive leads and repeats stored during an erasure, and deletes old records of
   * erasures, their idempotency keys, old applications and earlier days' e-mail counts. One failing
   * part does not stop the others; a clock in doubt allows only the deletion of kept messages of
   * erased leads.
   * @returns how many leads
   * @throws DomainError `storage-unavailable`, ClockInDoubt, and what the first part that fails
   *   throws
   */
  async execute(): Promise<number> {
    const { applications, confirmations, retention, strays } = this;
    const now = this.clock.now();
    let deleted = 0;
    const parts = [
      async () => void (deleted = await this.deleteLeads(inactiveSince(await now))),
      async () => this.eraseBroughtBack(erasedKeysDeletedUntil(await now)),
      async () => retention.deleteErasures(erasuresDeletedUntil(await now)),
      async () => retention.deleteErasedKeys(erasedKeysDeletedUntil(await now)),
      async () => applications.deleteOld(applicationsDeletedUntil(await now)),
      () => strays.execute(),
      async () => confirmations.deleteOld(await now),
      async () => retention.deleteFirstEmails(await now),
    ];
    const faults: unknown[] = [];
    for (const part of parts) await part().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
    return deleted;
  }

  private async deleteLeads(since: Date): Promise<number> {
    let deleted = 0;
    for (let batch = LEADS_AT_A_TIME; batch === LEADS_AT_A_TIME; deleted += batch) {
      batch = await this.retention.eraseInactive(since, LEADS_AT_A_TIME);
    }
    return deleted;
  }
  /** A lead that another process has erased meanwhile is skipped. */
  private async eraseBroughtBack(since: Date): Promise<void> {
    for (const id of await this.retention.broughtBack(since)) {
      await passingOverErased(this.eraseLead.execute(id));
    }
  }
}
