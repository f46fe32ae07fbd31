import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { PassOn } from './pass-on';

const found = { decisions: [{ verdict: 'chosen' }] };
const foundNobody = { decisions: [] };

/** What is told once the rule has chosen. */
async function told(answer: object) {
  const page = <PassOn leadId="l" recipients={['stylist', 'estate-agent']} taken={[]} />;
  const { waiting, toasts } = openAdmin(page, { partners: { partners: [] } });
  await act(async () => fireEvent.click(screen.getByText(adminLead.choose)));
  await waiting[0]!.answer({ assignments: [], ...answer }, 201);
  return toasts().at(-1);
}

test('stylists who were asked are told of, also where no agent was found after them', async () => {
  const answer = { asked: 2, rounds: [foundNobody, found] };
  expect(await told(answer)).toMatchObject(adminLead.passedOn);
});

test('that nobody was found is told, whoever was asked before', async () => {
  const answer = { asked: 0, rounds: [foundNobody, foundNobody, found] };
  expect(await told(answer)).toMatchObject(adminLead.nobodyChosen);
});
