import {
  type Area,
  faultOf,
  PARTNER_FIELDS,
  type Service,
  SERVICES,
  MAX_WEEKLY_CAPACITY,
} from '@boligstyling/domain';
import { useState, useEffect, useEffectEvent } from 'react';
import { partnerSettings } from '../../../content/partner-home';
import { AreasField } from '../../../shared/areas/areas-field';
import { PartnerCard } from '../partner-card';
import { useSettings, useWanted } from './use-settings';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { FieldError } from '../../../shared/ui/fields/field';
import styles from './settings.module.css';
import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';

export function AreasCard({ areas }: { areas: readonly Area[] }) {
  const { save } = useSettings();
  const [wanted, want] = useWanted(areas, (chosen) => save({ areas: [...chosen] }));
  const [error, setError] = useState<string>();

  const change = (chosen: Area[]) => {
    setError(faultOf(PARTNER_FIELDS.areas, chosen));
    if (chosen.length > 0) want(chosen);
  };

  return (
    <PartnerCard title={partnerSettings.areas}>
      <AreasField areas={wanted} error={error} onChange={change} />
    </PartnerCard>
  );
}

export function ServicesCard({ services }: { services: readonly Service[] }) {
  const { save } = useSettings();
  const [wanted, want] = useWanted(services, (chosen) => save({ services: [...chosen] }));
  const [error, setError] = useState<string>();

  const change = (service: Service, isChosen: boolean) => {
    const chosen = SERVICES.filter((each) => (each === service ? isChosen : wanted.includes(each)));
    setError(faultOf(PARTNER_FIELDS.services, chosen));
    if (chosen.length > 0) want(chosen);
  };

  return (
    <PartnerCard title={partnerSettings.services}>
      <div className={styles.services} role="group" aria-label={partnerSettings.services}>
        {SERVICES.map((service) => (
          <Checkbox
            key={service}
            label={service}
            checked={wanted.includes(service)}
            onChange={({ target }) => change(service, target.checked)}
          />
        ))}
      </div>
      <div role="status">{error && <FieldError id="tjenester-feil">{error}</FieldError>}</div>
    </PartnerCard>
  );
}

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
      <p className="muted">{partnerSettings.used(used, capacity)}</p>
    </PartnerCard>
  );
}
