import { inTab, inVisits } from '../../shared/kept-text';
import { sending } from '../../content/after-sending';
import { rejectedToast } from '../../content/lead-form-toasts';
import { paths } from '../../shared/config/paths';
import type { SubmitLead } from '../../shared/lead/submission';
import type { AppDispatch } from '../../shared/store/hooks';
import { showToast, type ToastContent } from '../../shared/toast/toast-slice';
import { inForms } from './in-forms';
import type { PendingLeadOutcome } from './pending-lead-toast';
import { withLease, withWebLock, Resender } from './resender';
import { type PendingLead, parsePendingLeads, type FinalOutcome } from './pending-lead';
import { PendingQueue } from './pending-queue';
import { loadClient, postLeadThrough } from './post-lead';
import { sendAndKeep } from './send-lead';
import { SubmissionKeys } from './submission-key';
import { unkeptSender } from './unkept-sender';
import { QUEUE_KEY } from './queue-key';

type Late = FinalOutcome | 'discarded' | undefined;

class LateNews {
  private last: Late;
  private readonly listeners = new Set<() => void>();

  readonly now = (): Late => this.last;

  readonly watch = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  tell(last: Late): void {
    this.last = last;
    this.lookAgain();
  }

  /** The back-forward cache misses storage events. */
  readonly lookAgain = (): void => this.listeners.forEach((listener) => listener());

  hear({ key, newValue }: StorageEvent): PendingLead | undefined {
    if (key !== null && key !== QUEUE_KEY) return undefined;
    const settled = parsePendingLeads(newValue).find(({ lastWord }) => lastWord);
    const last = newValue === null ? this.last : undefined;
    this.tell(settled ? settled.lastWord : last);
    return settled;
  }
}

interface LeadSender {
  sendAndKeep: SubmitLead;
  sendOnce: SubmitLead;
  resender: Resender;
  waiting: () => 'own' | number;
  isForServer: () => boolean;
  discard: (which: 'own' | 'all') => readonly PendingLead[];
  late: () => Late;
  watch: LateNews['watch'];
}

function connect(dispatch: AppDispatch): LeadSender {
  const now = () => Date.now();
  const queue = new PendingQueue(inVisits, now);
  const post = postLeadThrough(dispatch);
  const news = new LateNews();
  const keys = new SubmissionKeys(inTab);
  const openedAt = now();
  /** Older than this page: the owner may have left and returned. */
  const isLate = ({ createdAt }: PendingLead) => createdAt < openedAt;
  // Few visits need these words.
  const showLate = (
    word: PendingLeadOutcome,
    lead: PendingLead,
    toast: Partial<ToastContent> = {},
  ) =>
    import('./pending-lead-toast').then(({ pendingLeadToast }) => {
      const { createdAt } = lead;
      dispatch(showToast({ ...pendingLeadToast(word, createdAt, now()), ...toast, stays: true }));
    });
  const link = { text: sending.sent.follow, to: paths.sentLead };
  const delivered = (lead: PendingLead) => {
    keys.settle(lead.idempotencyKey);
    if (isLate(lead)) void showLate({ kind: 'sent' }, lead, { link });
    void inForms(dispatch, ({ clearSent }) => clearSent(lead.payload));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const resender = new Resender({
    queue,
    post,
    now,
    oneTab: 'locks' in navigator ? withWebLock(navigator.locks) : withLease(inVisits, now),
    chance: Math.random,
    alarm: (task, milliseconds) => {
      clearTimeout(timer);
      timer = setTimeout(task, milliseconds);
    },
    refused: ({ reasons }, lead) => {
      const kind = 'destructive';
      if (isLate(lead)) void showLate({ kind: 'rejected', reasons }, lead, { kind });
      else dispatch(showToast({ ...rejectedToast(reasons), kind }));
      news.tell('refused');
    },
    gaveUp: (lead) => {
      void showLate({ kind: 'given-up' }, lead, { kind: 'destructive' });
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
    if (persisted) void inForms(dispatch, ({ restoreKeptDraft }) => restoreKeptDraft());
  });
  const isOwn = ({ idempotencyKey }: PendingLead) => keys.isLast(idempotencyKey);
  const settled = () => {
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
    isForServer: () => settled().every(({ isAnswered }) => isAnswered),
    discard: (which) => {
      const leads = queue.list().filter((lead) => which === 'all' || isOwn(lead));
      queue.remove(...leads.map(({ idempotencyKey }) => idempotencyKey));
      leads.forEach(({ idempotencyKey }) => keys.settle(idempotencyKey));
      news.tell(leads.length > 0 ? 'discarded' : undefined);
      return leads;
    },
    late: news.now,
    watch: news.watch,
  };
}

let connected: LeadSender | undefined;

export const leadSender = (dispatch: AppDispatch): LeadSender => (connected ??= connect(dispatch));

export function prepare(dispatch: AppDispatch): Promise<unknown> {
  leadSender(dispatch);
  return loadClient();
}
