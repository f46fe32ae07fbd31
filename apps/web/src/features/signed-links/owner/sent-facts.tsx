import type { OwnerPageDto, SentLeadDto } from '@boligstyling/api-client/links';
import { formatPhone } from '@boligstyling/domain';
import { Fragment, useRef, useState } from 'react';
import { ownerPage } from '../../../content/owner-page';
import { Button } from '../../../shared/ui/button';
import { CorrectLead } from './correct-lead';
import { firstName, withContact } from './owner-headline';
import styles from './owner-page.module.css';

type SentFactsProps = { token: string; view: OwnerPageDto; sent: SentLeadDto };

/** The facts that accepted partners have. */
export function SentFacts({ token, view, sent }: SentFactsProps) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const section = useRef<HTMLElement>(null);
  const sender = view.sent_by ? [view.sent_by] : [];
  const note = ownerPage.correctNote([...withContact(view).map(firstName), ...sender]);

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
        <CorrectLead
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
                <dd key={line}>{breakable(line)}</dd>
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

/** A long e-mail address breaks before its domain. */
const breakable = (line: string) =>
  line.split('@').map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <>
          @<wbr />
        </>
      )}
      {piece}
    </Fragment>
  ));

/** The text of a merged lead stays. */
function correctedOf(view: OwnerPageDto) {
  const { withAccess, merged, nobodyHasThem } = ownerPage.corrected;
  if (withContact(view).length > 0) return withAccess;
  if (view.merged) return merged;
  return view.sent_by ? withAccess : nobodyHasThem;
}

function factsOf(sent: SentLeadDto) {
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
