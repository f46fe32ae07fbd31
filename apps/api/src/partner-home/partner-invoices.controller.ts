import {
  Clock,
  type ActivePartnerSession,
  ViewInvoices,
  type ListedAccount,
} from '@boligstyling/application';
import {
  norwegianDay,
  balanceOf,
  INVOICE_KINDS,
  INVOICE_STATES,
  type InvoiceKind,
  type InvoiceState,
  stateOf,
} from '@boligstyling/domain';
import { Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { AnswersInvoice, invoiceFile } from '../billing/invoice-file.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, Operation, wire } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/field.js';
import { pageBy, PageQueryDto } from '../platform/validation/page-query.dto.js';
import { PickType } from '@nestjs/swagger';
import { InvoiceCursor } from '../billing/invoice.dto.js';
import { Count, Day, Flag, Id, ListOf, OneOf, Text } from '../platform/contract/shown.js';

class PartnerInvoicesQueryDto extends PickType(PageQueryDto, ['cursor']) {
  @InvoiceCursor() override cursor?: string;
}

/** In whole øre, with MVA. */
class PartnerInvoiceDto {
  @Id() id!: string;
  @OneOf(INVOICE_KINDS) kind!: InvoiceKind;
  @Text('202600001') number!: string;
  @Day() issued_on!: string;
  @Day.orNull('Null: a credit note.') due_on!: string | null;
  @Count(300_000) total_ore!: number;
  @Count(60_000, 'MVA in `total_ore`.') vat_ore!: number;
  @Flag('True if MVA is asked for, however little it comes to.') asks_for_vat!: boolean;
  @Count(300_000, 'The rest that is due. Negative: too much was paid. 0 for a credit note.')
  balance_ore!: number;
  @OneOf.orNull(INVOICE_STATES, 'Null: a credit note.') state!: InvoiceState | null;
  @Text.orNull('202600001', 'The invoice that a credit note credits.') credits!: string | null;
}

class PartnerInvoicesDto {
  @ListOf(PartnerInvoiceDto) invoices!: PartnerInvoiceDto[];
  @Text.orNull('202600001') next_cursor!: string | null;
}

function toPartnerInvoiceDto(account: ListedAccount, today: string): PartnerInvoiceDto {
  const { invoice } = account;
  const isInvoice = invoice.kind === 'invoice';
  return {
    ...wire(invoice, 'id', 'kind', 'number', 'issuedOn', 'dueOn', 'totalOre', 'vatOre'),
    asks_for_vat: invoice.vat.some(({ rate }) => rate !== null),
    balance_ore: isInvoice ? balanceOf(account) : 0,
    state: isInvoice ? stateOf(account, today) : null,
    credits: invoice.credits?.number ?? null,
  };
}

const PAGE = 12;

@PartnerController()
export class PartnerInvoicesController {
  constructor(
    private readonly invoices: ViewInvoices,
    private readonly clock: Clock,
  ) {}

  @Get('invoices')
  @Operation('The partner’s invoices and credit notes, the latest first', 'A page of them.')
  @Answers(PartnerInvoicesDto, 'invalid-request')
  async listPartnerInvoices(
    @Partner() { partnerId }: ActivePartnerSession,
    @Query() { cursor }: PartnerInvoicesQueryDto,
  ): Promise<PartnerInvoicesDto> {
    const today = norwegianDay(this.clock.now());
    const found = await this.invoices.ofPartner(partnerId, PAGE + 1, cursor);
    const { page, next_cursor } = pageBy(found, PAGE, ({ invoice }) => invoice.number);
    return { invoices: page.map((each) => toPartnerInvoiceDto(each, today)), next_cursor };
  }

  @Get('invoices/:id/:form')
  @AnswersInvoice('Download one of the partner’s invoices or credit notes')
  downloadPartnerInvoice(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
    @Param('form') form: string,
  ): Promise<StreamableFile> {
    return invoiceFile(this.invoices, id, form, partnerId);
  }
}
