import type { SentLeadDto } from '@boligstyling/api-client/links';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import {
  propertyTypeOptions,
  serviceOptions,
  timeframeOptions,
} from '../../../content/lead-form-options';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import type { ToastContent } from '../../../shared/toast/toast-slice';
import {
  AddressFieldContext,
  type AddressFieldProps,
} from '../../../shared/lead/corrected-control';
import { CorrectLead } from './sent-facts';

const SENT = {
  customer_name: 'Kari Nordmann',
  customer_phone: '40000000',
  customer_email: 'kari@example.no',
  contact_by_email: false,
  address: 'Nygårdsgaten 5, 5015 Bergen',
  location: 'Bergen',
  styling_needs: 'Tom leilighet',
  message: '',
  rooms: '3 rom',
  property_size: '74 kvm',
  property_type_field: 'Leilighet',
  timeframe: 'Innen én måned',
  service_type: 'Fullstyling',
} as SentLeadDto;

let store: ReturnType<typeof pageStore>;
let answer: () => Promise<void>;
let rerender: (page: ReactElement) => void;
const onDone = jest.fn();
const page = (
  sent: SentLeadDto,
  {
    mayAskOthers = true,
    done = ownerPage.corrected.withAccess as ToastContent,
    pendingEmail = null as string | null,
  } = {},
) => (
  <Provider store={store}>
    <CorrectLead token="t" draftKey="it" {...{ sent, pendingEmail, mayAskOthers, done, onDone }} />
  </Provider>
);

beforeEach(() => {
  sessionStorage.clear();
  connectLinks();
  const asked = new Promise<Response>((resolve) => {
    answer = () => act(async () => resolve(new Response('{}', { status: 200 })));
  });
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  fetched.mockReturnValueOnce(asked);
  store = pageStore();
  ({ rerender } = render(page(SENT)));
});

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Lagre/ }));

