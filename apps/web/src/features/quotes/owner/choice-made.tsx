import { formatPhone } from '@boligstyling/domain';
import { useEffect } from 'react';
import { ownQuotes as texts } from '../../../content/own-quotes';
import { formatClock } from '../../../shared/format/moment';
import { Button } from '../../../shared/ui/button';
import { Icon } from '../../../shared/ui/icon';
import { TimeLine } from '../../../shared/ui/time-line';
import type { QuoteColumnDto, OwnerQuotesDto } from '@boligstyling/api-client/links';
import styles from './choice-made.module.css';
import { othersThan, shortName } from './own-quotes-view';

type ChoiceMadeProps = {
  view: OwnerQuotesDto;
  chosen: QuoteColumnDto;
  /** Null once the choice is final. */
  until: string | null;
  byEmail: boolean;
  busy: boolean;
  onUndo: () => void;
  onFinal: () => void;
};

/** Partners get no e-mail before ten minutes have passed. */
export function ChoiceMade(props: ChoiceMadeProps) {
  const { view, chosen, until, byEmail, busy, onUndo, onFinal } = props;
  const name = shortName(chosen);

  useEffect(() => {
    if (until === null) return;
    const left = Date.parse(until) - Date.now();
    const timer = setTimeout(onFinal, Math.max(left, 0) + 1000);
    return () => clearTimeout(timer);
  }, [until, onFinal]);

  return (
    <div className={styles.made}>
      <section className={styles.undo}>
        {until !== null ? (
          <>
            <Icon name="undo" />
            <div>
              <h2 className={styles.title}>{texts.undoUntil(formatClock(until))}</h2>
              <p className={styles.note}>{texts.undoText(name, othersThan(view, chosen))}</p>
            </div>
            <TimeLine until={until} />
            <Button variant="outline" busy={busy} onClick={onUndo}>
              {texts.undo}
            </Button>
          </>
        ) : (
          <>
            <Icon name="check-circle" />
            <h2 className={styles.title}>{texts.notified(name)}</h2>
          </>
        )}
      </section>
      <section className={styles.next}>
        <h2 className={styles.title}>{texts.nextTitle}</h2>
        <ol>
          <Step title={texts.next.contact(name, byEmail)}>
            {texts.next.contactText(chosen.partner.phone && inOneLine(chosen.partner.phone))}
          </Step>
          <Step title={texts.next.agree}>{texts.next.agreeText}</Step>
          <Step title={texts.next.later}>{texts.next.laterText}</Step>
        </ol>
      </section>
    </div>
  );
}

const inOneLine = (phone: string): string => formatPhone(phone).replaceAll(' ', '\u00a0');

function Step({ title, children }: { title: string; children: string }) {
  return (
    <li>
      <b>{title}</b>
      <span>{children}</span>
    </li>
  );
}
