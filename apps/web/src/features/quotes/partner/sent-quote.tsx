import { type QuoteState, type QuoteTerms, vatWithin } from '@boligstyling/domain';
import { quoteForm as texts } from '../../../content/quote-form';
import { formatRecentMoment } from '../../../shared/format/moment';
import { rangeText } from '../../../shared/quotes/term-texts';
import { Comparison } from '../owner/comparison';
import type {
  PartnerQuoteDto,
  QuoteColumnDto,
  QuoteTermsDto,
} from '@boligstyling/api-client/links';
import styles from './sent-quote.module.css';
import { wireOf } from './written-quote';

type SentQuoteProps = { view: PartnerQuoteDto; terms: QuoteTerms };

/** The quote as the owner has it, and every version that was sent. */
export function SentQuote({ view, terms }: SentQuoteProps) {
  const { history } = view;
  const state = view.state === 'draft' || view.state === null ? 'sent' : view.state;
  return (
    <>
      <QuotePreview view={view} terms={terms} state={state} />
      {history.length > 1 && (
        <details className={styles.history}>
          <summary>{texts.history(history.length)}</summary>
          <ol>
            {history
              .toSorted((a, b) => b.version - a.version)
              .map((each) => (
                <li key={each.version}>
                  <b>{rangeText(each.terms.price_from, each.terms.price_to)}</b>
                  <span>{texts.version(each.version, formatRecentMoment(each.sent_at))}</span>
                </li>
              ))}
          </ol>
        </details>
      )}
    </>
  );
}

type QuotePreviewProps = SentQuoteProps & {
  state?: QuoteState;
  /** The terms that the owner has now, so that a revision shows its changes. */
  before?: QuoteTerms | null;
};

/** The owner's own component with one column; marks need other quotes, which no partner sees. */
export function QuotePreview({ view, terms, state = 'sent', before = null }: QuotePreviewProps) {
  const column: QuoteColumnDto = {
    assignment_id: 'own',
    partner: view.partner,
    quote: {
      ...{ id: 'own', version: view.version, state, sent_at: '', revised_at: null },
      terms: wireOf(terms) as QuoteTermsDto,
      vat_from: vatWithin(terms.priceFrom),
      vat_to: terms.priceTo === null ? null : vatWithin(terms.priceTo),
      changes: before ? changesFrom(before) : [],
    },
  };
  return <Comparison view={{ columns: [column], marks: NO_MARKS }} />;
}

const NO_MARKS = { lowest_price: null, earliest_start: null };

const changesFrom = (before: QuoteTerms) =>
  Object.entries(wireOf(before)).map(([field, value]) => ({
    field,
    before: value === null ? null : String(value),
  }));
