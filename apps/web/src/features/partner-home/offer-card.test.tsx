import type { PartnerAssignmentDto } from '@boligstyling/api-client/partner';
import { MASK } from '@boligstyling/domain';
import { afterEach, expect, jest, test, describe } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { OfferCard, partLeft, timeLeft, deadlineIn } from './offer-card';

describe('offer card', () => {
  connectLinks();
  afterEach(() => {
    jest.useRealTimers();
  });

  const NEEDS = {
    field: 'styling_needs',
    label: 'Stylingbehov',
    value: 'Bare badet, og vi har ingen møbler',
  };
  const FACTS = [
    { field: 'service_type', label: 'Tjeneste', value: 'Fullstyling' },
    { field: 'location', label: 'Sted', value: 'Vardø' },
    { field: 'address', label: 'Postnummer', value: '5634' },
    { field: 'rooms', label: 'Rom', value: '3 rom' },
  ];
  const message = (value: string) => ({ field: 'message', label: 'Melding', value });

  const shown = (details: PartnerAssignmentDto['details'], deadline: string | null = null) => {
    const offer = {
      ...{ id: '1', title: 'Fullstyling i Vardø', price_ore: 90_000, details, link: 't' },
      ...{ offered_at: '2026-09-01T12:00:00.000Z', deadline },
    } as PartnerAssignmentDto;
    render(
      <Provider store={pageStore()}>
        <MemoryRouter>
          <OfferCard offer={offer} />
        </MemoryRouter>
      </Provider>,
    );
    return screen.getByRole('article').textContent;
  };

  test('an offer shows the wanted service and the postal code', () => {
    const text = shown([...FACTS, NEEDS]);
    expect(text).toContain(NEEDS.value);
    expect(text).toContain('Postnummer 5634, 3 rom');
  });

  test('a municipality is labelled, because its name alone is ambiguous', () => {
    const municipality = { field: 'municipality_number', label: 'Kommune', value: 'Ullensaker' };
    expect(shown([municipality, ...FACTS])).toContain('Kommune Ullensaker, Postnummer 5634');
  });

  test('the requirements stand beside the owner’s message', () => {
    const text = shown([...FACTS, NEEDS, message(`Vi flytter i januar. Ring ${MASK}.`)]);
    expect(text).toContain(NEEDS.value);
    expect(text).toContain('Vi flytter i januar. Ring skjult.');
  });

  test('a long message is folded behind a button', () => {
    const long = `${'Vi har tømt leiligheten. '.repeat(20)}Nøklene er hos naboen.`;
    shown([...FACTS, message(long)]);
    const button = screen.getByRole('button', { name: 'Les hele' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    const less = screen.getByRole('button', { name: 'Vis mindre' });
    expect(less.getAttribute('aria-expanded')).toBe('true');
  });

  test('the remaining time runs down on an open page', () => {
    jest.useFakeTimers({ now: Date.parse('2026-09-02T11:58:30.000Z') });
    const text = shown(FACTS, '2026-09-02T12:00:00.000Z');
    expect(text).toContain('1 min igjen');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('article').textContent).toContain('0 min igjen');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('article').textContent).toContain('Fristen er ute');
  });
});

const NOW = new Date('2026-11-26T12:50:00Z');

test.each([
  ['2026-11-26T15:00:00Z', 'i dag innen kl.\u00a016:00', '2 t 10 min igjen'],
  ['2026-11-26T13:15:30Z', 'i dag innen kl.\u00a014:15', '25 min igjen'],
  ['2026-11-26T23:30:00Z', 'innen fredag kl.\u00a000:30', '10 t 40 min igjen'],
  ['2026-11-27T13:00:00Z', 'innen fredag kl.\u00a014:00', '1 dag igjen'],
  ['2026-11-30T13:00:00Z', 'innen mandag kl.\u00a014:00', '4 dager igjen'],
  ['2026-12-02T13:00:00Z', 'innen onsdag kl.\u00a014:00', '6 dager igjen'],
  ['2026-12-03T13:00:00Z', 'innen 3. desember kl.\u00a014:00', '7 dager igjen'],
  ['2027-01-07T13:00:00Z', 'innen 7. januar 2027 kl.\u00a014:00', '42 dager igjen'],
  ['2026-11-26T12:49:00Z', 'i dag innen kl.\u00a013:49', 'Fristen er ute'],
])('%s is %s, %s', (deadline, until, left) => {
  expect(deadlineIn(deadline, NOW)).toBe(until);
  expect(timeLeft(deadline, NOW)).toBe(left);
});

test('the remaining share follows the deadline', () => {
  const of = (deadline: string) => partLeft('2026-11-26T10:50:00Z', deadline, NOW);
  expect([of('2026-11-26T14:50:00Z'), of('2026-11-26T12:00:00Z')]).toEqual([0.5, 0]);
});
