import type { Area } from '@boligstyling/domain';
import { useState } from 'react';
import { areaTexts } from '../../../content/areas';
import { partnerSettings } from '../../../content/partner-home';
import { AreasField } from '../../../shared/areas/areas-field';
import { PartnerCard } from '../partner-card';
import { useSettings } from './use-settings';
import { useWanted } from '../use-wanted';

/** The last area cannot be removed. */
export function AreasCard({ areas }: { areas: readonly Area[] }) {
  const { save } = useSettings();
  const [wanted, want] = useWanted(areas, (chosen) => save({ areas: [...chosen] }));
  const [error, setError] = useState<string>();

  const change = (chosen: Area[]) => {
    setError(chosen.length > 0 ? undefined : areaTexts.missing);
    if (chosen.length > 0) want(chosen);
  };

  return (
    <PartnerCard title={partnerSettings.areas}>
      <AreasField areas={wanted} unclear={[]} error={error} onChange={change} />
    </PartnerCard>
  );
}
