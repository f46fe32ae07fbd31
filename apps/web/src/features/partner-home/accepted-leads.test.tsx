import {
  partnerApi,
  type PartnerLeadDto,
  type PartnerLeadsDto,
} from '@boligstyling/api-client/partner';
import { expect, jest, test, describe } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { ToastRegion } from '../../shared/ui/overlays/toast-region';
import { AcceptedLeads, AcceptedLead } from './accepted-leads';

connectLinks();

const ACCEPTED = {
  ...{ id: '1', service: 'Fullstyling', price_ore: 90_000, report: null, link: null },
  ...{ accepted_at: '2026-11-25T12:00:00.000Z', withdrawn: false },
  owner: { name: 'Hemmelig Eier', phone: '40000000', email: 'eier@example.no', details: [] },
} as unknown as PartnerLeadDto;
const LIST = { assignments: [ACCEPTED], next_cursor: null } as unknown as PartnerLeadsDto;

const online = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(LIST));
const offline = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));

const open = (store = pageStore()) =>
  render(
    <Provider store={store}>
      <AcceptedLeads canQuote />
      <ToastRegion />
    </Provider>,
  );
const call = () => screen.findByRole('link', { name: 'Ring Hemmelig Eier' });

test('a failed refetch keeps the contact details', async () => {
  online();
  open();
  await call();
  const asked = offline();
  fireEvent.click(screen.getByRole('button', { name: 'Kontaktet' }));
  await screen.findByText('Det gikk ikke');
  // With the refetches it triggers.
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1));
  await act(async () => {});
  expect(await call()).not.toBeNull();
});

test('a failed load is retried with a press', async () => {
  offline();
  open();
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  online();
  fireEvent.click(again);
  expect(await call()).not.toBeNull();
});

test('changes between two pages neither skip nor repeat a job', async () => {
  let all = ['5', '4', '3', '2', '1'];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const after = new URL((request as Request).url).searchParams.get('cursor') ?? '9';
    const rest = all.filter((id) => id < after);
    const assignments = rest.slice(0, 2).map((id) => {
      return { ...ACCEPTED, id, owner: { ...ACCEPTED.owner, name: `Eier ${id}` } };
    });
    return Response.json({ assignments, next_cursor: rest.length > 2 ? rest[1] : null });
  });
  const store = pageStore();
  open(store);
  const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
  const showMore = async () => fireEvent.click(await screen.findByText('Vis flere'));
  const comesBack = () =>
    act(async () => store.dispatch(partnerApi.util.invalidateTags(['partner'])));
  await showMore();
  await screen.findByText('Eier 2');
  await showMore();
  await screen.findByText('Eier 1');

  all = ['6', ...all];
  await comesBack();
  await waitFor(() => expect(names()).toEqual(all.map((id) => `Eier ${id}`)));
  all = all.filter((id) => id !== '5');
  await comesBack();
  await waitFor(() => expect(names()).toEqual(all.map((id) => `Eier ${id}`)));
});

