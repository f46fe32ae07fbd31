import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { PartnerHeading } from './partner-answer';

const WITHDRAWN = {
  ...{ state: 'withdrawn', title: 'Fullstyling i Bergen', partner_name: 'Stine Stylist' },
  due: false,
} as PartnerLinkDto;

const textOf = (changes: Partial<PartnerLinkDto> = {}) => {
  const heading = <PartnerHeading view={{ ...WITHDRAWN, ...changes }} />;
  const { container } = render(heading, { wrapper: MemoryRouter });
  return container.textContent;
};

test('a withdrawn assignment costs nothing', () => {
  expect(textOf()).toContain('Du betaler ingenting');
  expect(screen.getByRole('heading').textContent).toBe('Oppdraget er trukket tilbake');
});

test.each([
  ['expired', 'Svarfristen er ute'],
  ['filled', 'Oppdraget er tatt'],
  ['missed', 'Takk, men andre var før deg'],
] as const)('an assignment that is %s says «%s», and costs nothing', (state, title) => {
  expect(textOf({ state })).toMatch(/du betaler ingenting/i);
  expect(screen.getByRole('heading').textContent).toBe(title);
});

test('the reference is shown beside the outcome, and only once where it is the title', () => {
  const reference = '22223BE0';
  const owner = { name: 'Wenche Eier' } as NonNullable<PartnerLinkDto['owner']>;
  const which = 'Fullstyling i Bergen, referanse\u00a022223BE0';
  expect(textOf({ reference })).toContain(which);
  expect(textOf({ reference, state: 'accepted', owner })).toContain(which);
  expect(textOf({ reference, state: 'offered' })).not.toContain('referanse');
});

test('an assignment that the partner had started costs the agreed price', () => {
  expect(textOf({ due: true })).toContain('så du betaler som avtalt');
});

test('after 30 days the heading links to the partner’s page, which still shows the owner', () => {
  textOf({ state: 'accepted' });
  const way = screen.getByRole('link', { name: 'Du finner dem fortsatt på siden din' });
  expect(way.getAttribute('href')).toBe('/partner');
});

test.each([
  ['won', 'Du fikk oppdraget'],
  ['lost', 'Det ble ikke noe av det'],
] as const)('a finished assignment, %s, asks for no call or e-mail', (report, title) => {
  for (const contact_by_email of [false, true]) {
    const owner = { name: 'Nina Eier', contact_by_email } as NonNullable<PartnerLinkDto['owner']>;
    const { container, unmount } = render(
      <PartnerHeading view={{ ...WITHDRAWN, state: 'accepted', owner, report }} />,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(container.textContent).not.toMatch(/Ring|Skriv til|tar kontakt/);
    unmount();
  }
});

test('a declined quote asks for no call, and tells what the contact details are still for', () => {
  const owner = { name: 'Nina Eier' } as NonNullable<PartnerLinkDto['owner']>;
  const declined = { state: 'accepted', owner, quote_state: 'declined' } as const;
  const text = textOf(declined);
  expect(screen.getByRole('heading').textContent).toBe('Det ble ikke deg denne gangen');
  expect(text).toContain('slett dem ellers');
  expect(text).not.toMatch(/Ring|tar kontakt/);
  expect(textOf({ ...declined, report: 'won' })).toContain('Du fikk oppdraget');
});

test('after an answer given elsewhere the focus is on the heading; a link from an e-mail starts at the top', () => {
  textOf({ state: 'accepted' });
  expect(document.activeElement).toBe(document.body);

  const answer = <PartnerHeading view={{ ...WITHDRAWN, title: 'Ring Anna' }} />;
  render(
    <Routes>
      <Route path="/" element={<Navigate to="/answer" />} />
      <Route path="/answer" element={answer} />
    </Routes>,
    { wrapper: MemoryRouter },
  );
  expect(document.activeElement?.tagName).toBe('H1');
});

test('news during typing leaves the page and focus alone', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const page = (view: PartnerLinkDto) => (
    <MemoryRouter>
      <PartnerHeading view={view} />
      <input />
      <button type="button">Ja</button>
    </MemoryRouter>
  );
  const { rerender } = render(page({ ...WITHDRAWN, state: 'offered' }));
  screen.getByRole('textbox').focus();
  rerender(page({ ...WITHDRAWN, state: 'expired' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(scrolled).not.toHaveBeenCalled();
  screen.getByRole('button').focus();
  const before = screen.getByRole('heading');
  rerender(page(WITHDRAWN));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  // A screen reader would announce the changed text of one heading and its focus.
  expect(before.isConnected).toBe(false);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
