import { LEAD_FILTER } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminLeads } from '../../../content/admin/admin-leads';
import { openAdmin } from '../shared/testing/admin-page';
import { LeadFilters } from './lead-filters';
import { useLeadQuery } from './lead-query';

function Filters() {
  const { query, narrow } = useLeadQuery();
  return <LeadFilters query={query} cities={[]} onChange={narrow} />;
}
const field = () => screen.queryByLabelText<HTMLSelectElement>(LEAD_FILTER.municipality.label);

test('the municipality filter shows its name, and can be cleared and restored', async () => {
  openAdmin(<Filters />, {}, '/admin?kommune=1804');
  const select = field()!;
  const choose = (value: string) =>
    act(async () => fireEvent.change(select, { target: { value } }));
  expect(select.selectedOptions[0]?.textContent).toBe('Bodø');
  await choose('');
  // A blur would lose the keyboard's place.
  expect(field()).toBe(select);
  expect(select.value).toBe('');
  await choose('1804');
  expect(select.value).toBe('1804');
});

test('a municipality that no longer exists is reported and can be cleared', async () => {
  openAdmin(<Filters />, {}, '/admin?kommune=0101');
  const select = field()!;
  expect(select.selectedOptions[0]?.textContent).toBe('0101');
  screen.getByText(adminLeads.municipalityGone);
  await act(async () => fireEvent.change(select, { target: { value: '' } }));
  expect(screen.queryByText(adminLeads.municipalityGone)).toBeNull();
});

test('without a municipality filter the field is absent', () => {
  openAdmin(<Filters />, {});
  expect(field()).toBeNull();
});
