import { expect, test } from '@jest/globals';
import { wishAtHome, wishOfSellers, EMPTY_DRAFT, type LeadDraft } from './lead-draft';
import { articlesSteps } from './articles-lead-form';
import { citySteps, homeSteps } from './home-lead-form';
import { reviewLines } from './review';

const DRAFT: LeadDraft = {
  ...EMPTY_DRAFT,
  sellProperty: 'yes',
  service: 'Delstyling',
  firstName: 'Marianne',
  lastName: 'Kvam',
  fullName: 'Marianne Kvam',
  phone: '+47 412 34 567',
  email: 'marianne@gmail.com',
  street: 'Nygårdsgaten 12',
  postalCode: '5015',
  city: 'Bergen',
  rooms: 'Stue',
  timeframe: 'Innen to uker',
  propertyType: 'Leilighet',
  propertySize: '75 m²',
  needs: 'Tom leilighet etter mor.',
};

test('every answer is listed as it will be sent', () => {
  expect(reviewLines(DRAFT, 'none', homeSteps('none'))).toEqual([
    { label: 'Skal du selge?', field: 'sellProperty', answers: ['Ja'] },
    { label: 'Tjeneste', field: 'service', answers: ['Delstyling'] },
    {
      label: 'Deg',
      field: 'firstName',
      answers: ['Marianne Kvam', '41 23 45 67', 'marianne@gmail.com'],
    },
    {
      label: 'Bolig',
      field: 'street',
      answers: ['Nygårdsgaten 12, 5015 Bergen', 'Leilighet, 75 m²'],
    },
    {
      label: 'Behov',
      field: 'needs',
      answers: ['Stue', 'Innen to uker', 'Tom leilighet etter mor.'],
    },
  ]);
});

test('unasked and unanswered questions have no line', () => {
  const labels = (draft: LeadDraft, wish = wishAtHome(draft)) =>
    reviewLines(draft, wish, homeSteps(wish)).map(({ label }) => label);
  expect(labels({ ...DRAFT, sellProperty: 'no' })).not.toContain('Eiendomsmegler');
  expect(labels({ ...DRAFT, agentContact: true })).toContain('Eiendomsmegler');
  expect(labels(EMPTY_DRAFT)).toEqual([]);
  const [, , you] = reviewLines(DRAFT, 'none', articlesSteps());
  expect(you).toMatchObject({ label: 'Deg', field: 'fullName' });
});

test('a valuation lists its own answers and that an agent may get in touch', () => {
  const draft: LeadDraft = { ...DRAFT, sellProperty: 'no', agentContact: true };
  const lines = reviewLines(draft, 'alone', homeSteps('alone'));
  expect(lines.map(({ label }) => label)).toEqual([
    'Skal du selge?',
    'Deg',
    'Bolig',
    'Eiendomsmegler',
  ]);
  expect(lines.at(-1)).toMatchObject({ field: 'agentContact' });
});

test('consent to an agent given on the home page for a valuation is neither sent nor listed', () => {
  const draft: LeadDraft = { ...DRAFT, sellProperty: 'no', agentContact: true };
  for (const steps of [citySteps(), articlesSteps()]) {
    const lines = reviewLines(draft, wishOfSellers(draft), steps);
    expect(lines.map(({ label }) => label)).not.toContain('Eiendomsmegler');
  }
});
