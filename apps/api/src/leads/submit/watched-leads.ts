import { LeadRepository, type Receipt, type SubmissionKey } from '@boligstyling/application';
import type { Lead } from '@boligstyling/domain';
import { Logger } from '@nestjs/common';
import type { SubmitWatch } from '../../platform/health/submit-watch.js';

/** Tells whether submits are stored: the log of each lead, and readiness when they are not. */
export class WatchedLeads extends LeadRepository {
  private readonly log = new Logger('Leads');

  constructor(
    private readonly leads: LeadRepository,
    private readonly watch: SubmitWatch,
  ) {
    super();
  }

  override async receive(
    ...[lead, ...rest]: Parameters<LeadRepository['receive']>
  ): Promise<Receipt> {
    const receipt = await this.watch.during(() => this.leads.receive(lead, ...rest));
    if (receipt.outcome === 'stored') {
      this.log.log({ msg: 'received', lead: receipt.id, reqId: rest[5] });
    }
    return receipt;
  }

  override findSubmission(submission: SubmissionKey): Promise<Receipt | undefined> {
    return this.leads.findSubmission(submission);
  }

  override findById(id: string): Promise<Lead | undefined> {
    return this.leads.findById(id);
  }

  override erase(leadId: string): Promise<void> {
    return this.leads.erase(leadId);
  }
}
