import { useGetLeadQuery, type LeadDetailDto } from '@boligstyling/api-client/admin';
import { LEAD_FIELDS } from '@boligstyling/domain';
import { beforeEach, expect, test, describe, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { LeadPanel, LeadPrivacy } from './lead-panel';

describe('lead panel', () => {
  const KARI = {
    ...Object.fromEntries(Object.values(LEAD_FIELDS).map(({ wire }) => [wire, ''])),
    ...{ id: 'kari', customer_name: 'Kari Nordmann', customer_phone: '41234567' },
    ...{ customer_email: 'kari@example.com', service_type: 'Fullstyling', location: 'Bergen' },
    ...{ created_at: '2026-11-20T10:00:00Z', status: 'new', partner_id: null, suspicion: null },
    ...{
      assignments: [],
      quotes: [],
      pictures: [],
      consents: [],
      history: [],
      notifications: [],
    },
  };

  const KNOWN = {
    'leads/kari': KARI,
    'leads/kari/matching': { assignments: [], rounds: [] },
    'leads/kari/related': { leads: [] },
    'leads/search': { leads: [], total: 0, total_is_exact: true },
  };
  const PANEL = <LeadPanel id="kari" isPage={false} onOpen={() => {}} onClose={() => {}} />;

  beforeEach(() => {
    Element.prototype.scrollTo = () => {};
    globalThis.matchMedia = (() =>
      new (class extends EventTarget {
        matches = true;
      })()) as never;
  });

  function Panels() {
    const [id, setId] = useState('kari');
    return <LeadPanel id={id} isPage={false} onOpen={setId} onClose={() => {}} />;
  }

  test('a step announces place and name, an opened lead is read by its heading alone', async () => {
    const known = Object.entries(KNOWN).map(([path, it]) => [path.replace('kari', 'ola'), it]);
    const list = { leads: [{ id: 'kari' }, { id: 'ola' }], total: 2, total_is_exact: true };
    const ola = { ...KARI, id: 'ola', customer_name: 'Ola Hansen' };
    openAdmin(<Panels />, {
      ...Object.fromEntries(known),
      ...{ ...KNOWN, 'leads/search': list, 'leads/ola': ola },
    });
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('heading', { name: 'Kari Nordmann' });
    const place = await dialog.findByText(adminLead.place(1, 2));
    expect(place.parentElement?.textContent).toBe(adminLead.place(1, 2));
    fireEvent.click(dialog.getByRole('button', { name: adminLead.next }));
    await dialog.findByRole('heading', { name: 'Ola Hansen' });
    expect(place.parentElement?.textContent).toBe(`${adminLead.place(2, 2)}: Ola Hansen`);
  });

  function LookAgain() {
    const { data, refetch } = useGetLeadQuery({ id: 'kari' });
    return <button onClick={() => void refetch()}>{data ? 'Igjen' : 'Vent'}</button>;
  }

  test('a lead that a colleague has erased hides name and contact details', async () => {
    const known: Record<string, unknown> = { ...KNOWN };
    const panel = (
      <>
        {PANEL}
        <LookAgain />
      </>
    );
    openAdmin(panel, known);
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByRole('heading', { name: 'Kari Nordmann' });
    dialog.getByRole('button', { name: 'Lagre notat' }).focus();
    known['leads/kari'] = 404;
    await act(async () => fireEvent.click(screen.getByText('Igjen')));
    await dialog.findByText(adminLead.gone);
    expect(dialog.queryAllByText(/Kari Nordmann/)).toEqual([]);
    expect(dialog.queryAllByRole('link')).toEqual([]);
    expect(document.activeElement!.textContent).toBe(adminLead.gone);
  });

  test('a lead that was erased earlier says so when it is opened', async () => {
    openAdmin(PANEL, { ...KNOWN, 'leads/kari': 404 });
    await within(screen.getByRole('dialog')).findByText(adminLead.gone);
  });

  test.each([false, true])(
    'opening a lead to set its status focuses the field, also from the cache: %s',
    async (wasSeen) => {
      const at = { pathname: '/admin/henvendelse/kari', state: { toStatus: true } };
      const { show } = openAdmin(
        wasSeen ? <LookAgain /> : PANEL,
        KNOWN,
        at,
        'administrator',
        'eier',
      );
      if (wasSeen) {
        await screen.findByText('Igjen');
        show(
          <>
            <LookAgain />
            {PANEL}
          </>,
        );
      }
      const status = await screen.findByLabelText(adminLead.changeStatus);
      expect(document.activeElement).toBe(status);
    },
  );
});

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
