import { beforeEach, expect, jest, test } from '@jest/globals';
import { CONSENT_VERSION, type FormHints } from '@boligstyling/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { lastCity } from '../../shared/city/last-city';
import { consentRecord, NONE } from '../../shared/consent/consent-record';
import { consentKnown } from '../../shared/consent/consent-slice';
import type { LeadPayload, Submission } from '../../shared/lead/submission';
import { pageStore } from '../../shared/testing/page-store';
import { TextField } from '../../shared/ui/fields/field';
import { ToastRegion } from '../../shared/ui/overlays/toast-region';
import { draftChanged, selectDraft } from './draft-slice';
import { clearSent } from './clear-sent';
import { HomeLeadForm } from './home-lead-form';
import { EMPTY_DRAFT } from './lead-draft';
import type { AddressFieldProps, SendPanelProps } from './section';

const FOUND = {
  address: 'Nygårdsgaten 5',
  postalCode: '5015',
  city: 'Bergen',
  municipalityNumber: '4601',
};
const AddressField = ({ onChoose, ...field }: AddressFieldProps) => (
  <>
    <TextField label="Gateadresse" {...field} />
    <button type="button" onClick={() => onChoose(FOUND)}>
      Velg adressen
    </button>
    <button type="button" onClick={() => onChoose({ ...FOUND, postalCode: '' })}>
      Velg gaten
    </button>
  </>
);
const TermsDialog = () => null;
const SendPanel = ({ onRetry }: SendPanelProps) => (
  <button type="button" onClick={onRetry}>
    Prøv nå
  </button>
);
const Back = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Nettleserens tilbake
    </button>
  );
};

let sent: LeadPayload[];
let hints: FormHints | undefined;
let answer: (submission: Submission) => Promise<void>;
let accepted: string[];
let store: ReturnType<typeof pageStore>;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  sent = [];
  accepted = [];
});

function open() {
  store = pageStore();
  const submit = (payload: LeadPayload, filledIn?: FormHints) => {
    hints = filledIn;
    sent.push(payload);
    return new Promise<Submission>((resolve) => {
      answer = (submission) => act(async () => resolve(submission));
    });
  };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <HomeLeadForm
          {...{ submit, AddressField, TermsDialog, SendPanel }}
          inCity={false}
          origin={() => ({ source: 'homepage', utm_campaign: 'vår' })}
          onAccepted={({ leadId }, draft) => accepted.push(`${leadId} in ${draft.city}`)}
        />
        <Back />
      </MemoryRouter>
      <ToastRegion />
    </Provider>,
  );
}

const fill = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

function fillStepOne() {
  choose('Ja');
  choose('Delstyling');
  fillContact();
  press('Gå videre');
}

function fillContact() {
  fill('Fornavn', 'Kari');
  fill('Etternavn', 'Nordmann');
  fill('Telefon', '400 00 000');
  fill('E-post', 'kari@example.no');
  fill('Gateadresse', 'Nygårdsgaten 5');
  fill('Postnummer', '5015');
  fill('Sted', 'Bergen');
}

function fillStepTwo() {
  fill('Hva trenger du hjelp til?', 'Tom leilighet');
  fill('Hvilke rom gjelder det?', 'Stue');
  fill('Boligens størrelse', '60 kvm');
  fill('Når trenger du styling?', 'Innen to uker');
  fill('Hva slags bolig er det?', 'Leilighet');
  choose('Ja');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  press('Send henvendelsen');
}

test('«Ugyldig e-postadresse» appears while typing', () => {
  open();
  fill('E-post', 'kari@');
  expect(screen.getByText('Ugyldig e-postadresse')).not.toBeNull();
  fill('E-post', 'kari@example.no');
  expect(screen.queryByText('Ugyldig e-postadresse')).toBeNull();
  fill('E-post', '');
  expect(screen.queryByText('Ugyldig e-postadresse')).toBeNull();
});

