import { fromWireTerms, type QuoteTerms } from '@boligstyling/domain';
import { useEffect, useRef } from 'react';
import { quoteForm as texts } from '../../../content/quote-form';
import { Button } from '../../../shared/ui/button';
import type { PartnerQuoteDto } from '@boligstyling/api-client/links';
import { nextAttachments } from './quote-attachments';
import desk from './quote-desk.module.css';
import styles from './quote-form.module.css';
import { QuotePreview } from './sent-quote';

type QuotePreviewStepProps = {
  view: PartnerQuoteDto;
  terms: QuoteTerms;
  busy: boolean;
  failure: string;
  onSend: () => void;
  onChange: () => void;
};

export function QuotePreviewStep(props: QuotePreviewStepProps) {
  const { view, terms, busy, failure, onSend, onChange } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isRevision = view.state === 'sent';
  return (
    <>
      <header>
        <h1 ref={heading} tabIndex={-1} className={desk.title}>
          {texts.previewTitle(view.owner_first_name)}
        </h1>
        <p className={desk.lead}>{texts.sendNote}</p>
      </header>
      <QuotePreview
        {...{ view, terms }}
        attachments={nextAttachments(view)}
        before={isRevision && view.terms ? (fromWireTerms(view.terms) as QuoteTerms) : null}
      />
      <div className={styles.end}>
        {failure && (
          <p className={styles.offline} role="alert">
            {failure}
          </p>
        )}
        <Button busy={busy} onClick={onSend}>
          {isRevision ? texts.sendRevised : texts.send}
        </Button>
        <Button variant="outline" onClick={onChange}>
          {texts.change}
        </Button>
      </div>
    </>
  );
}
