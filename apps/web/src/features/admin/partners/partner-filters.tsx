import { PARTNER_KINDS, SERVICES } from '@boligstyling/domain';
import { adminPartners } from '../../../content/admin-partners';
import { partnerKindWords } from '../../../content/admin-words';
import { SelectField, TextField } from '../../../shared/ui/field';
import { FilterBar } from '../shared/ui/filter-bar';
import { useSettledText } from '../shared/ui/use-settled-text';
import type { PartnerFilterValues } from './partner-args';

const kinds = PARTNER_KINDS.map((value) => ({ value, label: partnerKindWords[value] }));
const services = SERVICES.map((value) => ({ value, label: value }));
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
      <SelectField
        label={adminPartners.kind}
        options={kinds}
        placeholder={adminPartners.all}
        value={values.type}
        onChange={({ target }) => onChange({ type: target.value })}
      />
      <SelectField
        label={adminPartners.service}
        options={services}
        placeholder={adminPartners.all}
        value={values.tjeneste}
        onChange={({ target }) => onChange({ tjeneste: target.value })}
      />
      <SelectField
        label={adminPartners.activity}
        options={activities}
        placeholder={adminPartners.all}
        value={values.tilstand}
        onChange={({ target }) => onChange({ tilstand: target.value })}
      />
    </FilterBar>
  );
}
