import { UNDO_MINUTES } from '@boligstyling/domain';
import { useState } from 'react';
import styles from './time-line.module.css';

const ALL_MS = UNDO_MINUTES * 60_000;

/** The clock beside it says it as text. */
export function TimeLine({ until }: { until: string }) {
  const [left] = useState(() => Date.parse(until) - Date.now());
  if (left > ALL_MS) return null;
  const gone = Math.max(ALL_MS - left, 0);
  return (
    <div className={styles.line} aria-hidden="true">
      <div style={{ animationDuration: `${ALL_MS}ms`, animationDelay: `-${gone}ms` }} />
    </div>
  );
}