test('errors are marked, the first takes the focus, and fixed ones disappear', async () => {
  open();
  choose('Nei, bare verdivurdering');
  press('Gå videre');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Vennligst fyll ut alle feltene',
  );
  const firstName = screen.getByLabelText('Fornavn');
  expect(document.activeElement).toBe(firstName);
  expect(firstName.getAttribute('aria-invalid')).toBe('true');
  fill('Fornavn', 'Kari');
  expect(firstName.getAttribute('aria-invalid')).toBeNull();
});

test('step 1 names one fault after another, from the top, and then leads to step 2', async () => {
  open();
  choose('Ja');
  choose('Delstyling');
  fillContact();
  fill('Fornavn', '');
  fill('E-post', 'kari@');
  fill('Telefon', '123');
  const next = async (field: string, title: string, text: string) => {
    press('Gå videre');
    const [alert, ...others] = await screen.findAllByRole('alert');
    expect(others).toEqual([]);
    expect(alert!.textContent).toContain(title);
    expect(alert!.textContent).toContain(text);
    expect(document.activeElement).toBe(screen.getByLabelText(field));
  };
  await next('Fornavn', 'Manglende informasjon', 'Vennligst fyll ut alle feltene');
  fill('Fornavn', 'Kari');
  await next('E-post', 'Ugyldig e-postadresse', 'Vennligst oppgi en gyldig e-postadresse');
  fill('E-post', 'kari@example.no');
  await next('Telefon', 'Ugyldig telefonnummer', 'Telefonnummer må være 8 siffer');
  fill('Telefon', '400 00 000');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Gå videre');
  expect(screen.getByText('Steg 2 av 2')).not.toBeNull();
});

test('a toast disappears with its error', async () => {
  open();
  press('Gå videre');
  expect((await screen.findByRole('alert')).textContent).toContain('Skal du selge din eiendom?');
  choose('Ja');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Gå videre');
  press('Gå videre');
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
});

test('a domain that looks mistyped gets a suggestion, applied on request', async () => {
  open();
  const email = screen.getByLabelText('E-post');
  fill('E-post', 'kari@gmial.com');
  fireEvent.blur(email);
  const meant = await screen.findByRole('button', { name: 'kari@gmail.com' });
  const announced = screen.getByText('Mente du kari@gmail.com?');
  expect(announced.closest('[aria-live=polite]')).not.toBeNull();
  expect(valueOf('E-post')).toBe('kari@gmial.com');
  fireEvent.click(meant);
  expect(valueOf('E-post')).toBe('kari@gmail.com');
  expect(document.activeElement).toBe(email);
  expect(screen.queryByText(/Mente du/)).toBeNull();
});

test('an autofilled domain is questioned without a press, a typed one once it is left', async () => {
  open();
  const email = screen.getByLabelText('E-post');
  fill('E-post', 'kari@hotmial.com');
  await screen.findByRole('button', { name: 'kari@hotmail.com' });
  email.focus();
  fill('E-post', 'kari@hotmial.comx');
  expect(screen.queryByText(/Mente du/)).toBeNull();
  fill('E-post', 'kari@gmial.com');
  expect(screen.queryByText(/Mente du/)).toBeNull();
  act(() => email.blur());
  await screen.findByRole('button', { name: 'kari@gmail.com' });
});

test('a number with its country code is sent as eight digits', () => {
  open();
  choose('Ja');
  choose('Delstyling');
  fillContact();
  fill('Telefon', '+47 400 00 000');
  press('Gå videre');
  fillStepTwo();
  expect(sent).toMatchObject([{ customer_phone: '40000000' }]);
});

