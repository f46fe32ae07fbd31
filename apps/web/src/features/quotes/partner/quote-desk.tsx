import { fromWireTerms, type QuoteTerms } from '@boligstyling/domain';
import { useEffect, useRef, useState } from 'react';
import { quoteForm as texts } from '../../../content/quote-form';
import { formatDayInWords } from '../../../shared/format/moment';
import { paths } from '../../../shared/config/paths';
import { AskFirst } from '../../../shared/links/ask-first';
import { useAct } from '../../../shared/links/use-act';
import { Button } from '../../../shared/ui/button';
import type { PartnerQuoteDto } from '@boligstyling/api-client/links';
import type { QuoteCalls } from './quote-calls';
import styles from './quote-desk.module.css';
import { SentQuote } from './sent-quote';
import { WriteQuote } from './write-quote';

type QuoteDeskProps = { view: PartnerQuoteDto; calls: QuoteCalls };

export function QuoteDesk({ view, calls }: QuoteDeskProps) {
  const [isWriting, setIsWriting] = useState(false);
  const isSent = view.terms !== undefined && view.state !== null && view.state !== 'draft';
  const shown = isSent && !isWriting ? 'sent' : 'form';
  return (
    <div className={styles.desk}>
      {!view.can_write && !isSent ? (
        <>
          <h1 className={styles.title}>{texts.title(view.owner_first_name)}</h1>
          <p className={styles.lead}>{texts.closed}</p>
        </>
      ) : shown === 'form' ? (
        <WriteQuote
          key={view.version}
          {...{ view, calls }}
          onSent={() => setIsWriting(false)}
          onCancel={isSent ? () => setIsWriting(false) : undefined}
        />
      ) : (
        <Sent {...{ view, calls }} onRevise={() => setIsWriting(true)} />
      )}
      <a className={styles.home} href={paths.partner}>
        {texts.toHome}
      </a>
    </div>
  );
}

function Sent({ view, calls, onRevise }: QuoteDeskProps & { onRevise: () => void }) {
  const [isAsked, setIsAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const act = useAct();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, version, owner_first_name: ownerName } = view;
  const terms = view.terms && (fromWireTerms(view.terms) as QuoteTerms);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [state, version]);
  if (state === null || state === 'draft' || !terms) return null;
  const withdraw = async () => {
    setBusy(true);
    await act(calls.withdraw(), texts.withdrawn);
    setBusy(false);
    setIsAsked(false);
  };
  const lead = texts.leads[state];
  return (
    <>
      <header>
        <h1 key={state} ref={heading} tabIndex={-1} className={styles.title}>
          {texts.titles[state](ownerName)}
        </h1>
        <p className={styles.lead}>
          {typeof lead === 'string' ? lead : lead(formatDayInWords(terms.validUntil))}
        </p>
        {view.reason && <p className={styles.lead}>{texts.overruled(view.reason)}</p>}
      </header>
      <SentQuote view={view} terms={terms} />
      {view.can_write && (
        <div className={styles.buttons}>
          <Button variant={state === 'sent' ? 'outline' : 'primary'} onClick={onRevise}>
            {state === 'sent' ? texts.revise : texts.again}
          </Button>
          {state === 'sent' && (
            <Button variant="quiet" onClick={() => setIsAsked(true)}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
      {isAsked && (
        <AskFirst
          title={texts.withdraw}
          question={texts.withdrawQuestion}
          yes={texts.withdraw}
          busy={busy}
          onYes={() => void withdraw()}
          onNo={() => setIsAsked(false)}
        />
      )}
    </>
  );
}
