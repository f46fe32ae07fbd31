import { eachInTurn, IssueInvoices, RemindOverdue } from '@boligstyling/application';
import { billingDay, DomainError, lastNorwegianHour } from '@boligstyling/domain';
import { Injectable, Logger } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Jobs } from '../platform/jobs/jobs.js';

/** In Norway. */
const HOUR = 6;

/**
 * Bills sales that were old enough on the last 15th. Missed days are made up for within the hour.
 * Reminders need no complete operator.
 */
@Injectable()
export class BillPartnersJob {
  private readonly log = new Logger('Invoices');

  constructor(
    private readonly issueInvoices: IssueInvoices,
    private readonly remindOverdue: RemindOverdue,
    private readonly jobs: Jobs,
  ) {}

  @Cron(`0 0 ${HOUR} * * *`, { timeZone: 'Europe/Oslo' })
  run(now = new Date()): Promise<void> {
    return this.jobs.run('invoices', () => this.bill(billingDay(now)));
  }

  @Cron('0 30 * * * *')
  makeUp(now = new Date()): Promise<void> {
    const missedSince = lastNorwegianHour(HOUR, now);
    return this.jobs.run('invoices', () => this.bill(billingDay(now)), missedSince);
  }

  private bill(asOf: Date): Promise<void> {
    return eachInTurn([() => this.issue(asOf), () => this.remind()]);
  }

  private async remind(): Promise<void> {
    const reminders = await this.remindOverdue.execute();
    if (reminders > 0) this.log.log(`Reminded of ${reminders} invoices.`);
  }

  /**
   * Without a complete operator nobody is billed.
   *
   * @throws Error for partners skipped by an internal error
   */
  private async issue(asOf: Date): Promise<void> {
    try {
      const { issued, leftOut } = await this.issueInvoices.execute(asOf);
      if (issued.length > 0) this.log.log(`Issued ${issued.length} invoices and credit notes.`);
      for (const { partnerId, reason } of leftOut)
        this.log.warn({ msg: 'partner left out', partner: partnerId, reason });
      const faults = leftOut.filter(({ isFault }) => isFault).length;
      if (faults > 0) throw new Error(`${faults} partners could not be billed`);
    } catch (error) {
      const isUnused = error instanceof DomainError && error.code === 'operator-incomplete';
      if (!isUnused) throw error;
      this.log.warn(`No invoices today: ${error.code}. The next run makes up for it.`);
    }
  }
}
