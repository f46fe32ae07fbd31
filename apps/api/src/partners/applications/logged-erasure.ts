import { PartnerApplications } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';
import { ERASED } from '../../platform/logging/erased.js';

/** Tells the log of each application that is erased: a backup of before has it, and is not to bring it back. */
@Injectable()
export class LoggedErasure implements Pick<PartnerApplications, 'erase'> {
  private readonly log = new Logger('Applications');

  constructor(private readonly applications: PartnerApplications) {}

  async erase(id: string): Promise<void> {
    await this.applications.erase(id);
    this.log.warn({ msg: ERASED, application: id });
  }
}
