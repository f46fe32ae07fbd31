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
  LEAD_FILTER,
  LEAD_ORIGINS,
} from '@boligstyling/domain';
import { useId, useState } from 'react';
import { admin } from '../../../content/admin/admin';
import { adminLeads } from '../../../content/admin/admin-leads';
import { SelectField, TextField } from '../../../shared/ui/fields/field';
import { useMay } from '../shared/session/use-may';
import { Choose, ChoosePartner, optionsOf, Period, TypedField } from '../shared/ui/choose';
import { FilterBar } from '../shared/lists/list-card';
import { useSettledText } from '../shared/lists/use-settled-text';
import { isGone, isTooShort, type LeadQuery } from './lead-query';
import styles from './leads.module.css';

type LeadFiltersProps = {
  query: LeadQuery;
  cities: readonly string[];
  onChange: (changes: Partial<LeadQuery>) => void;
};

export function LeadFilters({ query, cities, onChange }: LeadFiltersProps) {
  const citiesId = useId();
  const mayContact = useMay()('contact');
  const sorts = LEAD_SORTS.filter((sort) => mayContact || !isByName(sort));
  // The keyboard can restore it after it is cleared.
  const [municipality, setMunicipality] = useState(query.municipality);
  if (query.municipality && query.municipality !== municipality) {
    setMunicipality(query.municipality);
  }
  const search = useSettledText(query.search, (search) => onChange({ search }), SEARCH_MAX_LENGTH);
  const condition = conditionsIn(query, onChange);

  return (
    <FilterBar label={adminLeads.filterLabel}>
      {mayContact && (
        <TextField
          label={LEAD_FILTER.search.label}
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
      <Choose {...condition('status')} options={optionsOf(LEAD_STATUSES, LEAD_STATUS_NAMES)} />
      <Choose {...condition('service')} options={optionsOf(LEAD_SERVICES)} />
      <TypedField
        {...condition('city')}
        placeholder={admin.all}
        list={citiesId}
        maxLength={LEAD_LIMITS.location}
        autoComplete="off"
      >
        <datalist id={citiesId}>
          {cities.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </TypedField>
      {municipality && (
        <Choose
          {...condition('municipality')}
          options={[{ value: municipality, label: nameOf(municipality) }]}
          help={isGone(query) ? adminLeads.municipalityGone : undefined}
        />
      )}
      <Choose {...condition('only')} options={optionsOf(LEAD_TROUBLES, adminLeads.troubles)} />
      <div className={styles.narrow}>
        <SelectField
          label={LEAD_FILTER.sort.label}
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

/** A query's values are by key. */
const conditionsIn =
  (query: LeadQuery, onChange: LeadFiltersProps['onChange']) =>
  (key: keyof typeof LEAD_FILTER) => ({
    label: LEAD_FILTER[key].label,
    value: query[key],
    onChoose: (value: string) => onChange({ [key]: value }),
  });

type MoreLeadFiltersProps = { query: LeadQuery; onChange: (changes: Partial<LeadQuery>) => void };

const KEYS = ['partnerId', 'merged', 'held', 'from', 'to', ...LEAD_ORIGINS] as const;

function MoreLeadFilters({ query, onChange }: MoreLeadFiltersProps) {
  const count = KEYS.filter((key) => query[key]).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  return (
    <details
      className={styles.moreFilters}
      open={isOpen || count > 0}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{adminLeads.more(count)}</summary>
      {isOpen && <Fields query={query} onChange={onChange} />}
    </details>
  );
}

function Fields({ query, onChange }: MoreLeadFiltersProps) {
  const condition = conditionsIn(query, onChange);
  return (
    <div className={styles.moreFields}>
      <ChoosePartner {...condition('partnerId')} />
      {LEAD_ORIGINS.map((key) => (
        <TypedField
          key={key}
          {...condition(key)}
          placeholder={admin.all}
          maxLength={LEAD_FILTER[key].limit}
          autoComplete="off"
        />
      ))}
      <Choose {...condition('merged')} options={adminLeads.mergedOptions} />
      <Choose {...condition('held')} options={adminLeads.heldOptions} />
      <Period of={condition} />
    </div>
  );
}
