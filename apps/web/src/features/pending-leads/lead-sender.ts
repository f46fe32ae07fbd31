import { rejectedToast } from '../../content/lead-form-toasts';
import type { SubmitLead } from '../../shared/lead/submission';
import type { AppDispatch } from '../../shared/store/hooks';
import { showToast } from '../../shared/toast/toast-slice';
import { withLease, withWebLock } from './one-tab';
import { PendingQueue } from './pending-queue';
import { loadClient, postLeadThrough } from './post-lead';
import { Resender } from './resender';
import { sendAndKeep } from './send-lead';
import { SubmissionKeys } from './submission-key';
import { unkeptSender } from './unkept-sender';

interface LeadSender {
  /** Sends, and keeps what does not get through. */
  sendAndKeep: SubmitLead;
  /** Sends, and leaves it to the visitor to try again. */
  sendOnce: SubmitLead;
  resender: Resender;
  /** Forgets what waits: it is not sent any more. */
  discard: () => void;
  /** Tells from now on what becomes of what waits. Returns the end of it. */
  watch: (listener: LateListener) => () => void;
}

/** What the server said at last of a request that had to wait. */
type LateListener = (outcome: 'sent' | 'refused') => void;

function connect(dispatch: AppDispatch): LeadSender {
  const now = () => Date.now();
  const local = () => localStorage;
  const session = () => sessionStorage;
  const queue = new PendingQueue(local, now);
  const post = postLeadThrough(dispatch);
  const listeners = new Set<LateListener>();
  const tell: LateListener = (outcome) => listeners.forEach((listener) => listener(outcome));
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
    refused: ({ reasons }) => {
      dispatch(showToast({ ...rejectedToast(reasons), kind: 'destructive' }));
      tell('refused');
    },
    accepted: () => tell('sent'),
  });
  addEventListener('online', () => void resender.hurry());
  const keys = new SubmissionKeys(session);
  return {
    sendAndKeep: sendAndKeep({ keys, queue, post, resender, now, chance: Math.random }),
    sendOnce: unkeptSender(dispatch),
    resender,
    discard: () => {
      queue.clear();
      keys.settle();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let connected: LeadSender | undefined;

/** The page's one connection between the forms, the queue in storage and the API. */
export const leadSender = (dispatch: AppDispatch): LeadSender => (connected ??= connect(dispatch));

export { loadClient };
