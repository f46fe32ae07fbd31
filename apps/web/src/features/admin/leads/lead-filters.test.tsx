import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminLeads } from '../../../content/admin/admin-leads';
import { openAdmin } from '../shared/testing/admin-page';
import { LeadFilters } from './lead-filters';
import { useLeadQuery } from './use-lead-query';

function Filters() {
  const { query, narrow } = useLeadQuery();
  return <LeadFilters query={query} cities={[]} onChange={narrow} />;
}
const field = () => screen.queryByLabelText<HTMLSelectElement>(adminLeads.municipality);

test('a municipality that narrows the list is seen by its name, and can be taken away and back', async () => {
  openAdmin(<Filters />, {}, '/admin?kommune=1804');
  const select = field()!;
  const choose = (value: string) =>
    act(async () => fireEvent.change(select, { target: { value } }));
  expect(select.selectedOptions[0]?.textContent).toBe('Bodø');
  await choose('');
  // A key is enough to choose: whoever stands in the field with the keyboard would lose her place.
  expect(field()).toBe(select);
  expect(select.value).toBe('');
  await choose('1804');
  expect(select.value).toBe('1804');
});

test('a municipality that there is no more is said to narrow nothing, and can be taken away', async () => {
  openAdmin(<Filters />, {}, '/admin?kommune=0101');
  const select = field()!;
  expect(select.selectedOptions[0]?.textContent).toBe('0101');
  screen.getByText(adminLeads.municipalityGone);
  await act(async () => fireEvent.change(select, { target: { value: '' } }));
  expect(screen.queryByText(adminLeads.municipalityGone)).toBeNull();
});

test('where no municipality narrows the list, there is none to choose', () => {
  openAdmin(<Filters />, {});
  expect(field()).toBeNull();
});
