import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { PassOn } from './pass-on';

const found = { decisions: [{ verdict: 'chosen' }] };
const foundNobody = { decisions: [] };

async function toastAfter(answer: object) {
  const page = <PassOn leadId="l" partnerGroups={['stylist', 'estate-agent']} accepted={[]} />;
  const { waiting, toasts } = openAdmin(page, { partners: { partners: [] } });
  await act(async () => fireEvent.click(screen.getByText(adminLead.choose)));
  await waiting[0]!.answer({ assignments: [], ...answer }, 201);
  return toasts().at(-1);
}

test('asked stylists are reported, also where no agent was found', async () => {
  const answer = { asked: 2, rounds: [foundNobody, found] };
  expect(await toastAfter(answer)).toMatchObject(adminLead.passedOn);
});

test('no match is reported, also after earlier rounds', async () => {
  const answer = { asked: 0, rounds: [foundNobody, foundNobody, found] };
  expect(await toastAfter(answer)).toMatchObject(adminLead.nobodyChosen);
});
