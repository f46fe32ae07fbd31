import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Submission } from '../../shared/lead/submission';
import { pageStore } from '../../shared/testing/page-store';
import { TextField } from '../../shared/ui/fields/field';
import { ArticlesLeadForm } from './articles-lead-form';
import type { AddressFieldProps } from './section';

const AddressField = ({ onChoose: _, ...field }: AddressFieldProps) => (
  <TextField label="Gateadresse" {...field} />
);
const None = () => null;

let answer: (submission: Submission) => Promise<void>;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  const submit = () =>
    new Promise<Submission>((resolve) => {
      answer = (submission) => act(async () => resolve(submission));
    });
  render(
    <Provider store={pageStore()}>
      <MemoryRouter>
        <ArticlesLeadForm
          {...{ submit, AddressField, TermsDialog: None, SendPanel: None }}
          origin={() => ({ source: 'articles_page' })}
          onAccepted={() => {}}
        />
      </MemoryRouter>
    </Provider>,
  );
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const isOff = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Gå videre' }));
const SEND = 'Send henvendelsen';

function expectWaits(button: string, label: string, wrong: string) {
  const right = field(label).value;
  expect(isOff(button)).toBe(false);
  fill(label, wrong);
  expect([label, isOff(button)]).toEqual([label, true]);
  fill(label, right);
}

function fillContact() {
  fill('Navn', 'Ola Nordmann');
  fill('Telefon', '400 00 000');
  fill('E-post', 'ola@example.no');
}

function fillNeeds() {
  fill('Hvilke rom gjelder det?', 'Stue');
  fill('Boligens størrelse', '60 kvm');
  fill('Når trenger du styling?', 'Innen to uker');
  fill('Hva slags bolig er det?', 'Leilighet');
}

function fillAddress() {
  fill('Gateadresse', 'Storgata 1');
  fill('Sted', 'Bodø');
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
}

test('each step requires its fields', () => {
  fillContact();
  expect(isOff('Gå videre')).toBe(true);
  choose('Ja');
  expectWaits('Gå videre', 'Navn', ' ');
  expectWaits('Gå videre', 'Telefon', '4000000');
  expectWaits('Gå videre', 'E-post', 'ola@nordmann');
  next();

  fillNeeds();
  choose('Ja');
  expectWaits('Gå videre', 'Hvilke rom gjelder det?', ' ');
  expectWaits('Gå videre', 'Boligens størrelse', ' ');
  choose('Nei');
  expect(isOff('Gå videre')).toBe(true);
  choose('Ja');
  next();

  fillAddress();
  expect(isOff(SEND)).toBe(true);
  choose('Fullstyling');
  expectWaits(SEND, 'Gateadresse', ' ');
  expectWaits(SEND, 'Sted', ' ');
  for (const consent of screen.getAllByRole('checkbox')) {
    expect(isOff(SEND)).toBe(false);
    fireEvent.click(consent);
    expect(isOff(SEND)).toBe(true);
    fireEvent.click(consent);
  }
});

test('a failure shows an alert, and loses nothing', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {});
  choose('Ja');
  fillContact();
  next();
  fillNeeds();
  choose('Ja');
  next();
  choose('Fullstyling');
  fillAddress();
  fireEvent.click(screen.getByRole('button', { name: SEND }));
  await answer({ kind: 'unsent' });
  expect(alert.mock.calls).toEqual([['Det oppsto en feil ved innsending. Vennligst prøv igjen.']]);
  expect(screen.getByText('Steg 3 av 3')).toBeDefined();
  expect(field('Gateadresse').value).toBe('Storgata 1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Fullstyling' }).checked).toBe(true);
});
