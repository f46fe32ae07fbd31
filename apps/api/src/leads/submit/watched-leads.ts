import { LeadRepository, type Receipt, type SubmissionKey } from '@boligstyling/application';
import type { Lead } from '@boligstyling/domain';
import { Logger } from '@nestjs/common';
import type { SubmitWatch } from '../../platform/health/readiness.js';
import { ERASED, loggedErasure } from '../../platform/logging/logged-faults.js';
import type { Traces } from '../../platform/tracing/traces.js';

export class WatchedLeads extends LeadRepository {
  private readonly log = new Logger('Leads');

  constructor(
    private readonly leads: LeadRepository,
    private readonly watch: SubmitWatch,
    private readonly traces: Traces,
  ) {
    super();
  }

  override async receive(
    ...[lead, ...rest]: Parameters<LeadRepository['receive']>
  ): Promise<Receipt> {
    const startedAt = Date.now();
    const receipt = await this.watch.during(() => this.leads.receive(lead, ...rest));
    if (receipt.outcome === 'stored') {
      const requestId = rest[5] ?? null;
      this.log.log({ msg: 'received', lead: receipt.id, reqId: requestId });
      const facts = { lead: receipt.id };
      this.traces.record({ name: 'store lead', kind: 'internal', startedAt, requestId, facts });
    }
    return receipt;
  }

  override findSubmission(submission: SubmissionKey): Promise<Receipt | undefined> {
    return this.leads.findSubmission(submission);
  }

  override findById(id: string): Promise<Lead | undefined> {
    return this.leads.findById(id);
  }

  override erase(leadId: string): Promise<string[]> {
    return loggedErasure(
      () => this.leads.erase(leadId),
      () => this.leads.findById(leadId),
      (erased = [leadId]) => {
        for (const lead of erased) this.log.warn({ msg: ERASED, lead });
      },
    );
  }
}
