import {
  applicationsForgottenUntil,
  erasedKeysForgottenUntil,
  erasuresForgottenUntil,
  inactiveSince,
} from '@boligstyling/domain';
import type { DeletionClock } from './deletion-clock.js';
import type { EraseLead } from '../owners/erase-lead.js';
import type { EraseStrayMessages } from '../notifications/erase-stray-messages.js';
import { passingOverErased } from '../core/erased-meanwhile.js';
import type { OwnerConfirmations } from '../owners/owner-confirmations.js';
import type { PartnerApplications } from '../partners/partner-applications.js';
import type { RetentionRepository } from '../leads/retention-repository.js';

/** Small enough that submits in between do not wait. */
const LEADS_AT_A_TIME = 200;

/** The daily deletion that the privacy statement promises. Any number of replicas may run it at once. */
export class DeleteInactiveLeads {
  constructor(
    private readonly retention: RetentionRepository,
    private readonly eraseLead: Pick<EraseLead, 'execute'>,
    private readonly strays: EraseStrayMessages,
    private readonly confirmations: OwnerConfirmations,
    private readonly applications: Pick<PartnerApplications, 'forget'>,
    private readonly clock: Pick<DeletionClock, 'now'>,
  ) {}

  /**
   * Deletes every lead whose time is over, with all its personal data, erases what a repeat brought back as
   * it was erased, and forgets who was told of erasures long ago, the keys of what was erased, applications that came to rest long ago, and how many e-mails each mailbox got on earlier days. A part that fails keeps none of
   * the others from being done; by a clock in doubt only those messages go whose lead is gone already.
   *
   * @returns how many
   * @throws DomainError `storage-unavailable`, ClockInDoubt, and what the first part that fails throws
   */
  async execute(): Promise<number> {
    const { applications, confirmations, retention, strays } = this;
    const now = this.clock.now();
    let deleted = 0;
    const parts = [
      async () => void (deleted = await this.deleteLeads(inactiveSince(await now))),
      async () => this.eraseBroughtBack(erasedKeysForgottenUntil(await now)),
      async () => retention.forgetErasures(erasuresForgottenUntil(await now)),
      async () => retention.forgetErasedKeys(erasedKeysForgottenUntil(await now)),
      async () => applications.forget(applicationsForgottenUntil(await now)),
      () => strays.execute(),
      async () => confirmations.forget(await now),
      async () => retention.forgetFirstEmails(await now),
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
  /** One that another replica has erased meanwhile is gone, as it should be. */
  private async eraseBroughtBack(since: Date): Promise<void> {
    for (const id of await this.retention.broughtBack(since)) {
      await passingOverErased(this.eraseLead.execute(id));
    }
  }
}
