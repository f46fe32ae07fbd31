import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { LeadPrivacy } from './lead-privacy';

const LEAD = { id: 'kari', customer_name: 'Kari Nordmann' } as LeadDetailDto;
const close = jest.fn();

function Panel() {
  const [isNext, setIsNext] = useState(false);
  return (
    <>
      {isNext ? <p>Ola</p> : <LeadPrivacy lead={LEAD} onErased={close} />}
      <button onClick={() => setIsNext(true)}>Neste</button>
    </>
  );
}

async function erase() {
  globalThis.matchMedia = (() =>
    new (class extends EventTarget {
      matches = true;
    })()) as never;
  const page = openAdmin(<Panel />, { 'leads/kari/related': { leads: [] } });
  fireEvent.click(await screen.findByRole('button', { name: adminLead.erase }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: adminLead.eraseNow })));
  return page.waiting[0]!;
}

test('a lead that was erased is closed', async () => {
  await (await erase()).answer();
  expect(close).toHaveBeenCalledTimes(1);
});

test('the lead that was opened meanwhile stays open', async () => {
  const erasing = await erase();
  fireEvent.click(screen.getByText('Neste'));
  await erasing.answer();
  expect(close).not.toHaveBeenCalled();
});

test('the confirmation counts the leads erased together', async () => {
  const one = { id: 'again', relation: 'merged-by', erased_with: true, customer_name: 'Kari' };
  const stranger = { ...one, id: 'stranger', erased_with: false };
  openAdmin(<Panel />, { 'leads/kari/related': { leads: [one, stranger] } });
  fireEvent.click(await screen.findByRole('button', { name: adminLead.erase }));
  expect(
    await screen.findByText(
      /Slette henvendelsen fra Kari Nordmann og én som er slått sammen med den/,
    ),
  ).toBeTruthy();
});

test('erasing cannot be confirmed before the number of leads is known', async () => {
  const unknown = new Promise<never>(() => {});
  openAdmin(<Panel />, { 'leads/kari/related': unknown });
  fireEvent.click(await screen.findByRole('button', { name: adminLead.erase }));
  expect(screen.queryByRole('button', { name: adminLead.eraseNow })).toBeNull();
});
