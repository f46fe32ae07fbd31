import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { MAX_WEEKLY_CAPACITY } from '@boligstyling/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { partnerSettings } from '../../../content/partner-home';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { PartnerCard } from '../partner-card';
import styles from './settings.module.css';
import { useSettings } from './use-settings';
import { useWanted } from '../use-wanted';

/** Milliseconds. */
const SETTLED_MS = 600;

/** Indistinguishable at a glance. */
const MOST_PARTS = 12;

/** Per seven days. */
export function CapacityCard({ page }: { page: PartnerPageDto }) {
  const used = page.used_capacity;
  const { save } = useSettings();
  const [wanted, want] = useWanted(page.weekly_capacity, (most) => save({ weekly_capacity: most }));
  const [steppedTo, setSteppedTo] = useState<number>();
  const capacity = steppedTo ?? wanted;

  const settle = useEffectEvent(() => {
    if (steppedTo === undefined) return;
    setSteppedTo(undefined);
    want(steppedTo);
  });
  useEffect(() => {
    const settling = setTimeout(() => settle(), SETTLED_MS);
    return () => clearTimeout(settling);
  }, [steppedTo]);
  useEffect(() => {
    const leave = () => settle();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const step = (by: number) =>
    setSteppedTo(Math.min(MAX_WEEKLY_CAPACITY, Math.max(0, capacity + by)));

  return (
    <PartnerCard title={partnerSettings.capacity}>
      <div className={styles.stepper}>
        <button type="button" onClick={() => step(-1)}>
          <span aria-hidden="true">−</span>
          <VisuallyHidden>{partnerSettings.fewer}</VisuallyHidden>
        </button>
        <p role="status">
          <b>{capacity}</b> <span>{partnerSettings.perWeek}</span>
        </p>
        <button type="button" onClick={() => step(1)}>
          <span aria-hidden="true">+</span>
          <VisuallyHidden>{partnerSettings.more}</VisuallyHidden>
        </button>
      </div>
      {capacity > 0 && capacity <= MOST_PARTS && (
        <div className={styles.parts} aria-hidden="true">
          {Array.from({ length: capacity }, (_, part) => (
            <span key={part} data-is={part < used ? 'used' : undefined} />
          ))}
        </div>
      )}
      <p className={styles.note}>{partnerSettings.used(used, capacity)}</p>
    </PartnerCard>
  );
}
