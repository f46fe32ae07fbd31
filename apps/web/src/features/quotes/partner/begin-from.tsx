import { fromWireTerms, type QuoteDraft } from '@boligstyling/domain';
import { useState } from 'react';
import { quoteForm as texts } from '../../../content/quote-form';
import type { PartnerQuoteDto } from '@boligstyling/api-client/links';
import styles from './quote-form.module.css';
import { blankQuote, writtenFrom, type WrittenQuote } from './written-quote';

type BeginFromProps = {
  view: Pick<PartnerQuoteDto, 'suggestion' | 'templates'>;
  written: WrittenQuote;
  today: string;
  onFill: (written: WrittenQuote) => void;
};

/** Fills the form from the last quote or a template, with one press back. */
export function BeginFrom({ view, written, today, onFill }: BeginFromProps) {
  const { suggestion, templates } = view;
  const [filled, setFilled] = useState<{ from: string; was: WrittenQuote } | null>(null);
  if (!suggestion && templates.length === 0) return null;
  const fill = (from: string, terms: QuoteDraft | null) => {
    setFilled({ from, was: written });
    onFill(terms ? writtenFrom(terms, today) : blankQuote(today));
  };
  return (
    <div className={styles.begin} role="group" aria-label={texts.begin}>
      <span>{texts.begin}</span>
      {suggestion && (
        <button type="button" onClick={() => fill(texts.last, fromWireTerms(suggestion))}>
          {texts.last}
        </button>
      )}
      {templates.map(({ id, name, terms }) => (
        <button key={id} type="button" onClick={() => fill(name, fromWireTerms(terms))}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => fill(texts.blank, null)}>
        {texts.blank}
      </button>
      <p role="status">
        {filled && (
          <>
            <span>{texts.begunFrom(filled.from)}</span>{' '}
            <button
              type="button"
              onClick={() => {
                onFill(filled.was);
                setFilled(null);
              }}
            >
              {texts.back}
            </button>
          </>
        )}
      </p>
    </div>
  );
}
