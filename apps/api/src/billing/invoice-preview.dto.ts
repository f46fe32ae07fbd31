import { type InvoicePreview, previewVersion, totalOf } from '@boligstyling/application';
import { INVOICE_KINDS, type InvoiceKind, toKroner } from '@boligstyling/domain';
import { Amount, Count, Id, ListOf, OneOf, Text } from '../platform/contract/shown.js';
import { RecordVersion } from '../platform/versions/versioned.js';
import { LeftOutDto } from './invoice.dto.js';
import { wire } from '../platform/contract/wire.js';

class DraftInvoiceDto {
  @OneOf(INVOICE_KINDS) kind!: InvoiceKind;
  @Id() partner_id!: string;
  @Text('Stil og Rom AS') buyer!: string;
  @Count(3) lines!: number;
  @Amount(2400) net!: number;
  @Amount(600) vat!: number;
  @Amount(3000) total!: number;
}

const HELD_BACK_REASONS = ['disputed', 'too-recent'] as const;

class HeldBackDto {
  @Id() partner_id!: string;
  @Text('Stil og Rom AS') partner_name!: string;
  @OneOf(HELD_BACK_REASONS) reason!: (typeof HELD_BACK_REASONS)[number];
  @Count(2) sales!: number;
  @Amount(1200, 'Without MVA.') amount!: number;
}

export class InvoicePreviewDto {
  @RecordVersion() version!: string;
  @ListOf(DraftInvoiceDto) documents!: DraftInvoiceDto[];
  @Amount(30_000, 'Invoices minus credit notes, with MVA.') total!: number;
  @ListOf(LeftOutDto) left_out!: LeftOutDto[];
  @ListOf(HeldBackDto) held_back!: HeldBackDto[];
}

export function toInvoicePreviewDto(preview: InvoicePreview): InvoicePreviewDto {
  return {
    version: String(previewVersion(preview)),
    documents: preview.issued.map(
      ({ kind, partnerId, buyer, lines, netOre, vatOre, totalOre }) => ({
        ...{ kind, partner_id: partnerId, buyer: buyer.name, lines: lines.length },
        ...{ net: toKroner(netOre), vat: toKroner(vatOre), total: toKroner(totalOre) },
      }),
    ),
    total: toKroner(totalOf(preview)),
    left_out: preview.leftOut.map((it) => wire(it, 'partnerId', 'reason')),
    held_back: preview.heldBack.map(({ partnerId, name, amountOre, ...of }) => ({
      ...of,
      ...{ partner_id: partnerId, partner_name: name, amount: toKroner(amountOre) },
    })),
  };
}
