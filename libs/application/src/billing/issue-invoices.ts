import {
  billed,
  billedUpTo,
  creditedToBillAgain,
  DomainError,
  type DomainErrorCode,
  type Invoice,
  norwegianDay,
  type OperatorDetails,
  requireComplete,
  requirePrintable,
} from '@boligstyling/domain';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { FaultLog } from '../core/fault-log.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { InvoiceRepository } from './invoice-repository.js';
import type { OperatorSettings } from './operator-settings.js';

/** A partner that a run could not bill, with the reason in a sentence for the administrator. */
export interface LeftOut {
  readonly partnerId: string;
  readonly reason: string;
  /** True for our own fault, which is logged; false where the partner lacks something. */
  readonly isFault: boolean;
}

export interface InvoiceRun {
  readonly issued: readonly Invoice[];
  readonly leftOut: readonly LeftOut[];
}

/** Errors that the partner's own details cause. */
const OF_THE_PARTNER: readonly DomainErrorCode[] = ['buyer-incomplete', 'invoice-unprintable'];

const OUR_FAULT = 'Noe gikk galt hos oss. Feilen står i loggen, og vi prøver igjen i morgen.';

/** Before any sale, so that nothing is billed. */
const LONG_AGO = new Date(0);

/**
 * Bills every partner for sales that are old enough and credits waived ones, each partner in its
 * own transaction: the next run completes an interrupted one, and two concurrent runs bill nothing
 * twice.
 */
export class IssueInvoices {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly operator: OperatorSettings,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
    private readonly faults: FaultLog,
  ) {}

  /**
   * A partner with incomplete details is not billed, but is credited: a credit note names it as its
   * invoice did. A fault with one partner is logged, and the others are billed.
   * @param asOf bills what was old enough then; left out: now
   * @throws DomainError `operator-incomplete`, `storage-unavailable`
   */
  async execute(asOf: Date = this.clock.now()): Promise<InvoiceRun> {
    const operator = await this.requireOperator();
    const runs: InvoiceRun[] = [];
    for (const partnerId of await this.invoices.partnersToBill(billedUpTo(asOf))) {
      runs.push(await this.billOne(partnerId, asOf, operator));
    }
    this.delivery.nudge();
    return together(runs);
  }

  /**
   * The seller. Callers ask before they change anything that needs a credit note, so that a refusal
   * changes nothing.
   * @throws DomainError `operator-incomplete`, `storage-unavailable`
   */
  async requireOperator(): Promise<OperatorDetails> {
    const operator = await this.operator.get();
    requireComplete(operator);
    return operator;
  }

  /**
   * Issues a partner's pending credit notes; new sales wait for the next run.
   * @throws DomainError `operator-incomplete`, `partner-not-found`, `storage-unavailable`
   */
  async creditPartner(partnerId: string): Promise<Invoice[]> {
    const operator = await this.requireOperator();
    const issued = await this.issueTo(partnerId, LONG_AGO, operator);
    this.delivery.nudge();
    return issued;
  }

  /**
   * Credits what is left of an invoice; the next run bills it again, to the buyer's details then.
   * @throws DomainError `invoice-not-found`, `invoice-paid`, `invoice-unprintable`,
   *   `operator-incomplete`, `storage-unavailable`
   */
  async creditToBillAgain(invoiceId: string): Promise<Invoice[]> {
    await this.requireOperator();
    const { at, newId, year } = this.now();
    const issued = await this.invoices.creditToBillAgain(invoiceId, year, (held, nextNumber) =>
      printable(creditedToBillAgain(held, { at, newId, nextNumber })),
    );
    this.delivery.nudge();
    return issued;
  }

  /**
   * Issues all pending credit notes. A fault with one is logged, and left to the next run.
   * @throws DomainError `operator-incomplete` where there is one to issue, `storage-unavailable`
   */
  async creditAll(): Promise<void> {
    const partners = await this.invoices.partnersToBill(LONG_AGO);
    if (partners.length > 0) await this.execute(LONG_AGO);
  }

  private async billOne(
    partnerId: string,
    asOf: Date,
    operator: OperatorDetails,
  ): Promise<InvoiceRun> {
    try {
      return { issued: await this.issueTo(partnerId, asOf, operator), leftOut: [] };
    } catch (error) {
      const left = this.leftOut(partnerId, error);
      const alone = { issued: [], leftOut: [left] };
      if (left.isFault || asOf === LONG_AGO) return alone;
      return together([alone, await this.billOne(partnerId, LONG_AGO, operator)]);
    }
  }

  /** @throws DomainError `storage-unavailable`, because an outage affects every partner */
  private leftOut(partnerId: string, error: unknown): LeftOut {
    if (codeOf(error) === 'storage-unavailable') throw error;
    if (error instanceof DomainError && OF_THE_PARTNER.includes(error.code)) {
      return { partnerId, reason: error.message, isFault: false };
    }
    this.faults.tell('partner not billed', error, { partnerId });
    return { partnerId, reason: OUR_FAULT, isFault: true };
  }

  private async issueTo(
    partnerId: string,
    asOf: Date,
    operator: OperatorDetails,
  ): Promise<Invoice[]> {
    const { at, newId, year } = this.now();
    return this.invoices.issue(partnerId, year, (state, nextNumber) =>
      printable(billed(state, { operator, at, asOf, newId, nextNumber })),
    );
  }

  private now() {
    const at = this.clock.now();
    return { at, newId: () => this.ids.next(), year: Number(norwegianDay(at).slice(0, 4)) };
  }
}

function printable(made: Invoice[]): Invoice[] {
  for (const each of made) requirePrintable(each);
  return made;
}

function together(runs: readonly InvoiceRun[]): InvoiceRun {
  return {
    issued: runs.flatMap(({ issued }) => issued),
    leftOut: runs.flatMap(({ leftOut }) => leftOut),
  };
}

function codeOf(error: unknown): DomainErrorCode | undefined {
  return error instanceof DomainError ? error.code : undefined;
}
