import type { ListedAccount } from '@boligstyling/application';
import {
  balanceOf,
  INVOICE_KINDS,
  INVOICE_STATES,
  type InvoiceKind,
  type InvoiceState,
  stateOf,
} from '@boligstyling/domain';
import { PickType } from '@nestjs/swagger';
import { InvoiceCursor } from '../billing/invoices-query.dto.js';
import { Count, Day, Flag, Id, ListOf, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';
import { PageQueryDto } from '../platform/validation/page-query.dto.js';

export class PartnerInvoicesQueryDto extends PickType(PageQueryDto, ['cursor']) {
  @InvoiceCursor() override cursor?: string;
}

/** Sums in whole øre, with MVA. */
export class PartnerInvoiceDto {
  @Id() id!: string;
  @OneOf(INVOICE_KINDS) kind!: InvoiceKind;
  @Text('202600001') number!: string;
  @Day() issued_on!: string;
  @Day.orNull('Null: a credit note.') due_on!: string | null;
  @Count(300_000) total_ore!: number;
  @Count(60_000, 'MVA in `total_ore`.') vat_ore!: number;
  @Flag('Whether MVA is asked for, however little it comes to.') asks_for_vat!: boolean;
  @Count(300_000, 'What is still owed. Negative: too much was paid. 0 for a credit note.')
  balance_ore!: number;
  @OneOf.orNull(INVOICE_STATES, 'Null: a credit note.') state!: InvoiceState | null;
  @Text.orNull('202600001', 'The invoice that a credit note credits.') credits!: string | null;
}

export class PartnerInvoicesDto {
  @ListOf(PartnerInvoiceDto) invoices!: PartnerInvoiceDto[];
  @Text.orNull('202600001') next_cursor!: string | null;
}

/** @param today the day in Norway */
export function toPartnerInvoiceDto(account: ListedAccount, today: string): PartnerInvoiceDto {
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
