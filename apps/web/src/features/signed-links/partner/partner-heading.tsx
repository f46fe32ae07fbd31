import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { useEffect, useRef, type ReactNode } from 'react';
import { partnerAnswer } from '../../../content/partner-answer';
import { paths } from '../../../shared/config/paths';
import { useFocusWhenLedHere } from '../../../shared/links/use-focus-when-led-here';
import { Icon } from '../../../shared/ui/icon';
import { isWriting } from '../../../shared/ui/is-writing';
import styles from './partner-answer.module.css';

/** The answer's button is gone, so screen readers announce the news. */
export function PartnerHeading({ view }: { view: PartnerLinkDto }) {
  const { title, text } = headingOf(view);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusWhenLedHere(heading);
  const shown = useRef(view);

  useEffect(() => {
    const before = shown.current;
    shown.current = view;
    if (before === view || isWriting()) return;
    const isNews = before.state !== view.state;
    if (isNews) window.scrollTo({ top: 0, behavior: 'instant' });
    if (isNews || document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [view]);

  return (
    <header>
      <p className={styles.eyebrow}>
        {view.state === 'accepted' ? (
          <>
            <Icon name="check-circle" />
            <span>{partnerAnswer.accepted}</span>
          </>
        ) : (
          <span>{partnerAnswer.hello(view.partner_name)}</span>
        )}
      </p>
      <h1 key={title} ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {text && <p className={styles.sub}>{text}</p>}
      {title !== view.title && (
        <p className={styles.note}>{partnerAnswer.which(view.title, view.reference)}</p>
      )}
    </header>
  );
}

function headingOf(view: PartnerLinkDto): { title: string; text?: ReactNode } {
  const { state, owner, title, report } = view;
  switch (state) {
    case 'offered':
      return { title };
    case 'accepted':
      if (!owner) return { title, text: <AcceptedLongAgo /> };
      if (report === 'won' || report === 'lost') return partnerAnswer.finished[report];
      return owner.contact_by_email
        ? { title: partnerAnswer.write(owner.name), text: partnerAnswer.writeText }
        : { title: partnerAnswer.call(owner.name), text: partnerAnswer.callText };
    case 'withdrawn':
      if (view.had_home) return partnerAnswer.hadHome;
      return {
        title: partnerAnswer.titles[state],
        text: view.due ? partnerAnswer.withdrawnDue : partnerAnswer.texts[state],
      };
    default:
      return { title: partnerAnswer.titles[state], text: partnerAnswer.texts[state] };
  }
}

/** The partner's own page shows the owner until the lead is erased. */
function AcceptedLongAgo() {
  return (
    <>
      <span>{partnerAnswer.acceptedLongAgo}</span>{' '}
      <a href={paths.partner}>{partnerAnswer.stillAtHome}</a>
    </>
  );
}
