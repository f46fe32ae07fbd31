import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminLeads } from '../../../content/admin-leads';
import { openAdmin } from '../shared/testing/admin-page';
import { LeadFilters } from './lead-filters';
import { useLeadQuery } from './use-lead-query';

function Filters() {
  const { query, narrow } = useLeadQuery();
  return <LeadFilters query={query} cities={[]} onChange={narrow} />;
}
const field = () => screen.queryByLabelText<HTMLSelectElement>(adminLeads.municipality);

test('a municipality that narrows the list is seen by its name, and can be taken away', async () => {
  openAdmin(<Filters />, {}, '/admin?kommune=1804');
  expect(field()?.selectedOptions[0]?.textContent).toBe('Bodø');
  await act(async () => fireEvent.change(field()!, { target: { value: '' } }));
  expect(field()).toBeNull();
});
