import { expect, test } from '@jest/globals';
import { toldEvents } from './told-events.js';

test('are those that are told of, and what others have chosen since they were seen', () => {
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

test('are refused where each of two has taken away what the other left', () => {
  const refused = () => toldEvents(['lead.won'], ['lead.lost'], ['lead.won', 'lead.lost']);
  const message = 'Noen andre har tatt bort resten. Velg minst én hendelse.';
  const fields = [{ field: 'events', message }];
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid-webhook', fields }));
});
