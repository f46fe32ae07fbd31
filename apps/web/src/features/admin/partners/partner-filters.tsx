import { PARTNER_KIND_NAMES, PARTNER_KINDS, SERVICES } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin/admin-partners';
import { Choose, optionsOf } from '../shared/ui/choose';
import { FilterBar } from '../shared/lists/filter-bar';
import type { PartnerFilterValues } from './partner-args';
import { PartnerSearch } from './partner-search';

const activities = [
  { value: 'aktiv', label: adminPartners.active },
  { value: 'pause', label: adminPartners.paused },
];

type PartnerFiltersProps = {
  values: PartnerFilterValues;
  onChange: (changes: Partial<PartnerFilterValues>) => void;
};

/** What narrows the list of partners. */
export function PartnerFilters({ values, onChange }: PartnerFiltersProps) {
  return (
    <FilterBar label={adminPartners.filterLabel}>
      <PartnerSearch value={values.sok} onSearch={(sok) => onChange({ sok })} />
      <Choose
        label={adminPartners.kind}
        options={optionsOf(PARTNER_KINDS, PARTNER_KIND_NAMES)}
        value={values.type}
        onChoose={(type) => onChange({ type })}
      />
      <Choose
        label={adminPartners.service}
        options={optionsOf(SERVICES)}
        value={values.tjeneste}
        onChoose={(tjeneste) => onChange({ tjeneste })}
      />
      <Choose
        label={adminPartners.activity}
        options={activities}
        value={values.tilstand}
        onChoose={(tilstand) => onChange({ tilstand })}
      />
    </FilterBar>
  );
}
