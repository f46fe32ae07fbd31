import type { EraseStrayMessages } from '../notifications/erase-stray-messages.js';
import type { PartnerApplications } from '../partners/partner-applications.js';

/** Erases an application early, at the applicant's request. */
export class EraseApplication {
  constructor(
    private readonly applications: Pick<PartnerApplications, 'erase'>,
    private readonly strayMessages: EraseStrayMessages,
  ) {}

  /**
   * Erases an application in any state, with its e-mails, kept ones included, permanently. Sends no
   * e-mail. The partner that it became stays.
   * @throws DomainError `application-not-found`, `storage-unavailable`
   */
  async execute(id: string): Promise<void> {
    await this.applications.erase(id);
    await this.strayMessages.execute();
  }
}