test.each([
  ['E-post', 'kari@nordmann', 'kari@example.no', 'Ugyldig e-postadresse'],
  ['Telefon', '123', '40000000', 'Ugyldig telefonnummer'],
  ['Postnummer', '123', '5015', 'Ugyldig postnummer'],
])('%s with «%s» has a message until it is %s: %s', async (label, typed, right, title) => {
  open();
  choose('Ja');
  choose('Delstyling');
  fillContact();
  fill(label, typed);
  press('Gå videre');
  expect((await screen.findByRole('alert')).textContent).toContain(title);
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  fill(label, right);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('æ, ø or å before the @ gets a suggestion, applied on request', async () => {
  open();
  const email = screen.getByLabelText('E-post');
  fill('E-post', 'kåre@online.no');
  fireEvent.blur(email);
  await screen.findByText(/Æ, ø eller å foran @\?/);
  screen.getByRole('button', { name: 'kare@online.no' });
  expect(valueOf('E-post')).toBe('kåre@online.no');
  fireEvent.click(screen.getByRole('button', { name: 'kaare@online.no' }));
  expect(valueOf('E-post')).toBe('kaare@online.no');
  expect(screen.queryByText(/foran @/)).toBeNull();
});

test('repeated presses send once, and the form resets when accepted', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  press('Sender …');
  expect(sent).toMatchObject([
    { customer_name: 'Kari Nordmann', customer_phone: '40000000', utm_campaign: 'vår' },
  ]);
  await answer({ kind: 'accepted', leadId: '7' });
  expect(accepted).toEqual(['7 in Bergen']);
  expect(valueOf('Fornavn')).toBe('');
});

test('fields are locked while sending, and the focus stays on the button', async () => {
  open();
  fillStepOne();
  screen.getByLabelText('Boligens størrelse').focus();
  fillStepTwo();
  const isLocked = (label: string) => screen.getByLabelText(label).matches(':disabled');
  expect(isLocked('Boligens størrelse')).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sender …' }));
  press('Nettleserens tilbake');
  expect(isLocked('Telefon')).toBe(true);
  await answer({ kind: 'queued' });
  expect(isLocked('Telefon')).toBe(false);
});

test('a chosen address sends its municipality', async () => {
  open();
  press('Velg adressen');
  fillStepOne();
  fillStepTwo();
  expect(sent).toMatchObject([
    { address: 'Nygårdsgaten 5, 5015 Bergen', municipality_number: '4601' },
  ]);
});

test('a chosen street of an unknown postal code asks for that', () => {
  open();
  press('Velg gaten');
  expect([valueOf('Gateadresse'), valueOf('Sted')]).toEqual(['Nygårdsgaten 5', 'Bergen']);
  expect(document.activeElement).toBe(screen.getByLabelText('Postnummer'));
});

test('a queued lead counts as received and stays in the form', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  await answer({ kind: 'queued' });
  expect(await screen.findByText('Henvendelse mottatt!')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(valueOf('Boligens størrelse')).toBe('60 kvm');
  expect(accepted).toEqual([]);
});

test.each(['queued', 'unsent'] as const)(
  'a lead that is %s is resent from an earlier step',
  async (kind) => {
    open();
    fillStepOne();
    fillStepTwo();
    await answer({ kind });
    press('Tilbake');
    press('Prøv nå');
    expect(sent).toEqual([sent[0], sent[0]]);
    await answer({ kind: 'accepted', leadId: '7' });
    expect(accepted).toEqual(['7 in Bergen']);
  },
);

test('an answer to change is scrolled to once the browser has restored its own position', async () => {
  open();
  fillStepOne();
  press('Endre Tjeneste');
  const service = document.activeElement!;
  expect(service.getAttribute('name')).toBe('service');
  const scrolled = jest.fn();
  service.scrollIntoView = scrolled;
  await waitFor(() => expect(scrolled).toHaveBeenCalled());
});

test('a retry of an incomplete draft leads to the error', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  await answer({ kind: 'queued' });
  fill('Boligens størrelse', '');
  press('Tilbake');
  press('Prøv nå');
  expect(screen.getByLabelText('Boligens størrelse')).not.toBeNull();
  press('Prøv nå');
  expect(document.activeElement).toBe(screen.getByLabelText('Boligens størrelse'));
  expect(sent).toHaveLength(1);
});

const wireForm = (payload: LeadPayload) => JSON.parse(JSON.stringify(payload)) as LeadPayload;
const leftBetweenVisits = () => {
  const draft = JSON.parse(sessionStorage.getItem('lead-draft')!) as object;
  const none = { agentContact: false, termsAccepted: false, sharingAccepted: false };
  localStorage.setItem('form-preferences', JSON.stringify({ ...draft, ...none }));
};

