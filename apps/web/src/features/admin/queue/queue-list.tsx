import {
  useGetOwnAccountQuery,
  useResendUndeliveredMutation,
  useSettleNobodyCalledMutation,
  type QueueCaseDto,
  type QueueShareDto,
} from '@boligstyling/api-client/admin';
import { adminQueue, resentAllToast, queueWords } from '../../../content/admin/admin-queue';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { EmptyState, LoadState } from '../shared/ui/load-state';
import { useChange, useToast } from '../shared/calls/use-change';
import { Allowed } from '../shared/session/use-may';
import { RowButton } from '../shared/lists/row-action';
import { countText, type useQueue, ageOf } from './use-queue';
import styles from './queue.module.css';
import { QUEUE_VIEWS, type QueueKind, type QueueView } from '@boligstyling/domain';
import { Link, useLocation } from 'react-router-dom';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { openLeadAddress } from '../shared/open-lead-address';
import { useFromQueue } from '../shared/queue/use-queued';
import { CaseMark, MarksOfCase, QueueAction } from './queue-action';

const CLOCK = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v4.3l2.8 1.7';
const WARNING = 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 6v5M10 13.6v.4';
const PERSON = 'M10 3a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 10 3M4 17c.4-3.3 2.6-5 6-5s5.6 1.7 6 5';
const HIDDEN =
  'M3 3l14 14M8.2 5.2A8 8 0 0 1 17.5 10a11 11 0 0 1-2 2.6M5 6.5A11 11 0 0 0 2.5 10a8.3 8.3 0 0 0 10.5 4.2';
const PIN = 'M10 2.8a5 5 0 0 0-5 5c0 3.7 5 9.4 5 9.4s5-5.7 5-9.4a5 5 0 0 0-5-5M10 6.2v.100';
const TWO = 'M3 3.5h9v9H3zM8 12.5v4h9v-9h-5';
const PHONE =
  'M5 3.5h2.5l1.3 3.4-1.7 1.3a8.5 8.5 0 0 0 4.7 4.7l1.3-1.7 3.4 1.3V15a1.8 1.8 0 0 1-2 1.8A12.8 12.8 0 0 1 3.2 5.5 1.8 1.8 0 0 1 5 3.5z';
const MAIL = 'M3 5h14v10.5H3zM3 6l7 5 7-5';
const BILL = 'M3 5h14v10.5H3zM3 8.5h14';

const STAR = 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z';

const LOOKS: Record<QueueKind, { drawing: string; tone: 'late' | 'waits' | 'held' | 'money' }> = {
  'nobody-called': { drawing: WARNING, tone: 'late' },
  'owner-to-tell': { drawing: PHONE, tone: 'late' },
  'not-reported': { drawing: CLOCK, tone: 'late' },
  'no-quote': { drawing: CLOCK, tone: 'late' },
  'imported-new': { drawing: PERSON, tone: 'waits' },
  'nobody-found': { drawing: PERSON, tone: 'waits' },
  held: { drawing: HIDDEN, tone: 'held' },
  'unknown-place': { drawing: PIN, tone: 'waits' },
  'perhaps-same': { drawing: TWO, tone: 'held' },
  dispute: { drawing: BILL, tone: 'money' },
  'to-pay-back': { drawing: BILL, tone: 'money' },
  'unplaced-payment': { drawing: BILL, tone: 'money' },
  undelivered: { drawing: MAIL, tone: 'late' },
  review: { drawing: STAR, tone: 'waits' },
  application: { drawing: PERSON, tone: 'waits' },
  'operator-incomplete': { drawing: BILL, tone: 'money' },
  'partner-no-terms': { drawing: PERSON, tone: 'waits' },
  'partner-incomplete': { drawing: BILL, tone: 'money' },
};

function QueueIcon({ kind }: { kind: QueueKind }) {
  const { drawing, tone } = LOOKS[kind];
  return (
    <span className={`${styles.icon} ${styles[tone]}`} aria-hidden="true">
      <svg viewBox="0 0 20 20" focusable="false">
        <path d={drawing} />
      </svg>
    </span>
  );
}

