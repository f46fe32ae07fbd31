import type {
  AssignmentDto,
  HistoryEntryDto,
  LeadDetailDto,
  NotificationDto,
} from '@boligstyling/api-client/admin';
import { LEAD_STATUS_NAMES, type LeadStatus } from '@boligstyling/domain';
import { adminLead, eventWords } from '../../../../content/admin/admin-lead';
import { notificationWords } from '../../../../content/admin/admin-words';

export interface TimelineEvent {
  id: string;
  at: string;
  title: string;
  /** User who acted; for an e-mail, the partner it is to or about. */
  actor?: string | undefined;
  /** Group by which the history is filtered. */
  thread: Thread;
  tone: 'done' | 'waiting' | 'failed';
  text?: string | undefined;
  cause?: string | undefined;
  nextTry?: string | undefined;
}

export type Thread = 'owner' | 'partners' | 'us' | 'mail';

const OWNERS: readonly HistoryEntryDto['kind'][] = [
  'nobody-called',
  'owner-waits',
  'win-answered',
  'consent-given',
  'corrected',
  'owner-withdrew',
];

const PARTNERS: readonly HistoryEntryDto['kind'][] = [
  'assignment-answered',
  'answer-undone',
  'offer-expired',
  'offer-filled',
  'yes-too-late',
  'reported',
  'disputed',
];

function threadOf(kind: HistoryEntryDto['kind']): Thread {
  if (OWNERS.includes(kind)) return 'owner';
  return PARTNERS.includes(kind) ? 'partners' : 'us';
}

const MAIL_TONES = { sent: 'done', due: 'waiting', parked: 'failed', uncertain: 'failed' } as const;

function ofMail(
  { id, kind, state, sent_at, created_at, due_at, cause, ...of }: NotificationDto,
  assignments: readonly AssignmentDto[],
) {
  const isTried = state === 'due' && cause !== null;
  return {
    id,
    at: sent_at ?? created_at,
    title: `${notificationWords[kind]}: ${adminLead.mailStates[state]}`,
    actor: assignments.find((each) => each.id === of.assignment_id)?.partner_name,
    thread: 'mail' as const,
    tone: isTried ? ('failed' as const) : MAIL_TONES[state],
    cause: state === 'sent' ? undefined : (cause ?? undefined),
    nextTry: isTried ? (due_at ?? undefined) : undefined,
  };
}

const statusWord = (status: string) => LEAD_STATUS_NAMES[status as LeadStatus] ?? status;

const toneOf = (kind: HistoryEntryDto['kind']) =>
  kind === 'nobody-called' ? ('failed' as const) : ('done' as const);

function ofEntry({ id, at, kind, detail, actor }: HistoryEntryDto): TimelineEvent {
  const text = kind === 'note-added' ? detail.text : undefined;
  const title = eventWords[kind](detail, statusWord);
  const thread = threadOf(kind);
  return { id, at, title, actor: actor ?? undefined, thread, tone: toneOf(kind), text };
}

export function timelineOf({
  id,
  created_at,
  notifications,
  assignments,
  history,
}: LeadDetailDto): TimelineEvent[] {
  const received: TimelineEvent = {
    id,
    at: created_at,
    title: adminLead.receivedEvent,
    thread: 'owner',
    tone: 'done',
  };
  const mails = notifications.map((mail) => ofMail(mail, assignments));
  const events = [received, ...history.map(ofEntry), ...mails];
  return events.reverse().sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