test('a delivered queued lead is removed from every storage', async () => {
  open();
  choose('Ja');
  fireEvent.click(agentBox()!);
  fillStepOne();
  fillStepTwo();
  await answer({ kind: 'queued' });
  leftBetweenVisits();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  act(() => store.dispatch(clearSent(wireForm(sent[0]!))));
  expect(valueOf('Fornavn')).toBe('');
  expect(sessionStorage.getItem('lead-draft')).toBeNull();
  expect(localStorage.getItem('form-preferences')).toBeNull();
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});

test('a form cleared in the background restarts at its first step without messages', async () => {
  open();
  fillStepOne();
  press('Send henvendelsen');
  fillStepTwo();
  await answer({ kind: 'queued' });
  act(() => store.dispatch(clearSent(wireForm(sent[0]!))));
  expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(0);
  choose('Ja');
  choose('Delstyling');
  fillContact();
  expect(valueOf('Sted')).toBe('Bergen');
  press('Gå videre');
  expect(valueOf('Boligens størrelse')).toBe('');
});

test('a name typed in the articles form meanwhile is not part of the delivered lead', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  await answer({ kind: 'queued' });
  act(() => void store.dispatch(draftChanged({ fullName: 'Kari Nordmann' })));
  leftBetweenVisits();
  act(() => store.dispatch(clearSent(wireForm(sent[0]!))));
  expect(valueOf('Fornavn')).toBe('');
  expect(selectDraft(store.getState())).toEqual({ ...EMPTY_DRAFT, fullName: 'Kari Nordmann' });
  expect(JSON.parse(localStorage.getItem('form-preferences')!)).toEqual({
    ...EMPTY_DRAFT,
    fullName: 'Kari Nordmann',
  });
});

test('a delivery on a page without a form clears the stored draft too', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  await answer({ kind: 'queued' });
  leftBetweenVisits();
  cleanup();
  sessionStorage.clear();
  pageStore().dispatch(clearSent(wireForm(sent[0]!)));
  expect(localStorage.getItem('form-preferences')).toBeNull();
});

test('input typed after submission survives the delivery', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  await answer({ kind: 'queued' });
  fill('Boligens størrelse', '75 kvm');
  leftBetweenVisits();
  act(() => store.dispatch(clearSent(wireForm(sent[0]!))));
  expect(valueOf('Boligens størrelse')).toBe('75 kvm');
  expect(sessionStorage.getItem('lead-draft')).toContain('75 kvm');
  expect(localStorage.getItem('form-preferences')).toContain('75 kvm');
});

test('a lead neither sent nor stored is reported', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  await answer({ kind: 'unsent' });
  expect((await screen.findByRole('alert')).textContent).toContain('Henvendelsen ble ikke sendt');
});

test('a refusal shows its reasons and focuses the field', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  const message = 'Denne e-postadressen tar vi ikke imot.';
  const errors = [{ field: 'customer_email', message }];
  await answer({ kind: 'refused', reasons: [message], errors });
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  const email = screen.getByLabelText('E-post');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  fill('E-post', 'kari@example.com');
  expect(email.getAttribute('aria-invalid')).toBeNull();
});

test('a refusal reaches an owner on an earlier step, and stays visible', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  press('Nettleserens tilbake');
  const errors = [{ field: 'customer_phone', message: 'Dette nummeret tar vi ikke imot.' }];
  await answer({ kind: 'refused', reasons: [], errors });
  expect(document.activeElement).toBe(screen.getByLabelText('Telefon'));
});

test('a lead accepted while on another page is no longer in the form', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  cleanup();
  await answer({ kind: 'accepted', leadId: '7' });
  expect(accepted).toEqual(['7 in Bergen']);
  open();
  expect(valueOf('Fornavn')).toBe('');
});

test('a draft survives a reload', () => {
  open();
  choose('Bedrift');
  fill('Fornavn', 'Kari');
  cleanup();
  open();
  expect(valueOf('Fornavn')).toBe('Kari');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bedrift' }).checked).toBe(true);
});

