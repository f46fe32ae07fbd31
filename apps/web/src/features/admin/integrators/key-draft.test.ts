import { expect, test } from '@jest/globals';
import { draftOf, faultsOf, toKeyDto } from './key-draft';

const draft = { ...draftOf(undefined), name: ' Megler Vest AS ', source: ' megler-vest ' };

test('a key is sent trimmed, with each origin once, as browsers write it', () => {
  const origins = 'https://Megler.example/\nhttps://megler.example, http://localhost:5173 ';
  expect(toKeyDto({ ...draft, origins })).toEqual({
    name: 'Megler Vest AS',
    source: 'megler-vest',
    scopes: ['leads:submit'],
    shows_contacts: false,
    origins: ['https://megler.example', 'http://localhost:5173'],
    per_minute: 60,
    paused: false,
  });
});

test('an origin is sent as browsers send it, not as the address bar shows it', () => {
  const origins = 'https://Bømlo-bolig.no https://megler.example:443 http://megler.example/kontakt';
  expect(toKeyDto({ ...draft, origins }).origins).toEqual([
    'https://xn--bmlo-bolig-0cb.no',
    'https://megler.example',
    'http://megler.example/kontakt',
  ]);
});

test('contact details are granted only to a key that reads its leads', () => {
  const granted = (scopes: typeof draft.scopes) =>
    toKeyDto({ ...draft, scopes, shows_contacts: true }).shows_contacts;
  expect(granted(['leads:submit', 'leads:read-own'])).toBe(true);
  expect(granted(['leads:submit'])).toBe(false);
});

test('the form of an existing key starts with its values', () => {
  const dto = { ...toKeyDto(draft), version: '3', id: '1', created_at: '', previous_until: null };
  expect(toKeyDto(draftOf(dto))).toEqual(toKeyDto(draft));
});

test('missing values are reported before sending', () => {
  expect(faultsOf(draft)).toEqual({});
  expect(Object.keys(faultsOf({ ...draftOf(undefined), scopes: [] }))).toEqual([
    'name',
    'source',
    'scopes',
  ]);
  for (const per_minute of ['', '0', '6001', '1.5', 'mange']) {
    expect(Object.keys(faultsOf({ ...draft, per_minute }))).toEqual(['per_minute']);
  }
});
