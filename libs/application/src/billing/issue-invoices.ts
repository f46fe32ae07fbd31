import {
  issuedDocuments,
  billedUpTo,
  creditedToBillAgain,
  DomainError,
  type DomainErrorCode,
  type Invoice,
  invoiceNumber,
  norwegianDay,
  type OperatorDetails,
  requireComplete,
  requirePrintable,
  requireVersion,
  type Version,
  versionFrom,
  versionOfText,
  waived,
  isCredited,
  listedInvoice,
  type ListedInvoice,
} from '@boligstyling/domain';
import {
  type Clock,
  type IdGenerator,
  type DeliveryNudge,
  type FaultLog,
  MOST_FAULTS_IN_A_ROW,
} from '../core/ports.js';
import type { HeldBack, InvoiceRepository } from './invoice-repository.js';
import type { OperatorSettings } from './operator-settings.js';
import type { SaleRepository } from './sale-repository.js';

export interface LeftOut {
  readonly partnerId: string;
  readonly reason: string;
  /** Our own fault, which is logged; else the partner lacks something. */
  readonly isFault: boolean;
}

export interface InvoicePreview extends InvoiceRun<PreviewDocument> {
  readonly heldBack: readonly HeldBack[];
}

interface PreviewDocument extends ListedInvoice {
  /** Of its text, without ids and numbers, which a preview makes up. */
  readonly content: string;
}

/** Without lines: a month has sixty thousand. */
export interface InvoiceRun<Document = ListedInvoice> {
  readonly issued: readonly Document[];
  readonly leftOut: readonly LeftOut[];
}

const LEFT_OUT: readonly DomainErrorCode[] = [
  'buyer-incomplete',
  'invoice-unprintable',
  'version-stale',
];

const OUR_FAULT = 'Noe gikk galt hos oss. Feilen står i loggen, og vi prøver igjen i morgen.';

const CREDIT_NOTES_ALONE = new Date(0);

/** A transaction each. The next run completes an interrupted one; concurrent ones bill once. */
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
   * A partner with incomplete details is credited but not billed. A fault with one stops no other.
   *
   * @param asOf bills what was old enough then
   * @param expected version of the preview. A partner whose documents have changed since is left
   * out
   * @throws `operator-incomplete`, `version-stale`: nothing is issued then
   */
  async execute(asOf: Date = this.clock.now(), expected?: Version): Promise<InvoiceRun> {
    const operator = await this.requireOperator();
    const seen = expected === undefined ? undefined : await this.preview();
    if (seen) requireVersion(previewVersion(seen), expected);
    const run = await this.billAll(asOf, async (partnerId, upTo) =>
      (await this.issueTo(partnerId, upTo, operator, seen)).map(listedInvoice),
    );
    this.delivery.nudge();
    return run;
  }

  /**
   * Changes nothing and takes no number.
   *
   * @throws `operator-incomplete`
   */
  async preview(): Promise<InvoicePreview> {
    const operator = await this.requireOperator();
    const { at, newId, year } = this.now();
    let drafted = 0;
    const nextNumber = () => invoiceNumber(year, (drafted += 1));
    const run = await this.billAll(at, async (partnerId, asOf) => {
      const state = await this.invoices.stateOf(partnerId);
      const made = issuedDocuments(state, { operator, at, asOf, newId, nextNumber });
      return printable(made).map(previewDocument);
    });
    return { ...run, heldBack: await this.invoices.heldBack(billedUpTo(at)) };
  }

  /** @throws `operator-incomplete` */
  async requireOperator(): Promise<OperatorDetails> {
    const operator = await this.operator.get();
    requireComplete(operator);
    return operator;
  }

  /**
   * Issues pending credit notes alone.
   *
   * @throws `operator-incomplete`, `partner-not-found`
   */
  async creditPartner(partnerId: string): Promise<Invoice[]> {
    const operator = await this.requireOperator();
    const issued = await this.issueTo(partnerId, CREDIT_NOTES_ALONE, operator);
    this.delivery.nudge();
    return issued;
  }

  /**
   * The next run bills it with the buyer's details then.
   *
   * @throws `invoice-not-found`, `invoice-paid`, `invoice-unprintable`, `operator-incomplete`
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

  /** @throws `operator-incomplete` where one is pending */
  async creditAll(): Promise<void> {
    const partners = await this.invoices.partnersToBill(CREDIT_NOTES_ALONE);
    if (partners.length > 0) await this.execute(CREDIT_NOTES_ALONE);
  }

  private async billAll<Document>(
    asOf: Date,
    bill: BillPartner<Document>,
  ): Promise<InvoiceRun<Document>> {
    const runs: InvoiceRun<Document>[] = [];
    let stalled = 0;
    for (const partnerId of await this.invoices.partnersToBill(billedUpTo(asOf))) {
      try {
        runs.push(await this.billOne(partnerId, asOf, bill));
        stalled = 0;
      } catch (error) {
        // Throws in an outage.
        await this.operator.get();
        stalled += 1;
        if (stalled === MOST_FAULTS_IN_A_ROW) throw error;
        runs.push({ issued: [], leftOut: [this.faulty(partnerId, error)] });
      }
    }
    return together(runs);
  }

  private async billOne<Document>(
    partnerId: string,
    asOf: Date,
    bill: BillPartner<Document>,
  ): Promise<InvoiceRun<Document>> {
    try {
      return { issued: await bill(partnerId, asOf), leftOut: [] };
    } catch (error) {
      const left = this.leftOut(partnerId, error);
      const alone = { issued: [], leftOut: [left] };
      const isOver =
        left.isFault || codeOf(error) === 'version-stale' || asOf === CREDIT_NOTES_ALONE;
      if (isOver) return alone;
      return together([alone, await this.billOne(partnerId, CREDIT_NOTES_ALONE, bill)]);
    }
  }

  /** @throws `storage-unavailable` */
  private leftOut(partnerId: string, error: unknown): LeftOut {
    if (codeOf(error) === 'storage-unavailable') throw error;
    if (error instanceof DomainError && LEFT_OUT.includes(error.code)) {
      return { partnerId, reason: error.message, isFault: false };
    }
    return this.faulty(partnerId, error);
  }

  private faulty(partnerId: string, error: unknown): LeftOut {
    this.faults.report('partner not billed', error, { partnerId });
    return { partnerId, reason: OUR_FAULT, isFault: true };
  }

  private async issueTo(
    partnerId: string,
    asOf: Date,
    operator: OperatorDetails,
    seen?: InvoicePreview,
  ): Promise<Invoice[]> {
    const { at, newId, year } = this.now();
    return this.invoices.issue(partnerId, year, (state, nextNumber) => {
      const made = printable(issuedDocuments(state, { operator, at, asOf, newId, nextNumber }));
      const shown = seen?.issued.filter((each) => each.partnerId === partnerId);
      if (shown) requireVersion(contentOf(made.map(previewDocument)), contentOf(shown));
      return made;
    });
  }

  private now() {
    const at = this.clock.now();
    return { at, newId: () => this.ids.next(), year: Number(norwegianDay(at).slice(0, 4)) };
  }
}

