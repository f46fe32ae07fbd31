import type { EraseStrayMessages } from '../notifications/erase-stray-messages.js';
import type { PartnerApplications } from '../partners/partner-applications.js';

/** An application is erased before its time, because who has applied wants it so. */
export class EraseApplication {
  constructor(
    private readonly applications: Pick<PartnerApplications, 'erase'>,
    private readonly strayMessages: EraseStrayMessages,
  ) {}

  /**
   * Erases the application, whatever has become of it, with the e-mails about it, kept ones too, at
   * once and for good. Nobody is told. The partner that it became stays.
   *
   * @throws DomainError `application-not-found`, `storage-unavailable`
   */
  async execute(id: string): Promise<void> {
    await this.applications.erase(id);
    await this.strayMessages.execute();
  }
}
