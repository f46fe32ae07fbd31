import type { QueueKind } from '@boligstyling/domain';
import styles from './queue.module.css';

const CLOCK = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v4.3l2.8 1.7';
const WARNING = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v5M10 13.6v.4';
const PERSON = 'M10 3a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 10 3M4 17c.4-3.3 2.6-5 6-5s5.6 1.7 6 5';
const HIDDEN =
  'M3 3l14 14M8.2 5.2A8 8 0 0 1 17.5 10a11 11 0 0 1-2 2.6M5 6.5A11 11 0 0 0 2.5 10a8.3 8.3 0 0 0 10.5 4.2';
const PIN = 'M10 2.8a5 5 0 0 0-5 5c0 3.7 5 9.4 5 9.4s5-5.7 5-9.4a5 5 0 0 0-5-5M10 6.2v.100';
const TWO = 'M3 3.5h9v9H3zM8 12.5v4h9v-9h-5';
const MAIL = 'M3 5h14v10.5H3zM3 6l7 5 7-5';
const BILL = 'M3 5h14v10.5H3zM3 8.5h14';

const STAR = 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z';

const LOOKS: Record<QueueKind, { drawing: string; tone: 'late' | 'waits' | 'held' | 'money' }> = {
  'nobody-called': { drawing: WARNING, tone: 'late' },
  'not-reported': { drawing: CLOCK, tone: 'late' },
  'nobody-found': { drawing: PERSON, tone: 'waits' },
  held: { drawing: HIDDEN, tone: 'held' },
  'unknown-place': { drawing: PIN, tone: 'waits' },
  'perhaps-same': { drawing: TWO, tone: 'held' },
  dispute: { drawing: BILL, tone: 'money' },
  'to-pay-back': { drawing: BILL, tone: 'money' },
  'unplaced-payment': { drawing: BILL, tone: 'money' },
  undelivered: { drawing: MAIL, tone: 'late' },
  review: { drawing: STAR, tone: 'waits' },
  application: { drawing: PERSON, tone: 'waits' },
  'seller-incomplete': { drawing: BILL, tone: 'money' },
  'partner-incomplete': { drawing: BILL, tone: 'money' },
};

/** A drawing for a kind of case, beside the words that say the same. */
export function QueueIcon({ kind }: { kind: QueueKind }) {
  const { drawing, tone } = LOOKS[kind];
  return (
    <span className={`${styles.icon} ${styles[tone]}`} aria-hidden="true">
      <svg viewBox="0 0 20 20" focusable="false">
        <path d={drawing} />
      </svg>
    </span>
  );
}