test('corrections are saved and the form closes', async () => {
  fill('Telefon', '40000099');
  save();
  await answer();
  await act(async () => {});
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('the form says who receives the corrections', async () => {
  rerender(page(SENT, { done: ownerPage.corrected.merged }));
  fill('Telefon', '40000099');
  save();
  await answer();
  expect(store.getState().toasts).toMatchObject([ownerPage.corrected.merged]);
});

test('a question never asked is not required by another correction', async () => {
  cleanup();
  render(page({ ...SENT, styling_needs: '', rooms: '', timeframe: '' }));
  fill('Telefon', '40000099');
  save();
  await answer();
  await act(async () => {});
  expect(screen.queryByText('Rom må fylles ut.')).toBeNull();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('an answered field cannot be emptied', () => {
  fill('Rom', '');
  save();
  expect(screen.queryByText('Rom må fylles ut.')).not.toBeNull();
});

test('service, home type and time use the lists of the lead form', async () => {
  const valuesOf = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value);
  expect(valuesOf('Tjeneste')).toEqual(serviceOptions.map(({ value }) => value));
  expect(valuesOf('Boligtype')).toEqual(propertyTypeOptions.map(({ value }) => value));
  expect(valuesOf('Tidsramme')).toEqual(timeframeOptions.map(({ value }) => value));
  fill('Tjeneste', 'Delstyling');
  save();
  await answer();
  const [request] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(await (request as Request).json()).toEqual({ service_type: 'Delstyling' });
});

test('a legacy answer stays an option, and a valuation has no service to correct', () => {
  cleanup();
  render(page({ ...SENT, timeframe: 'Før jul', service_type: 'Verdivurdering' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Tidsramme').value).toBe('Før jul');
  expect(screen.queryByLabelText('Tjeneste')).toBeNull();
});

test('a chosen address brings its city and municipality number', async () => {
  cleanup();
  const chosen = {
    fullAddress: 'Storgata 1, 9008 Tromsø',
    city: 'Tromsø',
    municipalityNumber: '5501',
  };
  const Search = ({ onChoose }: AddressFieldProps) => (
    <button onClick={() => onChoose(chosen)}>Velg</button>
  );
  render(<AddressFieldContext value={Search}>{page(SENT)}</AddressFieldContext>);
  fireEvent.click(screen.getByRole('button', { name: 'Velg' }));
  expect(screen.getByLabelText<HTMLInputElement>('Sted').value).toBe('Tromsø');
  save();
  await answer();
  const [request] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(await (request as Request).json()).toEqual({
    address: 'Storgata 1, 9008 Tromsø',
    location: 'Tromsø',
    municipality_number: '5501',
  });
});

test('Escape closes an untouched form and keeps a changed one', () => {
  const escape = () => fireEvent.keyDown(screen.getByLabelText('Rom'), { key: 'Escape' });
  escape();
  expect(onDone).toHaveBeenCalledTimes(1);
  fill('Rom', '4 rom');
  escape();
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('text typed during a save stays and can be saved next', async () => {
  fill('Telefon', '40000099');
  save();
  fill('Rom', '4 rom');
  await answer();
  await act(async () => {});
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Rom').value).toBe('4 rom');
});

test('unsaved corrections survive a reload, until they are saved or discarded', async () => {
  const reload = () => {
    cleanup();
    render(page({ ...SENT, customer_phone: '40000088' }));
  };
  const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  fill('Rom', '4 rom');
  reload();
  expect([valueOf('Rom'), valueOf('Telefon')]).toEqual(['4 rom', '40000088']);
  fireEvent.keyDown(screen.getByLabelText('Rom'), { key: 'Escape' });
  expect(onDone).not.toHaveBeenCalled();
  save();
  await answer();
  await act(async () => {});
  expect(onDone).toHaveBeenCalledTimes(1);
  const [request] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(await (request as Request).json()).toEqual({ rooms: '4 rom' });
  reload();
  expect(valueOf('Rom')).toBe('3 rom');
  fill('Rom', '5 rom');
  fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
  reload();
  expect(valueOf('Rom')).toBe('3 rom');
});

test('corrections made elsewhere while the form is open are kept', async () => {
  rerender(page({ ...SENT, customer_phone: '40000088', contact_by_email: true }));
  fill('Rom', '4 rom');
  save();
  await answer();
  const [request] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(await (request as Request).json()).toEqual({ rooms: '4 rom' });
});

test('a value restored during a save is saved back', async () => {
  fill('Telefon', '40000099');
  save();
  fill('Telefon', '40000000');
  await answer();
  await act(async () => {});
  save();
  await act(async () => {});
  const [request] = jest.mocked(fetch).mock.calls[1] ?? [];
  expect(await (request as Request).json()).toEqual({ customer_phone: '40000000' });
});

test('a moved home mentions new partners only while partners are being asked', () => {
  expect(screen.queryByText(ownerPage.correctMoves)).not.toBeNull();
  rerender(page(SENT, { mayAskOthers: false }));
  expect(screen.queryByText(ownerPage.correctMoves)).toBeNull();
});

describe('while another address awaits confirmation', () => {
  const MISTYPED = 'kari@exmaple.no';
  const asked = async () => {
    const requests = jest.mocked(fetch).mock.calls.map(([request]) => request as Request);
    return Promise.all(requests.map((each) => each.json()));
  };
  const saved = async () => {
    save();
    await answer();
    await act(async () => {});
  };
  beforeEach(() => {
    cleanup();
    render(page(SENT, { pendingEmail: MISTYPED }));
  });

  test('typing the current address back cancels the change, with a message', async () => {
    expect(screen.getByLabelText<HTMLInputElement>('E-post').value).toBe(MISTYPED);
    fill('E-post', `${SENT.customer_email} `);
    await saved();
    expect(await asked()).toEqual([{ purpose: 'new-email', new_email: SENT.customer_email }]);
    const { toasts } = store.getState();
    expect(toasts).toMatchObject([ownerPage.emailKept(SENT.customer_email)]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('saving the pending address unchanged resends its confirmation e-mail', async () => {
    await saved();
    expect(await asked()).toEqual([{ purpose: 'new-email', new_email: MISTYPED }]);
    expect(store.getState().toasts).toMatchObject([ownerPage.emailAsked]);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('other corrections leave the pending address', async () => {
    fill('Telefon', '40000099');
    await saved();
    expect(await asked()).toEqual([{ customer_phone: '40000099' }]);
  });
});

test('the current address in other capitals is reported as kept', async () => {
  fill('E-post', SENT.customer_email.toUpperCase());
  save();
  await answer();
  await act(async () => {});
  expect(store.getState().toasts).toMatchObject([ownerPage.emailSame(SENT.customer_email)]);
});

test('an address whose confirmation failed is requested again at the next save', async () => {
  const refused = new Response('{}', { status: 429 });
  jest.mocked(fetch).mockResolvedValueOnce(refused);
  fill('Telefon', '40000099');
  fill('E-post', 'ny@example.no');
  save();
  await answer();
  await act(async () => {});
  expect(onDone).not.toHaveBeenCalled();
  save();
  await act(async () => {});
  const requests = jest.mocked(fetch).mock.calls.map(([request]) => request as Request);
  const bodies = await Promise.all(requests.map((each) => each.json()));
  const email = { purpose: 'new-email', new_email: 'ny@example.no' };
  expect(bodies).toEqual([{ customer_phone: '40000099' }, email, email]);
});
