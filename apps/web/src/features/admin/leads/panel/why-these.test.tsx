import type { MatchRoundDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { WhyThese } from './why-these';

const round = (day: number, asked?: string): MatchRoundDto => ({
  id: String(day),
  at: `2026-11-${day}T12:00:00.000Z`,
  cause: 'declined',
  decisions: asked
    ? [{ partner_id: asked, partner_name: asked, verdict: 'chosen', reason: 'Etter tur.' }]
    : [],
  refused: [{ verdict: 'other-city', count: day, reason: `${day} dekker ikke kommunen.` }],
});
const [NOBODY_24, NOBODY_23, SIRI_22, ANNA_21] = [
  round(24),
  round(23),
  round(22, 'Siri'),
  round(21, 'Anna'),
];

const isFolded = (text: string) => screen.getByText(text).closest('.earlier') !== null;

test('reasons of the asked partners stay beside those of a later round without a match', () => {
  render(<WhyThese rounds={[NOBODY_24, NOBODY_23, SIRI_22, ANNA_21]} />);
  expect(isFolded('24 dekker ikke kommunen.')).toBe(false);
  expect(isFolded('Siri.')).toBe(false);
  expect(isFolded('23 dekker ikke kommunen.')).toBe(true);
  expect(isFolded('Anna.')).toBe(true);
  expect(screen.getByText('2 runder til')).not.toBeNull();
  expect(screen.getAllByText('Ingen ble spurt.')).toHaveLength(2);
});

test.each([
  ['nobody was asked', [NOBODY_24, NOBODY_23], '24 dekker ikke kommunen.'],
  ['the last round asked somebody', [SIRI_22, ANNA_21], 'Siri.'],
])('if %s, only the last round is shown', (_, rounds, reason) => {
  render(<WhyThese rounds={rounds} />);
  expect(isFolded(reason)).toBe(false);
  expect(screen.getByText('Én runde til')).not.toBeNull();
});
