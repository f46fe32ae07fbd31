import {
  Clock,
  INVOICE_FORMS,
  type OpenPartnerSession,
  ViewInvoices,
} from '@boligstyling/application';
import { norwegianDay } from '@boligstyling/domain';
import { Get, NotFoundException, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { KnownId } from '../platform/validation/known-id.js';
import {
  PartnerInvoicesDto,
  PartnerInvoicesQueryDto,
  toPartnerInvoiceDto,
} from './partner-invoice.dto.js';

const PAGE = 12;
const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

/** What a partner is billed. */
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
    const page = found.slice(0, PAGE).map((each) => toPartnerInvoiceDto(each, today));
    return {
      invoices: page,
      next_cursor: found.length > PAGE ? (page.at(-1)?.number ?? null) : null,
    };
  }

  @Get('invoices/:id/:form')
  @Operation(
    'Download one of the partner’s invoices or credit notes',
    'As PDF, or as EHF (Peppol BIS Billing 3.0). Always the same.',
  )
  @ApiParam({ name: 'form', enum: INVOICE_FORMS, description: 'To read, or for a machine.' })
  @ApiOkResponse({ content: { 'application/pdf': BINARY, 'application/xml': BINARY } })
  @ApiProblems('not-found', 'invoice-not-found')
  async downloadPartnerInvoice(
    @Partner() { partnerId }: OpenPartnerSession,
    @KnownId() id: string,
    @Param('form') form: string,
  ): Promise<StreamableFile> {
    const known = INVOICE_FORMS.find((each) => each === form);
    if (!known) throw new NotFoundException();
    const { name, type, content } = await this.invoices.file(id, known, partnerId);
    return new StreamableFile(content, { type, disposition: `attachment; filename="${name}"` });
  }
}
