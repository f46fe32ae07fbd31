import { INVOICE_FORMS, type ViewInvoices } from '@boligstyling/application';
import { applyDecorators, NotFoundException, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import { Operation, asDownload, BINARY } from '../platform/contract/answers.js';
import { ApiProblems } from '../platform/problems/api-problems.js';

export const AnswersInvoice = (summary: string): MethodDecorator =>
  applyDecorators(
    Operation(
      summary,
      'As tagged PDF (PDF/UA-1, PDF/A-3b) with the EHF inside, or as EHF (Peppol BIS Billing 3.0). Always the same.',
    ),
    ApiParam({ name: 'form', enum: INVOICE_FORMS, description: 'To read, or for a machine.' }),
    ApiOkResponse({ content: { 'application/pdf': BINARY, 'application/xml': BINARY } }),
    ApiProblems('not-found', 'invoice-not-found'),
  );

/** @throws NotFoundException for another format; DomainError by {@link ViewInvoices.file} */
export async function invoiceFile(
  invoices: ViewInvoices,
  id: string,
  form: string,
  partnerId?: string,
): Promise<StreamableFile> {
  const known = INVOICE_FORMS.find((each) => each === form);
  if (!known) throw new NotFoundException();
  const { name, type, content } = await invoices.file(id, known, partnerId);
  return new StreamableFile(content, asDownload(name, type));
}
