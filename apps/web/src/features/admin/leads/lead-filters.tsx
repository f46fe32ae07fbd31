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
import { Choose, optionsOf, ChoosePartner, DayField } from '../shared/ui/choose';
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
  const city = useSettledText(query.city, (city) => onChange({ city }), LEAD_LIMITS.location);

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
      <Choose
        label={LEAD_FILTER.status.label}
        options={optionsOf(LEAD_STATUSES, LEAD_STATUS_NAMES)}
        value={query.status}
        onChoose={(status) => onChange({ status })}
      />
      <Choose
        label={LEAD_FILTER.service.label}
        options={optionsOf(LEAD_SERVICES)}
        value={query.service}
        onChoose={(service) => onChange({ service })}
      />
      <TextField
        label={LEAD_FILTER.city.label}
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
          label={LEAD_FILTER.municipality.label}
          options={[{ value: municipality, label: nameOf(municipality) }]}
          value={query.municipality}
          help={isGone(query) ? adminLeads.municipalityGone : undefined}
          onChoose={(municipality) => onChange({ municipality })}
        />
      )}
      <Choose
        label={LEAD_FILTER.only.label}
        options={optionsOf(LEAD_TROUBLES, adminLeads.troubles)}
        value={query.only}
        onChoose={(only) => onChange({ only })}
      />
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
  return (
    <div className={styles.moreFields}>
      <ChoosePartner
        label={LEAD_FILTER.partnerId.label}
        value={query.partnerId}
        onChoose={(partnerId) => onChange({ partnerId })}
      />
      {LEAD_ORIGINS.map((key) => (
        <OriginField
          key={key}
          label={LEAD_FILTER[key].label}
          maxLength={LEAD_FILTER[key].limit}
          value={query[key]}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
      <Choose
        label={LEAD_FILTER.merged.label}
        options={adminLeads.mergedOptions}
        value={query.merged}
        onChoose={(merged) => onChange({ merged })}
      />
      <Choose
        label={LEAD_FILTER.held.label}
        options={adminLeads.heldOptions}
        value={query.held}
        onChoose={(held) => onChange({ held })}
      />
      <DayField
        label={LEAD_FILTER.from.label}
        value={query.from}
        max={query.to || undefined}
        onChange={(from) => onChange({ from })}
      />
      <DayField
        label={LEAD_FILTER.to.label}
        value={query.to}
        min={query.from || undefined}
        onChange={(to) => onChange({ to })}
      />
    </div>
  );
}

type OriginFieldProps = {
  label: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
};

function OriginField({ value, onChange, ...field }: OriginFieldProps) {
  const text = useSettledText(value, onChange, field.maxLength);
  return <TextField placeholder={admin.all} autoComplete="off" {...field} {...text} />;
}