const consentToFunctional = () =>
  act(() => {
    store.dispatch(consentKnown(consentRecord({ ...NONE, functional: true }, new Date())));
  });

test('the city is remembered when its step is complete, not while typing', () => {
  open();
  consentToFunctional();
  for (const typed of ['B', 'Be', 'B', '']) fill('Sted', typed);
  expect(lastCity()).toBeUndefined();
  fillStepOne();
  expect(lastCity()).toBe('Bergen');
});

test('the city is remembered only with consent given before submission', () => {
  open();
  fillStepOne();
  expect(lastCity()).toBeUndefined();
  consentToFunctional();
  fillStepTwo();
  expect(lastCity()).toBe('Bergen');
});

test('a bot that fills every field is detected, a person is not', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  expect(hints).toEqual({
    hiddenFieldFilled: false,
    seconds: expect.any(Number),
    consentVersion: CONSENT_VERSION,
  });
  await answer({ kind: 'unsent' });
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=text]')) {
    if (!field.value) field.value = 'https://spam.example';
  }
  press('Send henvendelsen');
  expect(hints).toMatchObject({ hiddenFieldFilled: true });
});

test('a prefilled form sent right after a reload does not count as a bot', async () => {
  open();
  fillStepOne();
  fillStepTwo();
  await answer({ kind: 'unsent' });
  cleanup();
  open();
  press('Gå videre');
  press('Send henvendelsen');
  expect(sent).toHaveLength(2);
  expect(hints).toMatchObject({ hiddenFieldFilled: false, seconds: undefined });
});

const AGENT = 'Ja, én eiendomsmegler kan kontakte meg';
const agentBox = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: AGENT });

test('the question about an agent comes after the sale, with nothing selected', async () => {
  open();
  expect(agentBox()).toBeNull();
  choose('Ja');
  expect(agentBox()?.checked).toBe(false);
  fireEvent.click(agentBox()!);
  expect(screen.getByText(/inntil tre stylister og én eiendomsmegler\./)).not.toBeNull();
  fillStepOne();
  fillStepTwo();
  expect(sent).toMatchObject([{ agent_contact: 'yes', service_type: 'Delstyling' }]);
  expect(sent[0]?.agent_only).toBeUndefined();
});

test('without consent to an agent none is sent', () => {
  open();
  fillStepOne();
  fillStepTwo();
  expect(sent[0]?.agent_contact).toBeUndefined();
});

test('a valuation involves only an agent and no questions about styling', async () => {
  open();
  choose('Nei, bare verdivurdering');
  expect(screen.getByText(/de gir tilbud på styling, ikke verdivurdering/)).not.toBeNull();
  expect(screen.getByText('Hvilken tjeneste ønsker du?')).not.toBeNull();
  fireEvent.click(agentBox()!);
  expect(screen.queryByText('Hvilken tjeneste ønsker du?')).toBeNull();
  expect(
    screen.getByText('Navn, telefon, e-post og adresse deler vi bare med én eiendomsmegler.'),
  ).not.toBeNull();
  fillContact();
  press('Gå videre');
  expect(screen.queryByLabelText('Hva trenger du hjelp til?')).toBeNull();
  expect(screen.queryByText(/kun skal benyttes for å få tilbud på styling/)).toBeNull();
  fill('Boligens størrelse', '60 kvm');
  fill('Hva slags bolig er det?', 'Leilighet');
  press('Send henvendelsen');
  expect((await screen.findByRole('alert')).textContent).toContain('Godkjenning kreves');
  expect(screen.getByRole('checkbox', { name: /deles med én eiendomsmegler/ })).not.toBeNull();
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  press('Send henvendelsen');
  expect(sent).toMatchObject([{ agent_contact: 'yes', agent_only: true, sell_property: 'no' }]);
  expect(sent[0]?.service_type).toBeUndefined();
});

test('consent to stylists does not apply to an agent, in either order', () => {
  open();
  fillStepOne();
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
  press('Tilbake');
  choose('Nei, bare verdivurdering');
  fireEvent.click(agentBox()!);
  press('Gå videre');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /deles med én eiendoms/ });
  expect(box.checked).toBe(false);
});
