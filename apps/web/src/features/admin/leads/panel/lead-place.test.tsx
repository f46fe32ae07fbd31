import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { LeadAssignments } from './lead-assignments';

const KNOWN = {
  'leads/l/matching': { assignments: [], rounds: [] },
  'leads/l/related': { leads: [] },
  partners: { partners: [] },
};
const consents = [{ subject: 'stylist', granted: true }];

async function asked(lead: object) {
  const shown = { id: 'l', status: 'new', consents, ...lead } as LeadDetailDto;
  const opened = openAdmin(<LeadAssignments lead={shown} />, KNOWN);
  await screen.findByText(adminLead.choose);
  return { ...opened, field: screen.queryByLabelText(adminLead.whichMunicipality) };
}
const save = () => act(async () => fireEvent.click(screen.getByText(adminLead.saveMunicipality)));

test('an unknown place asks for a municipality and saves it once chosen', async () => {
  const { field, waiting, toasts } = await asked({ municipality: null });
  await save();
  expect(screen.getByText(adminLead.municipalityMissing)).toBeTruthy();
  expect(waiting).toEqual([]);
  fireEvent.change(field!, { target: { value: '3419' } });
  await save();
  expect(screen.queryByText(adminLead.municipalityMissing)).toBeNull();
  expect(waiting).toMatchObject([{ path: 'leads/l/municipality', body: { municipality: '3419' } }]);
  await waiting[0]!.answer({ id: 'l' });
  expect(toasts().at(-1)).toMatchObject(adminLead.placed);
});

test('a municipality set by an administrator can be changed', async () => {
  const ours = await asked({ municipality: '3419', municipality_found_by: 'administrator' });
  expect(ours.field).toHaveProperty('value', '3419');
});

test('a place resolved from the owner’s text shows no field', async () => {
  const { field } = await asked({ municipality: '3419', municipality_found_by: 'place-name' });
  expect(field).toBeNull();
});
