import type { AskedPartnerDto, OwnerMomentDto, OwnerPageDto } from '@boligstyling/api-client/links';
import { expect, test } from '@jest/globals';
import { headlineOf } from './owner-headline';

const partner = (name: string, changes: Partial<AskedPartnerDto> = {}): AskedPartnerDto => ({
  name,
  company: 'Solheim Interiør',
  kind: 'stylist',
  state: 'offered',
  knows_you: false,
  gets_all: true,
  has_called: false,
  came_to_nothing: false,
  presentation: '',
  logo: null,
  phone: null,
  website: null,
  assignment_id: null,
  call_overdue: false,
  not_called_at: null,
  asked_at: '2026-11-24T13:00:00.000Z',
  deadline: '2026-11-25T13:00:00.000Z',
  answered_at: null,
  ...changes,
});
const took = { state: 'accepted', knows_you: true } as const;
const no = { state: 'declined' } as const;

const CHOICES: OwnerPageDto['choices'] = {
  agent: 'unanswered',
  stylists: null,
  show_more: false,
  show_no_more: false,
  keep_waiting: false,
  waiting_asks_again: false,
  withdraw: true,
};
const SENT = { contact_by_email: false } as NonNullable<OwnerPageDto['sent']>;

const view = (changes: Partial<OwnerPageDto>): OwnerPageDto => ({
  city: 'Bergen',
  service: 'Delstyling',
  received_at: '2026-11-24T12:58:00.000Z',
  status: 'new',
  search: { state: 'searching', until: '2026-12-08T13:00:00.000Z', late: false },
  partners: [],
  timeline: [],
  consents: [],
  choices: CHOICES,
  sent: SENT,
  pending_email: null,
  merged: false,
  just_sent: false,
  ...changes,
});
const complete = { state: 'complete', until: null, late: false } as const;
const late = (state: OwnerPageDto['search']['state']) => ({ state, until: null, late: true });
const withdrawn: OwnerMomentDto = {
  at: '2026-11-24T13:00:00.000Z',
  kind: 'withdrawn',
  partners: [],
};

const refused: OwnerPageDto['consents'][number] = {
  ...({ subject: 'stylist', granted: false, place: 'owner-page' } as const),
  ...{ at: '2026-11-24T13:00:00.000Z', text_version: '2026-11', text: null },
};

