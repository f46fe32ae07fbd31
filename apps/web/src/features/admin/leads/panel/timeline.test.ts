import type { HistoryEntryDto, LeadDetailDto } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { timelineOf } from './lead-timeline';

const mail = {
  id: 'm1',
  kind: 'partner-offer' as const,
  assignment_id: 'a1',
  attempts: 1,
  created_at: '2026-11-20T10:00:02Z',
  sent_at: null,
  due_at: null,
  cause: null,
};

type Entry = Omit<HistoryEntryDto, 'changes'> & Partial<HistoryEntryDto>;
type Story = Omit<Partial<LeadDetailDto>, 'history'> & { history?: Entry[] };

const storyOf = ({ history = [], ...story }: Story) =>
  timelineOf({
    id: 'lead',
    created_at: '2026-11-20T10:00:00Z',
    notifications: [],
    assignments: [{ id: 'a1', partner_name: 'Anna Solheim' }],
    history: history.map((entry) => ({ changes: [], ...entry })),
    ...story,
  } as unknown as LeadDetailDto);

test('the timeline runs from the latest event to the receipt', () => {
  const partner = { partnerId: 'p', partnerName: 'Stine' };
  const story = storyOf({
    history: [
      { id: '1', at: '2026-11-20T10:00:01Z', kind: 'passed-on', actor: null, detail: partner },
      {
        id: '2',
        at: '2026-11-20T10:00:01Z',
        kind: 'status-changed',
        actor: null,
        detail: { from: 'new', to: 'matched' },
      },
      {
        id: '3',
        at: '2026-11-20T11:00:00Z',
        kind: 'assignment-answered',
        actor: null,
        detail: { ...partner, answer: 'declined' },
      },
      {
        id: '4',
        at: '2026-11-20T12:00:00Z',
        kind: 'note-added',
        actor: null,
        detail: { text: 'Ring i morgen' },
      },
    ],
  });
  expect(story.map(({ title }) => title)).toEqual([
    'Notat',
    'Stine svarte «Passer ikke»',
    'Status: Ny → Tildelt',
    'Sendt til Stine',
    'Henvendelsen kom inn',
  ]);
  expect(story[0]?.text).toBe('Ring i morgen');
});

test.each([
  [
    { state: 'sent' as const, sent_at: '2026-11-20T10:00:05Z', cause: '451 later' },
    'sendt',
    'done',
    undefined,
  ],
  [{ state: 'due' as const, due_at: '2026-11-20T10:00:02Z' }, 'venter', 'waiting', undefined],
  [
    { state: 'due' as const, due_at: '2026-11-20T10:05:00Z', cause: '451 later' },
    'venter',
    'failed',
    '451 later',
  ],
  [{ state: 'parked' as const, cause: '550 unknown' }, 'stoppet', 'failed', '550 unknown'],
  [
    { state: 'uncertain' as const, cause: 'ETIMEDOUT answer' },
    'usikkert om den kom fram',
    'failed',
    'ETIMEDOUT answer',
  ],
])('an e-mail with %j shows its state', (state, word, tone, cause) => {
  const [event] = storyOf({ notifications: [{ ...mail, ...state }] });
  expect(event).toMatchObject({ title: `Spørsmål til en partner: ${word}`, tone });
  expect(event?.cause).toBe(cause);
  expect(event?.actor).toBe('Anna Solheim');
});

test.each([
  ['owner', 'Trukket fra Stine av kunden'],
  ['moved', 'Trukket tilbake fra Stine, siden stedet ble rettet'],
  ['kind', 'Trukket tilbake fra Stine, som er blitt en annen slags partner'],
  ['merged', 'Trukket tilbake fra Stine'],
  ['holds', 'Trukket tilbake fra Stine, som har boligen fra før'],
])('an assignment ended by %s shows the reason', (by, title) => {
  const at = '2026-11-20T12:00:00Z';
  const detail = { partnerName: 'Stine', by };
  const event = { id: '1', at, kind: 'assignment-withdrawn' as const, actor: null, detail };
  expect(storyOf({ history: [event] })[0]?.title).toBe(title);
});

test.each([
  ['disputed', 'partners'],
  ['reported', 'partners'],
  ['dispute-decided', 'us'],
  ['owner-withdrew', 'owner'],
] as const)('%s is an act of the %s', (kind, thread) => {
  const detail = {
    partnerName: 'Stine',
    reason: 'wrong-number',
    report: 'won',
    decision: 'refused',
  };
  const at = '2026-11-20T12:00:00Z';
  const [event] = storyOf({ history: [{ id: '1', at, kind, actor: null, detail }] });
  expect(event?.thread).toBe(thread);
});

test('a correction by a user shows before and after', () => {
  const changes = [{ field: 'rooms', label: 'Rom', before: '', now: '3 rom' }];
  const about = { id: '1', at: '2026-11-20T12:00:00Z', kind: 'corrected' as const };
  const [event] = storyOf({
    history: [{ ...about, actor: 'Kari', detail: { fields: 'rooms' }, changes }],
  });
  expect(event).toMatchObject({
    title: 'Rettet opplysningene for kunden',
    text: 'Rom: ikke oppgitt → 3 rom',
  });
});
