import { expect, it } from '@jest/globals';
import { sampleLead } from '../testing/sample-lead.js';
import { type LeadCaseState, withLocations } from './case-state.js';

const unknown = sampleLead({ municipality: null, municipalityFoundBy: null });
const place = { municipality: '4601', foundBy: 'place-name' } as const;
const lies = (changes: Partial<typeof unknown>) => {
  const lead = { ...unknown, ...changes };
  const state = { lead, others: [{ lead }] } as unknown as LeadCaseState;
  const placed = withLocations([{ given: unknown, place }])(state);
  return [placed.lead, placed.others[0]?.lead].map((each) => each?.municipality);
};

it('places a home also in the copy of another lead', () => {
  expect(lies({})).toEqual(['4601', '4601']);
});

it('keeps a home that the administrator placed meanwhile', () => {
  const said = { municipality: '3419', municipalityFoundBy: 'administrator' } as const;
  expect(lies(said)).toEqual(['3419', '3419']);
});

it('keeps a home whose owner corrected it meanwhile', () => {
  expect(lies({ location: 'Oslo' })).toEqual([null, null]);
});
