import {
  type LeadDetailDto,
  type AssignmentDto,
  type HistoryEntryDto,
  type NotificationDto,
  useFollowUpLeadMutation,
} from '@boligstyling/api-client/admin';
import { useState, type SubmitEvent } from 'react';
import {
  EVENTS_BY_OWNER,
  NOTE_MAX_LENGTH,
  LEAD_STATUS_NAMES,
  type LeadStatus,
} from '@boligstyling/domain';
import { adminLead, eventWords } from '../../../../content/admin/admin-lead';
import { formatMoment } from '../../../../shared/format/moment';
import { useMay } from '../../shared/session/use-may';
import sections from './lead-sections.module.css';
import styles from './lead-timeline.module.css';
import { PanelSection } from './panel-section';
import { useIsWide } from '../use-open-lead';
import { SideButton } from '../../../../shared/ui/button';
import { TextArea } from '../../../../shared/ui/fields/field';
import { idempotencyKeyOf, useChange } from '../../shared/calls/use-change';
import { useBegunDraft } from '../../shared/ui/admin-form';
import { notificationWords } from '../../../../content/admin/admin-words';

const NEWEST = 5;

const THREADS = ['all', 'owner', 'partners', 'us', 'mail'] as const;

export function LeadTimeline({ lead }: { lead: LeadDetailDto }) {
  const [thread, setThread] = useState<Thread | 'all'>('all');
  const mayWork = useMay()('work');
  const isWide = useIsWide();
  const [isWhole, setIsWhole] = useState(false);
  const events = timelineOf(lead).filter((event) => thread === 'all' || event.thread === thread);
  const shown = isWide || isWhole ? events : events.slice(0, NEWEST);

  return (
    <PanelSection title={adminLead.timeline}>
      {mayWork && <AddNote leadId={lead.id} />}
      <div className="wrap-1" role="group" aria-label={adminLead.threadsLabel}>
        {THREADS.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.thread}
            aria-pressed={each === thread}
            onClick={() => setThread(each)}
          >
            {adminLead.threads[each]}
          </button>
        ))}
      </div>
      {events.length === 0 && <p className={styles.moment}>{adminLead.noEvents}</p>}
      <ol className="stack-3 whole-words">
        {shown.map((event) => (
          <Event key={event.id} {...event} />
        ))}
      </ol>
      {shown.length < events.length && (
        <button type="button" className={sections.more} onClick={() => setIsWhole(true)}>
          {adminLead.earlierEvents(events.length - shown.length)}
        </button>
      )}
    </PanelSection>
  );
}

function Event({ at, title, actor, tone, text, cause, nextTry }: TimelineEvent) {
  return (
    <li className={styles.event} data-tone={tone}>
      <p className={styles.moment}>{formatMoment(at)}</p>
      <div>
        <p className={styles.title}>
          {title}
          {actor && <span className={styles.actor}>{adminLead.byUser(actor)}</span>}
        </p>
        {text && <p className={styles.text}>{text}</p>}
        {cause && <p className={styles.failure}>{adminLead.mailCause(cause)}</p>}
        {nextTry && <p className={styles.moment}>{adminLead.nextTry(formatMoment(nextTry))}</p>}
      </div>
    </li>
  );
}

const EMPTY = { note: '' };

/** A note is added whatever the status has become. */
const OF_ANY = { 'If-Match': '*' };

/** A note survives opening other leads and a new login. */
export function AddNote({ leadId }: { leadId: string }) {
  const of = `note ${leadId}`;
  // Shows a pending save after the form is mounted again.
  const [followUp, { isLoading }] = useFollowUpLeadMutation({ fixedCacheKey: of });
  const { form, draft, show, written, beginAnew } = useBegunDraft(of, EMPTY);
  const change = useChange();

  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    if (show(draft.note.trim() ? {} : { note: adminLead.noteMissing })) return;
    const once = { ...OF_ANY, 'Idempotency-Key': idempotencyKeyOf(draft) };
    const call = followUp({ id: leadId, ...once, followUpDto: { note: draft.note } });
    if (await change(call, adminLead.saved)) beginAnew(draft);
  };

  return (
    <form ref={form} className={sections.form} onSubmit={(event) => void add(event)} noValidate>
      <TextArea
        label={adminLead.note}
        help={adminLead.noteHelp}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        {...written('note')}
      />
      <SideButton type="submit" busy={isLoading}>
        {adminLead.addNote}
      </SideButton>
    </form>
  );
}

interface TimelineEvent {
  id: string;
  at: string;
  title: string;
  actor?: string | undefined;
  thread: Thread;
  tone: 'done' | 'waiting' | 'failed';
  text?: string | undefined;
  cause?: string | undefined;
  nextTry?: string | undefined;
}

type Thread = 'owner' | 'partners' | 'us' | 'mail';

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
  if (EVENTS_BY_OWNER.includes(kind)) return 'owner';
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

function ofEntry({ id, at, kind, detail, actor, changes }: HistoryEntryDto): TimelineEvent {
  const corrected = changes.map(
    ({ label, before, now }) => `${label}: ${adminLead.changed(before, now)}`,
  );
  const isForOwner = corrected.length > 0;
  const text = kind === 'note-added' ? detail.text : corrected.join('\n');
  const title = isForOwner ? adminLead.correctedForOwner : eventWords[kind](detail, statusWord);
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
