import type { QuoteDraft } from '@boligstyling/domain';
import type { PartnerQuoteDto, QuoteTemplateDto } from '@boligstyling/api-client/links';
import type { UploadTarget } from '../../../shared/uploads/use-uploads';

type Answer = Promise<{ error?: unknown }>;

export interface QuoteCalls {
  readonly assignment: string;
  saveDraft(draft: QuoteDraft): Answer;
  /** @param version 0 for the first */
  send(draft: QuoteDraft, version: number, idempotencyKey: string): Answer;
  withdraw(): Answer;
  /** By a new id. */
  attachment(id: string): UploadTarget;
  removeAttachment(id: string): Answer;
  /** Beside an error, data is old. */
  refresh(): Promise<{ data?: PartnerQuoteDto; error?: unknown }>;
  saveTemplates(templates: readonly Omit<QuoteTemplateDto, 'id'>[], version: string): Answer;
}
