import { faultOf, PARTNER_FIELDS, type Service, SERVICES } from '@boligstyling/domain';
import { useState } from 'react';
import { partnerSettings } from '../../../content/partner-home';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { FieldError } from '../../../shared/ui/fields/field-error';
import { PartnerCard } from '../partner-card';
import styles from './settings.module.css';
import { useSettings } from './use-settings';
import { useWanted } from '../use-wanted';

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
