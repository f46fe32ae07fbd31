import { approved, askedAgain, type PartnerApplication, refused } from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { PartnerApplications } from './partner-applications.js';
import type { SavePartner, WrittenPartner } from './save-partner.js';

/** The administrator decides on an application, and the applicant gets an e-mail. */
export class DecideApplication {
  constructor(
    private readonly applications: PartnerApplications,
    private readonly savePartner: SavePartner,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * Adds the partner as the administrator wrote it, and approves all waiting applications from the
   * same mailbox.
   * @throws DomainError `application-not-found`, `application-closed`, `invalid-partner`,
   *   `partner-email-taken`, `storage-unavailable`
   */
  async approve(id: string, written: WrittenPartner): Promise<PartnerApplication> {
    await this.savePartner.add(written, async (partner) => {
      const approve = (it: PartnerApplication) => approved(it, partner.id, this.clock.now());
      await this.applications.change(id, approve, 'application-approved', partner);
    });
    return this.notified(await this.applications.find(id));
  }

  /**
   * @param reply the text to the applicant, possibly empty
   * @throws DomainError `application-not-found`, `application-closed`, `storage-unavailable`
   */
  async refuse(id: string, reply: string): Promise<PartnerApplication> {
    const refuse = (it: PartnerApplication) => refused(it, reply, this.clock.now());
    return this.notified(await this.applications.change(id, refuse, 'application-refused'));
  }

  /**
   * Asks the applicant for more; the answer comes by e-mail.
   * @throws DomainError `application-not-found`, `application-closed`, `storage-unavailable`
   */
  async ask(id: string, question: string): Promise<PartnerApplication> {
    const ask = (it: PartnerApplication) => askedAgain(it, question, this.clock.now());
    return this.notified(await this.applications.change(id, ask, 'application-asked'));
  }

  private notified(application: PartnerApplication): PartnerApplication {
    this.delivery.nudge();
    return application;
  }
}