const CASES: readonly [string, string, Partial<OwnerPageDto>][] = [
  [
    'Vi har fått henvendelsen din',
    'En av oss ser på den først',
    { search: { ...late('held'), late: false } },
  ],
  ['Vi leter etter stylister i Bergen', 'når noen sier ja', {}],
  [
    'Vi leter etter stylister i Bergen',
    'Delstyling i Bergen. Du får en e-post når noen sier ja.',
    { partners: [partner('A', { state: 'withdrawn' })] },
  ],
  ['Nå spør vi stylister i Bergen', 'To er spurt', { partners: [partner('A'), partner('B')] }],
  [
    'Nå spør vi eiendomsmeglere i Bergen',
    'Én er spurt',
    { service: 'Verdivurdering', partners: [partner('A', { kind: 'estate-agent' })] },
  ],
  [
    'Nå spør vi stylister og eiendomsmeglere i Bergen',
    'To er spurt',
    { partners: [partner('A'), partner('B', { kind: 'estate-agent' })] },
  ],
  [
    'Nå spør vi eiendomsmeglere i Bergen',
    'To er spurt',
    {
      choices: { ...CHOICES, agent: 'yes' },
      partners: [partner('A', no), partner('B', { kind: 'estate-agent' })],
    },
  ],
  [
    'Vi leter etter stylister og eiendomsmeglere i Bergen',
    'når noen sier ja',
    { choices: { ...CHOICES, agent: 'yes' } },
  ],
  [
    'Vi har fått henvendelsen din',
    'når vi spør stylister og eiendomsmeglere',
    { choices: { ...CHOICES, agent: 'yes' }, search: { ...late('held'), late: false } },
  ],
  ['Vi leter etter eiendomsmeglere i Bergen', 'når noen sier ja', { service: 'Verdivurdering' }],
  [
    'Vi har fått henvendelsen din',
    'når vi spør eiendomsmeglere',
    { service: 'Verdivurdering', search: { ...late('held'), late: false } },
  ],
  ['Oppdraget er avtalt', 'Lykke til.', { service: 'Verdivurdering', status: 'won' }],
  ['Vi fant ingen ennå', 'Ingen har sagt ja til den', { search: late('searching') }],
  ['Vi leter etter stylister i Bergen', 'vet ikke hvilken kommune', { place_unknown: true }],
  ['Vi fant ingen', 'vet ikke hvilken kommune', { search: late('ended'), place_unknown: true }],
  [
    'Du har sendt denne før',
    'ingen blir spurt to ganger',
    { search: { ...late('merged'), late: false } },
  ],
  [
    'Vi fant ingen ennå',
    'spurt én, som ikke sa ja denne gangen.',
    { search: late('searching'), partners: [partner('A', no)] },
  ],
  [
    'Vi fant ingen ennå',
    'Ingen har sagt ja ennå',
    { search: late('searching'), partners: [partner('A')] },
  ],
  [
    'Vi fant ingen ennå',
    'Vi har spurt to i alt. Ingen har henvendelsen nå. Det er vi lei for.',
    {
      search: late('searching'),
      partners: [partner('A', { state: 'withdrawn', knows_you: true }), partner('B')],
    },
  ],
  [
    'Vi fant ingen',
    'Vi har spurt to. Ingen av dem sa ja denne gangen.',
    { search: late('ended'), partners: [partner('A', no), partner('B', no)] },
  ],
  [
    'Anna ringer deg',
    'Én har sagt ja, én har frist',
    { partners: [partner('Anna Solheim', took), partner('Bo Lie')] },
  ],
  [
    'Anna og Bo ringer deg',
    'To har sagt ja.',
    { partners: [partner('Anna S', took), partner('Bo Lie', took)] },
  ],
  [
    'Bo ringer deg',
    'To har sagt ja.',
    { partners: [partner('Anna', { ...took, has_called: true }), partner('Bo', took)] },
  ],
  [
    'Anna har tatt kontakt',
    'Én har sagt ja.',
    { partners: [partner('Anna', { ...took, has_called: true })] },
  ],
  [
    'Bo ringer deg',
    'To har sagt ja.',
    { partners: [partner('Anna', { ...took, came_to_nothing: true }), partner('Bo', took)] },
  ],
  [
    'Nå spør vi stylister i Bergen',
    'Du får en e-post når noen sier ja',
    {
      partners: [partner('Anna', { ...took, came_to_nothing: true }), partner('Bo')],
      search: { state: 'searching', until: null, late: false },
    },
  ],
  [
    'Vi leter etter stylister i Bergen',
    'Én er spurt. Du får en e-post når noen sier ja',
    { partners: [partner('Anna', { state: 'undone', knows_you: true })] },
  ],
  [
    'Vi spør ingen nå',
    'Alle plassene er brukt, så vi spør ikke flere.',
    {
      partners: ['A', 'B', 'C'].map((it) => partner(it, { state: 'undone', knows_you: true })),
      search: complete,
    },
  ],
  [
    'Vi spør ingen nå',
    'Du har sagt nei til eiendomsmegler',
    { service: 'Verdivurdering', search: complete, choices: { ...CHOICES, agent: 'no' } },
  ],
  [
    'Vi leter etter eiendomsmeglere i Bergen',
    'Én er spurt',
    {
      choices: { ...CHOICES, agent: 'yes' },
      consents: [refused],
      partners: [partner('A', { state: 'withdrawn', knows_you: true })],
    },
  ],
  [
    'Vi leter etter stylister og eiendomsmeglere i Bergen',
    'når noen sier ja',
    {
      choices: { ...CHOICES, agent: 'yes' },
      consents: [refused, { ...refused, granted: true }],
    },
  ],
  [
    'Vi spør ingen nå',
    'Du har sagt nei til stylister',
    { search: complete, consents: [refused], choices: { ...CHOICES, agent: 'no' } },
  ],
  [
    'Henvendelsen er trukket',
    'har fått beskjed',
    { search: complete, timeline: [withdrawn], partners: [partner('A', { state: 'withdrawn' })] },
  ],
  ['Oppdraget er avtalt', 'Lykke til', { status: 'won', partners: [partner('Anna', took)] }],
  [
    'Oppdraget er avtalt',
    'Bergen. Lykke til med stylingen.',
    { status: 'won', partners: [partner('Anna', took)] },
  ],
  [
    'Oppdraget er avtalt',
    'Bergen. Lykke til.',
    { status: 'won', partners: [partner('Per', { ...took, kind: 'estate-agent' })] },
  ],
  ['Henvendelsen er trukket', 'har fått beskjed', { status: 'lost', timeline: [withdrawn] }],
  ['Henvendelsen er trukket', 'har fått beskjed', { status: 'won', timeline: [withdrawn] }],
  ['Henvendelsen er avsluttet', 'Vi spør ikke flere', { status: 'lost' }],
];

test('an accepted partner writes where the owner prefers e-mail', () => {
  const sent = { contact_by_email: true } as OwnerPageDto['sent'];
  const partners = [partner('Anna Solheim', took)];
  expect(headlineOf(view({ sent, partners })).title).toBe('Anna skriver til deg');
});

test('partners with one name are told apart in the headline', () => {
  const other = { ...took, company: 'Nordlys AS' };
  const title = (name: string) =>
    headlineOf(view({ partners: [partner('Anna Solheim', took), partner(name, other)] })).title;
  expect(title('Anna Lie')).toBe('Anna Solheim og Anna Lie ringer deg');
  expect(title('Anna Solheim')).toBe(
    'Anna Solheim i Solheim Interiør og Anna Solheim i Nordlys AS ringer deg',
  );
});

test('a link without lead details says only that the partner gets in touch', () => {
  const unknown = view({ partners: [partner('Anna Solheim', took)], just_sent: true });
  delete unknown.sent;
  expect(headlineOf(unknown).title).toBe('Anna tar kontakt');
});

test.each(CASES)('«%s», and then «%s»', (title, lead, changes) => {
  const headline = headlineOf(view(changes));
  expect(headline.title).toBe(title);
  expect(headline.lead).toContain(lead);
  expect(headline.lead).toMatch(/^(Delstyling|Verdivurdering) i Bergen\. /);
});

test('no place is named for a reader without access to it', () => {
  const { title, lead } = headlineOf(view({ city: '' }));
  expect(title).toBe('Vi leter etter stylister');
  expect(lead).toMatch(/^Delstyling\. /);
  const asked = headlineOf(view({ city: '', partners: [partner('A')] }));
  expect(asked.title).toBe('Nå spør vi stylister');
});
