import { PartnerApplications } from '@boligstyling/application';
import type { PartnerApplication } from '@boligstyling/domain';
import { Logger } from '@nestjs/common';
import { ERASED } from '../../platform/logging/erased.js';

type Of<Method extends keyof PartnerApplications> = Parameters<PartnerApplications[Method]>;

/** Tells the log of each that is erased: a backup of before has it, and is not to bring it back. */
export class LoggedApplications extends PartnerApplications {
  private readonly log = new Logger('Applications');

  constructor(private readonly applications: PartnerApplications) {
    super();
  }

  override receive(...given: Of<'receive'>): Promise<void> {
    return this.applications.receive(...given);
  }

  override find(...given: Of<'find'>): Promise<PartnerApplication> {
    return this.applications.find(...given);
  }

  override list(...given: Of<'list'>): Promise<PartnerApplication[]> {
    return this.applications.list(...given);
  }

  override change(...given: Of<'change'>): Promise<PartnerApplication> {
    return this.applications.change(...given);
  }

  override async erase(id: string): Promise<void> {
    await this.applications.erase(id);
    this.log.warn({ msg: ERASED, application: id });
  }

  override forget(...given: Of<'forget'>): Promise<void> {
    return this.applications.forget(...given);
  }
}
