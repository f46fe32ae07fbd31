import type { OwnerPageDto, SentRequestDto } from '@boligstyling/api-client/links';
import { formatPhone } from '@boligstyling/domain';
import { useRef, useState } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { Button } from '../../../shared/ui/button';
import { CorrectRequest } from './correct-request';
import { firstName, takers } from './own-request-headline';
import styles from './owner-page.module.css';

type SentFactsProps = { token: string; view: OwnerPageDto; sent: SentRequestDto };

/** States: shown → being corrected → shown. Shows the version that accepted partners have. */
export function SentFacts({ token, view, sent }: SentFactsProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const section = useRef<HTMLElement>(null);
  const sender = view.sent_by ? [view.sent_by] : [];
  const note = ownerPage.correctNote([...takers(view).map(firstName), ...sender]);

  const close = () => {
    setIsCorrecting(false);
    section.current?.focus();
  };

  return (
    <section className={styles.sent} ref={section} tabIndex={-1} aria-label={ownerPage.sentTitle}>
      <div className={styles.sentHead}>
        <h2 className={styles.subheading}>{ownerPage.sentTitle}</h2>
        {!isCorrecting && (
          <Button variant="quiet" size="small" onClick={() => setIsCorrecting(true)}>
            {ownerPage.correct}
          </Button>
        )}
      </div>
      {isCorrecting ? (
        <CorrectRequest
          token={token}
          sent={sent}
          pendingEmail={view.pending_email}
          mayAskOthers={view.search.until !== null}
          done={correctedOf(view)}
          onDone={close}
        />
      ) : (
        <dl className={styles.facts}>
          {factsOf(sent).map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {view.pending_email && (
        <p className={styles.note}>{ownerPage.pendingEmail(view.pending_email)}</p>
      )}
      {!isCorrecting && <p className={styles.note}>{note}</p>}
    </section>
  );
}

/** Accepted partners get the corrections; text of a merged lead is not changed. */
function correctedOf(view: OwnerPageDto) {
  const { held, merged, nobodyHasThem } = ownerPage.corrected;
  if (takers(view).length > 0) return held;
  if (view.merged) return merged;
  return view.sent_by ? held : nobodyHasThem;
}

function factsOf(sent: SentRequestDto) {
  const { facts } = ownerPage;
  const size = /\d$/.test(sent.property_size) ? `${sent.property_size} m²` : sent.property_size;
  return [
    {
      label: facts.home,
      lines: [
        [sent.property_type_field, size, sent.rooms].filter(Boolean).join(', '),
        sent.address,
        sent.address.includes(sent.location) ? '' : sent.location,
      ],
    },
    { label: facts.when, lines: [sent.timeframe] },
    { label: facts.words, lines: [sent.styling_needs, sent.message] },
    {
      label: facts.you,
      lines: [
        sent.customer_name,
        formatPhone(sent.customer_phone),
        sent.customer_email,
        sent.contact_by_email ? facts.byEmail : '',
      ],
    },
  ]
    .map(({ label, lines }) => ({ label, lines: lines.filter(Boolean) }))
    .filter(({ lines }) => lines.length > 0);
}
