import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { PartnerHeading } from './partner-heading';

const WITHDRAWN = {
  ...{ state: 'withdrawn', title: 'Fullstyling i Bergen', partner_name: 'Stine Stylist' },
  owed: false,
} as PartnerLinkDto;

const reported = (changes: Partial<PartnerLinkDto> = {}) => {
  const heading = <PartnerHeading view={{ ...WITHDRAWN, ...changes }} />;
  const { container } = render(heading, { wrapper: MemoryRouter });
  return container.textContent;
};

test('a withdrawn assignment costs nothing', () => {
  expect(reported()).toContain('Du betaler ingenting');
  expect(screen.getByRole('heading').textContent).toBe('Oppdraget er trukket tilbake');
});

test('the reference stands beside the outcome, and only once where it is the title', () => {
  const reference = '22223BE0';
  const owner = { name: 'Wenche Eier' } as NonNullable<PartnerLinkDto['owner']>;
  const which = 'Fullstyling i Bergen, referanse\u00a022223BE0';
  expect(reported({ reference })).toContain(which);
  expect(reported({ reference, state: 'accepted', owner })).toContain(which);
  expect(reported({ reference, state: 'offered' })).not.toContain('referanse');
});

test('an assignment that the partner had started costs the agreed price', () => {
  expect(reported({ owed: true })).toContain('så du betaler som avtalt');
});

test('after 30 days it links to the partner’s page, which still shows the owner', () => {
  reported({ state: 'accepted' });
  const way = screen.getByRole('link', { name: 'Du finner dem fortsatt på siden din' });
  expect(way.getAttribute('href')).toBe('/partner');
});

test('after an answer given elsewhere the focus is on the heading; a link from an e-mail starts at the top', () => {
  reported({ state: 'accepted' });
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
  rerender(page(WITHDRAWN));
  expect(document.activeElement).toBe(screen.getByRole('heading'));
  expect(scrolled).toHaveBeenCalledTimes(1);
});
