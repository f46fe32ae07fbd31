import { rejectedToast } from '../../content/lead-form-toasts';
import type { SubmitLead } from '../../shared/lead/submission';
import type { AppDispatch } from '../../shared/store/hooks';
import { showToast } from '../../shared/toast/toast-slice';
import { forgetInForms } from './forget-in-forms';
import { LateNews, type Late } from './late-news';
import { withLease, withWebLock } from './one-tab';
import type { PendingLead } from './pending-lead';
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
  /** Forgets what waits: it is not sent any more. Returns what that was. */
  discard: () => readonly PendingLead[];
  /** How what had to wait stands, and whom to tell when that changes. */
  late: () => Late;
  watch: LateNews['watch'];
}

function connect(dispatch: AppDispatch): LeadSender {
  const now = () => Date.now();
  const local = () => localStorage;
  const session = () => sessionStorage;
  const queue = new PendingQueue(local, now);
  const post = postLeadThrough(dispatch);
  const news = new LateNews(queue);
  const keys = new SubmissionKeys(session);
  const delivered = ({ key, payload }: PendingLead) => {
    keys.settle(key);
    void forgetInForms(dispatch, payload);
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
    refused: ({ reasons }) => {
      dispatch(showToast({ ...rejectedToast(reasons), kind: 'destructive' }));
      news.tell('refused');
    },
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
  addEventListener('pageshow', news.lookAgain);
  const send = sendAndKeep({ keys, queue, post, resender, now, chance: Math.random });
  return {
    sendAndKeep: (payload, hints) => {
      news.tell(undefined);
      return send(payload, hints);
    },
    sendOnce: unkeptSender(dispatch),
    resender,
    discard: () => {
      const waiting = queue.list();
      queue.clear();
      keys.settle();
      news.tell(waiting.length > 0 ? 'discarded' : undefined);
      return waiting;
    },
    late: news.now,
    watch: news.watch,
  };
}

let connected: LeadSender | undefined;

/** The page's one connection between the forms, the queue in storage and the API. */
export const leadSender = (dispatch: AppDispatch): LeadSender => (connected ??= connect(dispatch));

export { loadClient };
