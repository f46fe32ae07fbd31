import { DomainError } from '../core/domain-error.js';
import { hasAtMost, isFilled, isSingleLine } from '../core/text.js';
import type { QuoteDraft } from './quote-terms.js';

/** Terms that a partner keeps under a name, to begin quotes with. */
export interface QuoteTemplate {
  readonly id: string;
  readonly name: string;
  readonly terms: QuoteDraft;
}

export const MAX_QUOTE_TEMPLATES = 5;
export const QUOTE_TEMPLATE_NAME_MAX_LENGTH = 60;

/** @throws DomainError `too-many-quote-templates`, `invalid-quote` for an unusable name */
export function requireTemplates(templates: readonly Pick<QuoteTemplate, 'name'>[]): void {
  if (templates.length > MAX_QUOTE_TEMPLATES) throw new DomainError('too-many-quote-templates');
  const isNamed = ({ name }: Pick<QuoteTemplate, 'name'>) =>
    isFilled(name) && isSingleLine(name) && hasAtMost(name, QUOTE_TEMPLATE_NAME_MAX_LENGTH);
  if (templates.every(isNamed)) return;
  const message = `Gi malen et navn på høyst ${QUOTE_TEMPLATE_NAME_MAX_LENGTH} tegn.`;
  throw new DomainError('invalid-quote', undefined, [{ field: 'name', message }]);
}