describe('accepted lead', () => {
  connectLinks();

  const OWNER = {
    ...{ name: 'Hemmelig Eier', phone: '40000000', email: 'eier@example.no' },
    ...{ address: 'Nygårdsgaten 5, 5015 Bergen', contact_by_email: false },
    details: [],
  };

  const ACCEPTED = {
    ...{ id: '1', owner: OWNER, service: 'Fullstyling', price_ore: 90_000 },
    ...{ accepted_at: '2026-09-01T12:00:00.000Z', link: null, report: null, withdrawn: false },
  } as unknown as PartnerLeadDto;

  const shown = (lead: PartnerLeadDto, canQuote = false) =>
    render(
      <Provider store={pageStore()}>
        <AcceptedLead lead={lead} canQuote={canQuote} />
      </Provider>,
    );

  test('an accepted lead shows the telephone after the report and after its link expired', () => {
    shown({ ...ACCEPTED, report: 'contacted' });
    const call = screen.getByRole('link', { name: 'Ring Hemmelig Eier' });
    expect(call.getAttribute('href')).toBe('tel:+4740000000');
  });

  test('an owner without e-mail has no link to write to', () => {
    const { container } = shown({ ...ACCEPTED, owner: { ...OWNER, email: '' } });
    expect(container.querySelector('[href^="mailto:"]')).toBeNull();
  });

  test('a lost lead keeps the telephone number without asking for a call', () => {
    shown({ ...ACCEPTED, report: 'lost' });
    expect(screen.queryByRole('link', { name: 'Ring Hemmelig Eier' })).toBeNull();
    expect(screen.getByRole('link', { name: '40 00 00 00' })).toBeTruthy();
  });

  test('a declined quote leaves the telephone number, and asks for no call', () => {
    shown({ ...ACCEPTED, quote_state: 'declined' });
    expect(screen.queryByRole('link', { name: 'Ring Hemmelig Eier' })).toBeNull();
    expect(screen.queryByText('Har du fått tak i eieren?')).toBeNull();
    expect(screen.getByRole('link', { name: '40 00 00 00' })).toBeTruthy();
  });

  test('an erased lead shows the price as accepted, with or without MVA', () => {
    for (const [asks_for_vat, price] of [
      [true, '900 kr + mva.'],
      [false, '900 kr'],
    ] as const) {
      const { unmount } = shown({ ...ACCEPTED, owner: undefined, asks_for_vat });
      expect(screen.getByText(price)).toBeTruthy();
      unmount();
    }
  });

  test('an owner who prefers e-mail is written to, also after a report', () => {
    shown({ ...ACCEPTED, owner: { ...OWNER, contact_by_email: true }, report: 'won' });
    const write = screen.getByRole('link', { name: 'Skriv til Hemmelig Eier' });
    expect(write.getAttribute('href')).toBe('mailto:eier@example.no');
  });

  test('a waived sale asks for no report', () => {
    shown({ ...ACCEPTED, dispute_granted: true });
    expect(screen.queryByText('Har du fått tak i eieren?')).toBeNull();
    expect(screen.queryByRole('group', { name: /Hvordan gikk det/ })).toBeNull();
    expect(screen.getByText('Du betaler ikke')).toBeTruthy();
    expect(screen.getByText('Hemmelig Eier')).toBeTruthy();
  });

  test('the dispute of an erased lead shows its ruling, and a later waiver', () => {
    const dispute = {
      reason: 'erased',
      dispute_text: null,
      reply: 'Jobben er din.',
      at: '',
      decided_at: '',
    };
    const ownersWords = (decision: 'credited' | 'refused' | null, dispute_granted: boolean) => {
      const disputed = { ...dispute, decision } as NonNullable<PartnerLeadDto['dispute']>;
      const { container, unmount } = shown({
        ...ACCEPTED,
        ...{ owner: undefined, dispute: disputed, dispute_granted },
      });
      const said = container.querySelector('b')?.parentElement?.textContent ?? '';
      unmount();
      return said;
    };
    expect(ownersWords(null, false)).toMatch(/^Vi ser på det/);
    expect(ownersWords('refused', false)).toMatch(/^Oppdraget skal likevel betales.*Vi skriver: /);
    expect(ownersWords('credited', true)).toMatch(/^Du betaler ikke.*Vi skriver: /);
    expect(ownersWords('refused', true)).toMatch(/^Du betaler ikke.*Før det skrev vi: /);
  });

  test('telephone, e-mail and message stay readable and copyable', () => {
    const details = [
      { field: 'service_type', label: 'Tjeneste', value: 'Fullstyling' },
      { field: 'customer_phone', label: 'Telefon', value: '40 00 00 00' },
      { field: 'rooms', label: 'Antall rom', value: '4' },
      { field: 'message', label: 'Melding', value: 'Vi flytter i januar.' },
    ];
    shown({ ...ACCEPTED, owner: { ...OWNER, details } });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('40 00 00 00')).toBe('tel:+4740000000');
    expect(hrefOf('eier@example.no')).toBe('mailto:eier@example.no');
    const ownersWords = screen.getByText('Det eieren har fortalt').closest('details');
    expect(ownersWords?.textContent).toBe(
      'Det eieren har fortaltAntall rom4MeldingVi flytter i januar.',
    );
  });

  test('unfolded pictures get new links before theirs expire', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    let url = '/api/pictures/first';
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      const picture = { ...{ id: 'one', url, small_url: url, width: 4, height: 3 }, added_at: '' };
      return Response.json({ pictures: [picture] });
    });
    shown(ACCEPTED);
    const details = screen.getByText('Bilder av boligen').closest('details')!;
    details.open = true;
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    fireEvent(details, new Event('toggle'));
    await wait(100);
    expect(screen.getByRole('img').getAttribute('src')).toBe(url);
    url = '/api/pictures/next';
    await wait(4 * 60_000);
    await wait(100);
    jest.useRealTimers();
    expect(screen.getByRole('img').getAttribute('src')).toBe(url);
  });

  test('an owner without more details leaves nothing to unfold', () => {
    shown(ACCEPTED);
    expect(screen.queryByText('Det eieren har fortalt')).toBeNull();
  });

  test.each([
    ['nothing yet', null, 'Skriv tilbud til Hemmelig Eier'],
    ['a draft', 'draft', 'Skriv tilbudet ferdig til Hemmelig Eier'],
    ['a sent quote', 'sent', 'Se tilbudet til Hemmelig Eier'],
  ] as const)('a stylist with %s goes to its quote from here', (_, quote_state, name) => {
    shown({ ...ACCEPTED, quote_state }, true);
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/partner/tilbud/1');
  });

  test('an estate agent is led to no quote', () => {
    shown(ACCEPTED);
    expect(screen.queryByRole('link', { name: /tilbud/ })).toBeNull();
  });
});