export function QueueList({ of }: { of: ReturnType<typeof useQueue> }) {
  const { query, view, shares, shown, total, chosen, choose, chooseView } = of;
  const now = query.fulfilledTimeStamp ?? 0;
  const kept = useKeptFocus<HTMLElement>();

  return (
    <section {...kept} className="stack-4" aria-label={adminQueue.title}>
      <ViewTabs view={view} onChoose={chooseView} />
      <LoadState of={query}>
        {() =>
          shares.length === 0 ? (
            <div className={styles.list}>
              <EmptyState
                title={adminQueue.noneInView[view]}
                text={adminQueue.noneInViewText[view]}
              />
            </div>
          ) : (
            <>
              <QueueTabs {...{ shares, chosen }} total={countText(total)} onChoose={choose} />
              <div className={styles.list} aria-busy={query.isFetching}>
                {shown.length === 0 && (
                  <EmptyState title={adminQueue.noneOfKind} text={adminQueue.noneOfKindText} />
                )}
                <ul>
                  {shown.flatMap(({ kind, cases }) =>
                    cases.map((each) => (
                      <QueueCase key={kind + each.id} {...{ kind, now }} of={each} />
                    )),
                  )}
                </ul>
                {!chosen &&
                  shown
                    .filter(({ count, cases }) => count > cases.length)
                    .map((share) => (
                      <p key={share.kind} className={styles.more}>
                        <RowButton
                          label={adminQueue.showAllOf(share.kind, countText(share))}
                          onClick={() => choose(share.kind)}
                        />
                      </p>
                    ))}
                {chosen === 'undelivered' && shown.length > 0 && (
                  <Allowed to="work">
                    <ResendAll />
                  </Allowed>
                )}
              </div>
            </>
          )
        }
      </LoadState>
    </section>
  );
}

function ResendAll() {
  const [resend, { isLoading }] = useResendUndeliveredMutation();
  const change = useChange();
  const toast = useToast();
  const send = async () => {
    const call = resend();
    if (!(await change(call))) return;
    const { sentCount, errorCount, pendingCount } = await call.unwrap();
    toast(pendingCount > 0 ? adminQueue.sending : resentAllToast(sentCount, errorCount));
  };
  return (
    <p className={styles.more}>
      <RowButton label={adminQueue.resendAll} busy={isLoading} onClick={() => void send()} />
    </p>
  );
}

export function QueueCase({ kind, of, now }: { kind: QueueKind; of: QueueCaseDto; now: number }) {
  const words = queueWords[kind];
  const { short, full } = ageOf(of.since, now);
  const title = words.title(of);
  const { search } = useLocation();
  const fromQueue = useFromQueue();
  return (
    <li className={styles.case}>
      <QueueIcon kind={kind} />
      <div className={styles.what}>
        <h2 className={styles.name}>
          {of.lead ? (
            <Link to={openLeadAddress(of.lead.id) + search} state={fromQueue}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={styles.text}>{words.text(of)}</p>
        <MarksOfCase of={of} />
      </div>
      <p className={styles.age}>
        <span aria-hidden="true">{short}</span>
        <VisuallyHidden>{adminQueue.ago(full)}</VisuallyHidden>
      </p>
      <div className={styles.actions}>
        <QueueAction kind={kind} of={of} />
        <Allowed to="work">
          <CaseMark {...{ kind, of, title, now }} />
        </Allowed>
        {kind === 'nobody-called' && (
          <Allowed to="work">
            <Settle id={of.id} title={title} />
          </Allowed>
        )}
      </div>
    </li>
  );
}

function Settle({ id, title }: { id: string; title: string }) {
  const [settle, { isLoading }] = useSettleNobodyCalledMutation();
  const change = useChange();
  return (
    <button
      type="button"
      className={styles.settle}
      aria-label={`${adminQueue.settled}: ${title}`}
      aria-disabled={isLoading || undefined}
      onClick={() => isLoading || void change(settle({ id }), adminQueue.settledToast)}
    >
      {adminQueue.settled}
    </button>
  );
}

function ViewTabs({ view, onChoose }: { view: QueueView; onChoose: (view: QueueView) => void }) {
  const isNamed = Boolean(useGetOwnAccountQuery().data?.id);
  const views = QUEUE_VIEWS.filter((each) => each !== 'mine' || isNamed);
  return (
    <div className={styles.tabs} role="group" aria-label={adminQueue.viewLabel}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.tab}
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
        >
          {adminQueue.views[each]}
        </button>
      ))}
    </div>
  );
}

type QueueTabsProps = {
  shares: readonly QueueShareDto[];
  total: string;
  chosen: QueueKind | '';
  onChoose: (kind: QueueKind | '') => void;
};

function QueueTabs({ shares, total, chosen, onChoose }: QueueTabsProps) {
  const kinds = shares.map((share) => ({
    kind: share.kind,
    label: queueWords[share.kind].tab,
    count: countText(share),
  }));
  const tabs = [{ kind: '' as const, label: adminQueue.all, count: total }, ...kinds];
  return (
    <div className={styles.tabs} role="group" aria-label={adminQueue.filterLabel}>
      {tabs.map(({ kind, label, count }) => (
        <button
          key={kind}
          type="button"
          className={styles.tab}
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
