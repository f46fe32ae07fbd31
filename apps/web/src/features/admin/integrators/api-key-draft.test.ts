import { expect, test } from '@jest/globals';
import { KEY_FIELDS } from '@boligstyling/domain';
import { faultsOf } from '../shared/record-draft';
import { begunOf, toApiKeyDto } from './integrators-page';

const draft = { ...begunOf(undefined), name: ' Megler Vest AS ', source: ' megler-vest ' };

test('an API key is sent trimmed, with each origin once, as browsers write it', () => {
  const origins = 'https://Megler.example/\nhttps://megler.example, http://localhost:5173 ';
  expect(toApiKeyDto({ ...draft, origins })).toEqual({
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
  expect(toApiKeyDto({ ...draft, origins }).origins).toEqual([
    'https://xn--bmlo-bolig-0cb.no',
    'https://megler.example',
    'http://megler.example/kontakt',
  ]);
});

test('contact details are granted only to an API key that reads its leads', () => {
  const granted = (scopes: typeof draft.scopes) =>
    toApiKeyDto({ ...draft, scopes, shows_contacts: true }).shows_contacts;
  expect(granted(['leads:submit', 'leads:read-own'])).toBe(true);
  expect(granted(['leads:submit'])).toBe(false);
});

test('the form of an existing API key starts with its values', () => {
  const dto = {
    ...toApiKeyDto(draft),
    version: '3',
    id: '1',
    created_at: '',
    previous_until: null,
  };
  expect(toApiKeyDto(begunOf(dto))).toEqual(toApiKeyDto(draft));
});

test('missing values are reported before sending', () => {
  expect(faultsOf(KEY_FIELDS, draft)).toEqual({});
  expect(Object.keys(faultsOf(KEY_FIELDS, { ...begunOf(undefined), scopes: [] }))).toEqual([
    'name',
    'source',
    'scopes',
  ]);
  for (const per_minute of ['', '0', '6001', '1.5', 'mange']) {
    expect(Object.keys(faultsOf(KEY_FIELDS, { ...draft, per_minute }))).toEqual(['per_minute']);
  }
});

test('only a test key is sent as one', () => {
  expect(toApiKeyDto({ ...draft, is_test: true }).is_test).toBe(true);
  expect(toApiKeyDto(draft).is_test).toBeUndefined();
});
