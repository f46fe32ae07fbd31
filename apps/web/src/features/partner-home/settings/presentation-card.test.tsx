import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { beforeEach, expect, test, jest, describe } from '@jest/globals';
import { fireEvent, render, screen, act, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { PresentationCard, PresentationForm } from './presentation-card';
import { storeWithPage } from '../testing/store-with-page';

beforeEach(() => sessionStorage.clear());

const PAGE = {
  name: 'Stine Stylist',
  company: 'Stil og Rom AS',
  kind: 'stylist',
  presentation: '',
  website: '',
  phone: '40000001',
  logo: null,
} as unknown as PartnerPageDto;

test('the card says whom to ask about fields that cannot be changed here', () => {
  connectLinks();
  render(
    <Provider store={pageStore()}>
      <PresentationCard page={PAGE} />
    </Provider>,
  );
  const isReported = () => {
    expect(screen.getByText(/e-posten endrer vi for deg/)).toBeDefined();
    const contact = screen.getByRole('link', { name: 'Ta kontakt med oss' });
    expect(contact.getAttribute('href')).toBe('/kontakt');
  };
  isReported();
  fireEvent.click(screen.getByRole('button', { name: 'Rediger' }));
  isReported();
});

describe('presentation form', () => {
  const PAGE = {
    version: '3',
    company: 'Stil og Rom AS',
    presentation: '',
    website: '',
    phone: '40000001',
    logo: null,
  } as unknown as PartnerPageDto;

  const show = () => {
    connectLinks();
    render(
      <Provider store={storeWithPage(PAGE)}>
        <PresentationForm page={PAGE} onDone={() => {}} />
      </Provider>,
    );
  };

  test('untouched fields are not saved, because an administrator may have changed them', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response(null, { status: 204 }));
    show();
    fireEvent.change(screen.getByLabelText(/^Nettsted/), { target: { value: 'stilogrom.no' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
    const sent = fetched.mock.calls.map(([request]) => (request as Request).text());
    expect(await sent[0]).toBe('{"website":"stilogrom.no"}');
  });

  test('a stale form keeps what was typed, and shows what the administrator has saved', async () => {
    const current = { ...PAGE, version: '4', company: 'Nye Stil AS', website: 'https://ny.no/' };
    const answers = [
      Response.json({ error: 'Noen var før deg.', current }, { status: 412 }),
      Response.json({ ...current, version: '5' }),
    ];
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => answers.shift()!);
    show();
    const website = screen.getByLabelText<HTMLInputElement>(/^Nettsted/);
    const save = () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
    fireEvent.change(website, { target: { value: 'stilogrom.no' } });
    await save();
    expect(website.value).toBe('stilogrom.no');
    expect(screen.getByLabelText<HTMLInputElement>('Firma').value).toBe('Nye Stil AS');
    expect(screen.getByText(/^Noen andre har lagret/).parentElement!.textContent).toContain(
      'https://ny.no/',
    );
    await save();
    const sent = fetched.mock.calls.map(([request]) => request as Request);
    expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
    expect(await sent[1]?.json()).toEqual({ website: 'stilogrom.no' });
  });

  test('a save after a refetch does not overwrite what the administrator has saved', async () => {
    const fetched = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ ...PAGE, version: '5' }));
    connectLinks();
    const form = (page: typeof PAGE) => (
      <Provider store={storeWithPage(page)}>
        <PresentationForm page={page} onDone={() => {}} />
      </Provider>
    );
    const { rerender } = render(form(PAGE));
    fireEvent.change(screen.getByLabelText(/^Nettsted/), { target: { value: 'stilogrom.no' } });
    rerender(form({ ...PAGE, version: '4', website: 'https://ny.no/' }));
    const save = () =>
      act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
    await save();
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByText(/^Noen andre har lagret/).parentElement!.textContent).toContain(
      'https://ny.no/',
    );
    await save();
    const sent = fetched.mock.calls[0]?.[0] as Request;
    expect(await sent.json()).toEqual({ website: 'stilogrom.no' });
  });

  test('a change whose answer was lost is not reported as somebody else’s', async () => {
    const current = { ...PAGE, version: '4', website: 'https://stil.no/' };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ error: 'x', current }, { status: 412 }));
    show();
    const website = screen.getByLabelText<HTMLInputElement>(/^Nettsted/);
    fireEvent.change(website, { target: { value: 'https://stil.no/' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
    expect(screen.queryByText(/^Noen andre har lagret/)).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('optional fields are labelled', () => {
    show();
    const optional = screen.getAllByLabelText(/valgfritt/).map((field) => field.id);
    const byName = [/^To linjer om deg/, /^Nettsted/].map((name) => screen.getByLabelText(name).id);
    expect(optional).toEqual(byName);
  });

  test('a refused logo describes its field by the reason', () => {
    show();
    const logo = screen.getByLabelText(/^Logo/);
    fireEvent.change(logo, { target: { files: [new File(['hei'], 'a.txt')] } });
    const described = logo.getAttribute('aria-describedby')!.split(' ')[0]!;
    expect(document.getElementById(described)?.textContent).toMatch(/^Logoen må være PNG/);
  });

  test('the first invalid field takes the focus, so that screen readers announce it', async () => {
    show();
    const company = screen.getByLabelText('Firma');
    for (const field of [company, screen.getByLabelText(/^Telefon/)]) {
      fireEvent.change(field, { target: { value: '' } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(document.activeElement).toBe(company));
  });
});
