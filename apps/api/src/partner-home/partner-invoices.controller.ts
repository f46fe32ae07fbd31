import { Clock, type OpenPartnerSession, ViewInvoices } from '@boligstyling/application';
import { norwegianDay } from '@boligstyling/domain';
import { Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { AnswersInvoice, invoiceFile } from '../billing/invoice-file.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/known-id.js';
import { pageBy } from '../platform/validation/page-query.dto.js';
import {
  PartnerInvoicesDto,
  PartnerInvoicesQueryDto,
  toPartnerInvoiceDto,
} from './partner-invoice.dto.js';

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
    @Partner() { partnerId }: OpenPartnerSession,
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
    @Partner() { partnerId }: OpenPartnerSession,
    @KnownId() id: string,
    @Param('form') form: string,
  ): Promise<StreamableFile> {
    return invoiceFile(this.invoices, id, form, partnerId);
  }
}
