import { sending } from '../../content/after-sending';
import { givenUpToast, lateRejectedToast, lateSentToast } from '../../content/late-request-toasts';
import { rejectedToast } from '../../content/lead-form-toasts';
import { paths } from '../../shared/config/paths';
import { formatNearDay } from '../../shared/format/moment';
import type { SubmitLead } from '../../shared/lead/submission';
import type { AppDispatch } from '../../shared/store/hooks';
import { showToast } from '../../shared/toast/toast-slice';
import { inForms } from './in-forms';
import { withLease, withWebLock } from './one-tab';
import { type PendingLead, parsePendingLeads, type LastWord } from './pending-lead';
import { PendingQueue } from './pending-queue';
import { loadClient, postLeadThrough } from './post-lead';
import { Resender } from './resender';
import { sendAndKeep } from './send-lead';
import { SubmissionKeys } from './submission-key';
import { unkeptSender } from './unkept-sender';
import { QUEUE_KEY } from './queue-key';

/** What became of what had to wait. Undefined: it waits still or, where nothing does, why is not known. */
type Late = LastWord | 'discarded' | undefined;

/** Follows what becomes of what waits, whichever tab sends it or takes it back. */
class LateNews {
  private last: Late;
  private readonly listeners = new Set<() => void>();

  readonly now = (): Late => this.last;

  /** Returns the end of it. */
  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What became of what waited last; undefined: something new is to wait. */
  tell(last: Late): void {
    this.last = last;
    this.lookAgain();
  }

  /** For a page that may have missed what other tabs wrote, as it lay in the browser's cache of pages left. */
  readonly lookAgain = (): void => this.listeners.forEach((listener) => listener());

  /** Another tab has changed the queue, or emptied all of the storage. Returns what it has settled. */
  hear({ key, newValue }: StorageEvent): PendingLead | undefined {
    if (key !== null && key !== QUEUE_KEY) return undefined;
    const settled = parsePendingLeads(newValue).find(({ lastWord }) => lastWord);
    const last = newValue === null ? this.last : undefined;
    this.tell(settled ? settled.lastWord : last);
    return settled;
  }
}

interface LeadSender {
  /** Sends, and keeps what does not get through. */
  sendAndKeep: SubmitLead;
  /** Sends, and leaves it to the visitor to try again. */
  sendOnce: SubmitLead;
  resender: Resender;
  /** What waits: what this tab has sent last or, where that does not, how many there are. */
  waiting: () => 'own' | number;
  /** Whether what waits waits for the server alone, which has answered. */
  isForServer: () => boolean;
  /** Forgets what this tab has sent last, or all that waits: it is not sent any more. Returns what that was. */
  discard: (which: 'own' | 'all') => readonly PendingLead[];
  /** What became of what had to wait, and whom to tell when that or what waits changes. */
  late: () => Late;
  watch: LateNews['watch'];
}

function connect(dispatch: AppDispatch): LeadSender {
  const now = () => Date.now();
  const local = () => localStorage;
  const session = () => sessionStorage;
  const queue = new PendingQueue(local, now);
  const post = postLeadThrough(dispatch);
  const news = new LateNews();
  const keys = new SubmissionKeys(session);
  const openedAt = now();
  /** Whether its owner may have gone away since, and come back. */
  const isLate = ({ createdAt }: PendingLead) => createdAt < openedAt;
  const dayOf = ({ createdAt }: PendingLead) => formatNearDay(createdAt, now());
  const link = { text: sending.sent.follow, to: paths.sentRequest };
  const delivered = (lead: PendingLead) => {
    keys.settle(lead.key);
    if (isLate(lead)) dispatch(showToast({ ...lateSentToast(dayOf(lead)), link, stays: true }));
    void inForms(dispatch, ({ forgetSent }) => forgetSent(lead.payload));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resender = new Resender({
    queue,
    post,
    now,
    oneTab: 'locks' in navigator ? withWebLock(navigator.locks) : withLease(local, now),
    chance: Math.random,
    alarm: (task, milliseconds) => {
      clearTimeout(timer);
      timer = setTimeout(task, milliseconds);
    },
    refused: ({ reasons }, lead) => {
      const stays = isLate(lead);
      const text = stays ? lateRejectedToast(dayOf(lead), reasons) : rejectedToast(reasons);
      dispatch(showToast({ ...text, kind: 'destructive', stays }));
      news.tell('refused');
    },
    gaveUp: (lead) => {
      dispatch(showToast({ ...givenUpToast(dayOf(lead)), kind: 'destructive', stays: true }));
    },
    postponed: news.lookAgain,
    accepted: (lead) => {
      news.tell('sent');
      delivered(lead);
    },
  });
  addEventListener('online', () => void resender.hurry());
  addEventListener('storage', (event) => {
    const settled = news.hear(event);
    if (settled?.lastWord === 'sent') delivered(settled);
  });
  addEventListener('pageshow', ({ persisted }) => {
    news.lookAgain();
    if (persisted) void inForms(dispatch, ({ takeKept }) => takeKept());
  });
  const isOwn = ({ key }: PendingLead) => keys.isLast(key);
  /** What the form has sent, if that waits; else all that does. */
  const told = () => {
    const leads = queue.list();
    const own = leads.filter(isOwn);
    return own.length > 0 ? own : leads;
  };
  const send = sendAndKeep({ keys, queue, post, resender, now, chance: Math.random });
  return {
    sendAndKeep: (payload, hints) => {
      news.tell(undefined);
      return send(payload, hints);
    },
    sendOnce: unkeptSender(dispatch),
    resender,
    waiting: () => (queue.list().some(isOwn) ? 'own' : queue.list().length),
    isForServer: () => told().every(({ isAnswered }) => isAnswered),
    discard: (which) => {
      const leads = queue.list().filter((lead) => which === 'all' || isOwn(lead));
      queue.remove(...leads.map(({ key }) => key));
      leads.forEach(({ key }) => keys.settle(key));
      news.tell(leads.length > 0 ? 'discarded' : undefined);
      return leads;
    },
    late: news.now,
    watch: news.watch,
  };
}

let connected: LeadSender | undefined;

/** The page's one connection between the forms, the queue in storage and the API. */
export const leadSender = (dispatch: AppDispatch): LeadSender => (connected ??= connect(dispatch));

/** Fetches ahead what leads are handed over with, and follows from now on what other pages do. */
export function prepare(dispatch: AppDispatch): Promise<unknown> {
  leadSender(dispatch);
  return loadClient();
}
