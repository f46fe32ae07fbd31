import {
  areaName,
  DEFAULT_LEAD_SORT,
  isByName,
  LEAD_LIMITS,
  LEAD_SERVICES,
  LEAD_SORTS,
  LEAD_STATUS_NAMES,
  LEAD_STATUSES,
  LEAD_TROUBLES,
  municipalityNumbered,
  SEARCH_MAX_LENGTH,
} from '@boligstyling/domain';
import { useId, useState } from 'react';
import { admin } from '../../../content/admin/admin';
import { adminLeads } from '../../../content/admin/admin-leads';
import { SelectField, TextField } from '../../../shared/ui/fields/field';
import { useMay } from '../shared/session/use-may';
import { Choose, optionsOf } from '../shared/ui/choose';
import { FilterBar } from '../shared/lists/filter-bar';
import { useSettledText } from '../shared/lists/use-settled-text';
import { isGone, isTooShort, type LeadQuery } from './lead-query';
import styles from './leads.module.css';
import { MoreLeadFilters } from './more-lead-filters';

type LeadFiltersProps = {
  query: LeadQuery;
  cities: readonly string[];
  onChange: (changes: Partial<LeadQuery>) => void;
};

/**
 * Text takes effect after a pause or by Enter. Enter, and Escape in an empty search, move the focus
 * to the list.
 */
export function LeadFilters({ query, cities, onChange }: LeadFiltersProps) {
  const citiesId = useId();
  const mayContact = useMay()('contact');
  const sorts = LEAD_SORTS.filter((sort) => mayContact || !isByName(sort));
  // Stays after it is cleared, so that the keyboard can restore it in the field.
  const [municipality, setMunicipality] = useState(query.municipality);
  if (query.municipality && query.municipality !== municipality) {
    setMunicipality(query.municipality);
  }
  const search = useSettledText(query.search, (search) => onChange({ search }));
  const city = useSettledText(query.city, (city) => onChange({ city }));

  return (
    <FilterBar label={adminLeads.filterLabel}>
      {mayContact && (
        <TextField
          label={adminLeads.search}
          type="search"
          data-hotkey="search"
          placeholder={adminLeads.searchPlaceholder}
          maxLength={SEARCH_MAX_LENGTH}
          autoComplete="off"
          help={isTooShort(query) ? adminLeads.searchTooShort : undefined}
          {...search}
          onKeyDown={(event) => {
            search.onKeyDown(event);
            const isLeaving = event.key === 'Escape' && search.value === '';
            if (isLeaving || event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      )}
      <Choose
        label={adminLeads.status}
        options={optionsOf(LEAD_STATUSES, LEAD_STATUS_NAMES)}
        value={query.status}
        onChoose={(status) => onChange({ status })}
      />
      <Choose
        label={adminLeads.service}
        options={optionsOf(LEAD_SERVICES)}
        value={query.service}
        onChoose={(service) => onChange({ service })}
      />
      <TextField
        label={adminLeads.city}
        placeholder={admin.all}
        list={citiesId}
        maxLength={LEAD_LIMITS.location}
        autoComplete="off"
        {...city}
      >
        <datalist id={citiesId}>
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </TextField>
      {municipality && (
        <Choose
          label={adminLeads.municipality}
          options={[{ value: municipality, label: nameOf(municipality) }]}
          value={query.municipality}
          help={isGone(query) ? adminLeads.municipalityGone : undefined}
          onChoose={(municipality) => onChange({ municipality })}
        />
      )}
      <Choose
        label={adminLeads.only}
        options={optionsOf(LEAD_TROUBLES, adminLeads.troubles)}
        value={query.only}
        onChoose={(only) => onChange({ only })}
      />
      <div className={styles.narrow}>
        <SelectField
          label={adminLeads.sort}
          options={optionsOf(sorts, adminLeads.sorts)}
          value={query.sort || DEFAULT_LEAD_SORT}
          onChange={({ target }) => onChange({ sort: target.value })}
        />
      </div>
      <MoreLeadFilters query={query} onChange={onChange} />
    </FilterBar>
  );
}

const nameOf = (municipality: string): string =>
  municipalityNumbered(municipality) ? areaName(municipality) : municipality;