type BillPartner<Document> = (partnerId: string, asOf: Date) => Promise<Document[]>;

/** Øre, with MVA. */
export function totalOf(issued: readonly Pick<Invoice, 'kind' | 'totalOre'>[]): number {
  return issued.reduce(
    (sum, { kind, totalOre }) => sum + (kind === 'invoice' ? totalOre : -totalOre),
    0,
  );
}

/** Of what would be issued. */
export function previewVersion({ issued }: InvoicePreview): Version {
  return versionFrom(issued.length, totalOf(issued), versionOfText(contentOf(issued)));
}

const contentOf = (issued: readonly PreviewDocument[]): string =>
  issued.map(({ content }) => content).join();

const previewDocument = (invoice: Invoice): PreviewDocument => ({
  ...listedInvoice(invoice),
  content: versionOfText(textOf(invoice)),
});

const textOf = ({ id: _, number: _number, kid: _kid, ...shown }: Invoice): string =>
  JSON.stringify(shown);

function printable(made: Invoice[]): Invoice[] {
  for (const each of made) requirePrintable(each);
  return made;
}

function together<Document>(runs: readonly InvoiceRun<Document>[]): InvoiceRun<Document> {
  return {
    issued: runs.flatMap(({ issued }) => issued),
    leftOut: runs.flatMap(({ leftOut }) => leftOut),
  };
}

function codeOf(error: unknown): DomainErrorCode | undefined {
  return error instanceof DomainError ? error.code : undefined;
}

export class CreditInvoice {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly sales: SaleRepository,
    private readonly issuing: IssueInvoices,
    private readonly clock: Clock,
  ) {}

  /**
   * Credits its sales one by one and issues the credit note; the next run completes what a crash
   * leaves.
   *
   * @param isBilledAgain the buyer was wrong: the sales stay due, on the next invoice
   * @throws `invoice-not-found`, and as {@link IssueInvoices.creditPartner} or {@link
   * IssueInvoices.creditToBillAgain}
   */
  async execute(id: string, isBilledAgain = false): Promise<Invoice[]> {
    if (isBilledAgain) return this.issuing.creditToBillAgain(id);
    const { invoice } = await this.invoices.find(id);
    await this.issuing.requireOperator();
    for (const { saleId } of invoice.lines) {
      await this.sales.change(saleId, (sale) =>
        sale.invoiceId !== id || isCredited(sale) ? sale : waived(sale, this.clock.now()),
      );
    }
    return this.issuing.creditPartner(invoice.partnerId);
  }
}
