import { PARTNER_KIND_NAMES, PARTNER_KINDS, SERVICES } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin-partners';
import { TextField } from '../../../shared/ui/field';
import { Choose, optionsOf } from '../shared/ui/choose';
import { FilterBar } from '../shared/ui/filter-bar';
import { useSettledText } from '../shared/ui/use-settled-text';
import type { PartnerFilterValues } from './partner-args';

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
  const search = useSettledText(values.sok, (sok) => onChange({ sok }));
  return (
    <FilterBar label={adminPartners.filterLabel}>
      <TextField
        label={adminPartners.search}
        type="search"
        placeholder={adminPartners.searchPlaceholder}
        maxLength={100}
        autoComplete="off"
        {...search}
      />
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
