import {
  billed,
  billedUpTo,
  DomainError,
  type DomainErrorCode,
  type Invoice,
  norwegianDay,
  type OperatorDetails,
  requireComplete,
  requirePrintable,
} from '@boligstyling/domain';
import type { Clock } from './ports/clock.js';
import type { DeliveryNudge } from './ports/delivery-nudge.js';
import type { IdGenerator } from './ports/id-generator.js';
import type { InvoiceDocuments } from './ports/invoice-documents.js';
import type { InvoiceRepository } from './ports/invoice-repository.js';
import type { OperatorSettings } from './ports/operator-settings.js';

/** A partner that a run could not bill, and why, in a sentence for the administrator. */
export interface LeftOut {
  readonly partnerId: string;
  readonly reason: string;
}

/** What one run did. */
export interface InvoiceRun {
  readonly issued: readonly Invoice[];
  readonly leftOut: readonly LeftOut[];
}

/** What concerns one partner alone, so that the run goes on with the others. */
const OF_ONE_PARTNER: readonly DomainErrorCode[] = ['buyer-incomplete', 'invoice-unprintable'];

/** Nothing was old enough to be billed then. */
const LONG_AGO = new Date(0);

/**
 * Bills every partner for what is old enough and credits what was credited since, each partner by
 * itself: a run that ends early is finished by the next one, and two at once bill nothing twice.
 */
export class IssueInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly operator: OperatorSettings,
    private readonly documents: InvoiceDocuments,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * Whoever lacks something is billed nothing, but is credited: a credit note names it as its invoice did.
   *
   * @param asOf only what was old enough then; left out: now
   * @throws DomainError `operator-incomplete`, `storage-unavailable`
   */
  async execute(asOf: Date = this.clock.now()): Promise<InvoiceRun> {
    const operator = await this.operator.get();
    requireComplete(operator);
    const issued: Invoice[] = [];
    const leftOut: LeftOut[] = [];
    for (const partnerId of await this.invoices.partnersToBill(billedUpTo(asOf))) {
      try {
        issued.push(...(await this.issueTo(partnerId, asOf, operator)));
      } catch (error) {
        if (!(error instanceof DomainError) || !OF_ONE_PARTNER.includes(error.code)) throw error;
        leftOut.push({ partnerId, reason: error.message });
        if (error.code === 'buyer-incomplete') {
          issued.push(...(await this.issueTo(partnerId, LONG_AGO, operator)));
        }
      }
    }
    this.delivery.nudge();
    return { issued, leftOut };
  }

  /**
   * Issues the credit notes that a partner has coming, such as when a sale that was invoiced is
   * credited; what is new is left for the next run.
   *
   * @throws DomainError `operator-incomplete`, `partner-not-found`, `storage-unavailable`
   */
  async creditPartner(partnerId: string): Promise<Invoice[]> {
    const operator = await this.operator.get();
    requireComplete(operator);
    const issued = await this.issueTo(partnerId, LONG_AGO, operator);
    this.delivery.nudge();
    return issued;
  }

  private async issueTo(
    partnerId: string,
    asOf: Date,
    operator: OperatorDetails,
  ): Promise<Invoice[]> {
    const at = this.clock.now();
    const newId = () => this.ids.next();
    const unprintable = await this.documents.letterCheck();
    const year = Number(norwegianDay(at).slice(0, 4));
    return this.invoices.issue(partnerId, year, (state, nextNumber) => {
      const made = billed(state, { operator, at, asOf, newId, nextNumber });
      for (const each of made) requirePrintable(each, unprintable);
      return made;
    });
  }
}
