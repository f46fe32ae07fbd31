import { expect, test } from '@jest/globals';
import { toldEvents } from './told-events.js';

test('are the requested ones, merged with concurrent changes', () => {
  expect(toldEvents(['lead.won', 'lead.lost'], ['lead.received'])).toEqual([
    'lead.won',
    'lead.lost',
  ]);
  const seen = ['lead.received', 'lead.won'] as const;
  expect(toldEvents([...seen, 'lead.lost'], ['lead.won', 'lead.erased'], seen)).toEqual([
    'lead.won',
    'lead.erased',
    'lead.lost',
  ]);
});

test('are refused when two concurrent removals leave none', () => {
  const refused = () => toldEvents(['lead.won'], ['lead.lost'], ['lead.won', 'lead.lost']);
  const message = 'Noen andre har tatt bort resten. Velg minst én hendelse.';
  const fields = [{ field: 'events', message }];
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid-webhook', fields }));
});
