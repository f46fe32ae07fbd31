import { expect, it } from '@jest/globals';
import { SettleNobodyCalled } from './settle-nobody-called.js';
import { Office } from './testing/office.js';

it('settles that nobody has called, once', async () => {
  const office = new Office();
  const settling = new SettleNobodyCalled(office.cases);
  const lead = await office.receive();
  await office.cases.open(lead.id, (it) => it.nobodyCalled(null));
  await settling.execute(lead.id);
  await settling.execute(lead.id);
  expect(office.store.standing.get(lead.id)?.nobodyCalledAt).toBeNull();
  const events = await office.history.ofLead(lead.id);
  expect(events.map(({ kind }) => kind)).toEqual(['nobody-called', 'nobody-called-settled']);
});
