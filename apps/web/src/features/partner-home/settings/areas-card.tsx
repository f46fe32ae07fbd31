import { type Area, faultOf, PARTNER_FIELDS } from '@boligstyling/domain';
import { useState } from 'react';
import { partnerSettings } from '../../../content/partner-home';
import { AreasField } from '../../../shared/areas/areas-field';
import { PartnerCard } from '../partner-card';
import { useSettings } from './use-settings';
import { useWanted } from '../use-wanted';

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
