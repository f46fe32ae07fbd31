import { useGetLeadQuery } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { admin } from '../../../../content/admin/admin';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { LeadRelated, CompareLeads } from './lead-related';
import { EXAMPLE_OF_A_LEAD } from '@boligstyling/domain';

const OTHER = {
  ...{ id: 'earlier', relation: 'perhaps', version: 'perhaps', erased_with: false },
  ...{ received_at: '2026-11-24T09:00:00Z', customer_name: 'Kari Nordmann' },
  ...{ customer_email: 'kari@example.com', service_type: 'Fullstyling' },
};
const REFUSED = 'Henvendelsene er slått sammen.';
const { join, questions, separate } = adminLead.related;

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

test('keeping leads apart applies to what was seen, and a later merge is shown first', async () => {
  const known = { 'leads/l/related': { leads: [OTHER] } };
  const { waiting, toasts } = openAdmin(<LeadRelated leadId="l" />, known);
  await press(separate);
  expect(screen.getByText(questions.separate)).toBeTruthy();
  await press(separate);
  expect(waiting[0]).toMatchObject({ path: 'leads/l/separate', ifMatch: '"perhaps"' });
  known['leads/l/related'].leads = [{ ...OTHER, relation: 'merged', version: 'merged' }];
  await waiting[0]!.answer({ error: REFUSED }, 412);
  expect(toasts().at(-1)).toMatchObject({ text: REFUSED, kind: 'destructive' });
  await screen.findByText(/^Samme som Kari/);
  await press(separate);
  expect(screen.getByText(questions.undo)).toBeTruthy();
  await press(separate);
  expect(waiting[1]!.ifMatch).toBe('"merged"');
});

test('a merge applies to the earlier lead that was seen', async () => {
  const { waiting } = openAdmin(<LeadRelated leadId="l" />, {
    'leads/l/related': { leads: [{ ...OTHER, version: 'perhaps.earlier' }] },
  });
  for (let times = 0; times < 2; times += 1) await press(join);
  const sent = { path: 'leads/l/join', ifMatch: '"perhaps.earlier"' };
  expect(waiting[0]).toMatchObject(sent);
});

test('a later lead is split from the one it is merged into', async () => {
  const later = { ...OTHER, id: 'later', relation: 'merged-by', version: 'merged' };
  const { waiting } = openAdmin(<LeadRelated leadId="l" />, {
    'leads/l/related': { leads: [later] },
  });
  for (let times = 0; times < 2; times += 1) await press(separate);
  expect(waiting[0]).toMatchObject({ path: 'leads/later/separate', ifMatch: '"merged"' });
});

const lead = (id: string, created_at: string, changes: object) => ({
  ...EXAMPLE_OF_A_LEAD,
  ...{ id, created_at, address: 'Gata 1', assignments: [] },
  ...changes,
});

test('two leads stand side by side, the earlier first, with what is equal', async () => {
  openAdmin(<CompareLeads ids={['later', 'earlier']} onClose={() => {}} />, {
    'leads/later': lead('later', '2026-11-21T10:00:00Z', { customer_email: 'kari@annen.no' }),
    'leads/earlier': lead('earlier', '2026-11-20T10:00:00Z', { address: 'GATA 1' }),
  });
  const row = async (name: string) => {
    const header = await screen.findByRole('rowheader', { name, hidden: true });
    return within(header.closest('tr')!)
      .getAllByRole('cell', { hidden: true })
      .map(({ textContent }) => textContent);
  };
  expect(await row('E-post')).toEqual(['kari@nordmann.no', 'kari@annen.no', 'Nei']);
  expect(await row('Adresse')).toEqual(['GATA 1', 'Gata 1', 'Ja']);
  screen.getByText(/^\d+ av \d+ felt er like\.$/);
});

test.each(['later', 'earlier'])('the comparison with an erased lead is hidden: %s', async (id) => {
  const known: Record<string, unknown> = {
    'leads/later': lead('later', '2026-11-21T10:00:00Z', { customer_email: 'kari@annen.no' }),
    'leads/earlier': lead('earlier', '2026-11-20T10:00:00Z', {}),
  };
  function Compared() {
    const { refetch } = useGetLeadQuery({ id });
    return <button onClick={() => void refetch()}>Igjen</button>;
  }
  openAdmin(
    <>
      <Compared />
      <CompareLeads ids={['later', 'earlier']} onClose={() => {}} />
    </>,
    known,
  );
  await screen.findByText('kari@annen.no');
  known[`leads/${id}`] = 404;
  await act(async () => fireEvent.click(screen.getByText('Igjen')));
  await screen.findByText(admin.gone);
  expect(screen.queryAllByText(/kari@/)).toEqual([]);
});
