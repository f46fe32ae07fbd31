import { LEAD_FIELDS } from '@boligstyling/domain';
import { useState } from 'react';
import { adminLeads } from '../../../content/admin/admin-leads';
import { admin } from '../../../content/admin/admin';
import { TextField } from '../../../shared/ui/fields/field';
import { Choose } from '../shared/ui/choose';
import { ChoosePartner } from '../shared/ui/choose-partner';
import { DayField } from '../shared/ui/day-field';
import { useSettledText } from '../shared/lists/use-settled-text';
import type { LeadQuery } from './lead-query';
import styles from './leads.module.css';

type MoreLeadFiltersProps = { query: LeadQuery; onChange: (changes: Partial<LeadQuery>) => void };

const ORIGINS = [
  { key: 'source', field: LEAD_FIELDS.source },
  { key: 'utmSource', field: LEAD_FIELDS.utmSource },
  { key: 'utmCampaign', field: LEAD_FIELDS.utmCampaign },
  { key: 'referrerHost', field: LEAD_FIELDS.referrerHost },
] as const;
const KEYS = [
  'partner',
  'reveals',
  'merged',
  'held',
  'from',
  'to',
  ...ORIGINS.map(({ key }) => key),
] as const;

export function MoreLeadFilters({ query, onChange }: MoreLeadFiltersProps) {
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
        label={adminLeads.partner}
        value={query.partner}
        onChoose={(partner) => onChange({ partner })}
      />
      {ORIGINS.map(({ key, field }) => (
        <OriginField
          key={key}
          label={key === 'source' ? adminLeads.source : field.label}
          maxLength={field.limit}
          value={query[key]}
          onChange={(value) => onChange({ [key]: value })}
        />
      ))}
      <Choose
        label={adminLeads.reveals}
        options={adminLeads.revealOptions}
        value={query.reveals}
        onChoose={(reveals) => onChange({ reveals })}
      />
      <Choose
        label={adminLeads.merged}
        options={adminLeads.mergedOptions}
        value={query.merged}
        onChoose={(merged) => onChange({ merged })}
      />
      <Choose
        label={adminLeads.held}
        options={adminLeads.heldOptions}
        value={query.held}
        onChoose={(held) => onChange({ held })}
      />
      <DayField
        label={adminLeads.from}
        value={query.from}
        max={query.to || undefined}
        onChange={(from) => onChange({ from })}
      />
      <DayField
        label={adminLeads.to}
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
  const text = useSettledText(value, onChange);
  return <TextField placeholder={admin.all} autoComplete="off" {...field} {...text} />;
}
