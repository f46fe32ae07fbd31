import type { QuoteDraft } from '@boligstyling/domain';
import type { QuoteTemplateDto } from '@boligstyling/api-client/links';

type Answer = Promise<{ error?: unknown }>;

/** The calls of one quote, by the signed link of its assignment or by the partner's session. */
export interface QuoteCalls {
  /** Tells apart the drafts kept on this device. */
  readonly assignment: string;
  saveDraft(draft: QuoteDraft): Answer;
  /** @param version that is revised; 0 for the first */
  send(draft: QuoteDraft, version: number, idempotencyKey: string): Answer;
  withdraw(): Answer;
  /** Replaces the list; undefined where only the session may. */
  readonly saveTemplates:
    | ((templates: readonly Omit<QuoteTemplateDto, 'id'>[]) => Answer)
    | undefined;
}
