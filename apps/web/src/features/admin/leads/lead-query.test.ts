import { expect, test } from '@jest/globals';
import {
  askable,
  EVERYTHING,
  isNarrowed,
  isTooShort,
  ofViewFilter,
  readLeadQuery,
  toListArgs,
  toViewFilter,
  withLeadQuery,
} from './lead-query';

const read = (address: string) => readLeadQuery(new URLSearchParams(address));

test('a filter survives the address', () => {
  const query = read('sok=kari&status=new&sted=Bergen&tjeneste=Delstyling&fra=2026-11-01&side=abc');
  expect(withLeadQuery(new URLSearchParams(), query).toString()).toBe(
    'sok=kari&status=new&sted=Bergen&tjeneste=Delstyling&fra=2026-11-01&side=abc',
  );
});

test('invalid address values are left out', () => {
  const query = read(
    'status=old&kommune=Bergen&slatt-sammen=with&holdt-tilbake=ja&tjeneste=Maling&fra=i+dag&til=2026-1-1&sorter=pris',
  );
  expect(isNarrowed(query)).toBe(false);
  expect(toListArgs(query)).toEqual({ limit: 25 });
});

test.each(['2026-02-30', '2026-13-01', '2026-99-99'])('the invalid day %s is left out', (day) => {
  const query = read(`fra=${day}&til=${day}`);
  expect(isNarrowed(query)).toBe(false);
  expect(toListArgs(query)).toEqual({ limit: 25 });
});

test('another filter starts on the first page and keeps the rest of the address', () => {
  const address = new URLSearchParams('sok=kari&side=abc&henvendelse=7');
  expect(withLeadQuery(address, { status: 'won' }).toString()).toBe(
    'sok=kari&henvendelse=7&status=won',
  );
  expect(withLeadQuery(address, { search: '' }).toString()).toBe('henvendelse=7');
});

test('the API gets the filled-in filters under its own names', () => {
  expect(
    toListArgs(read('sok=+kari+&sted=Bergen&til=2026-11-30&sorter=customer_name&side=abc')),
  ).toEqual({
    q: 'kari',
    city: 'Bergen',
    to: '2026-11-30',
    sort: 'customer_name',
    cursor: 'abc',
    limit: 25,
  });
});

test.each([
  ['', false],
  ['ka', true],
  ['k n', true],
  ['kari n', false],
  ['40 00', false],
])('a search for «%s» is too short: %s', (search, tooShort) => {
  const query = { ...read(''), search };
  expect(isTooShort(query)).toBe(tooShort);
  expect('q' in toListArgs(query)).toBe(search !== '' && !tooShort);
});

test('a saved view keeps the filters, but not the search', () => {
  const query = read(
    'sok=kari&status=new&sted=Oslo&kommune=0301&slatt-sammen=without&holdt-tilbake=without&partner=019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b&kilde=articles_page&kampanjekilde=finn&kampanje=v%C3%A5r&henvist-fra=Finn.no&bare=overdue&side=abc',
  );
  const kept = {
    status: 'new',
    city: 'Oslo',
    municipality: '0301',
    merged: 'without',
    held: 'without',
    partner_id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
    source: 'articles_page',
    utm_source: 'finn',
    utm_campaign: 'vår',
    referrer_host: 'finn.no',
    only: 'overdue',
  };
  expect(toViewFilter(query)).toEqual(kept);
  const shown = withLeadQuery(new URLSearchParams('sok=ola&til=2026-11-30'), ofViewFilter(kept));
  expect(toViewFilter(readLeadQuery(shown))).toEqual(kept);
  expect(shown.has('sok')).toBe(false);
});

test('a municipality that no longer exists is not sent, but stays in its saved view', () => {
  const query = read('kommune=0101&status=new');
  expect(toListArgs(askable(query, true))).toEqual({ status: 'new', limit: 25 });
  expect(toViewFilter(query)).toEqual({ municipality: '0101', status: 'new' });
});

test('`EVERYTHING` is the query without filters', () => {
  const all = withLeadQuery(new URLSearchParams('status=new&bare=held&kilde=x'), EVERYTHING);
  expect(isNarrowed(readLeadQuery(all))).toBe(false);
});
