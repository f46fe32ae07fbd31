import { useResendUndeliveredMutation } from '@boligstyling/api-client/admin';
import { adminQueue, resentAllToast } from '../../../content/admin/admin-queue';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { EmptyState } from '../shared/ui/empty-state';
import { useChange } from '../shared/calls/use-change';
import { LoadState } from '../shared/ui/load-state';
import { Allowed } from '../shared/session/allowed';
import { RowButton } from '../shared/lists/row-action';
import { useToast } from '../shared/ui/use-toast';
import { countText } from './count-text';
import { QueueCase } from './queue-case';
import { QueueTabs } from './queue-tabs';
import styles from './queue.module.css';
import type { useQueue } from './use-queue';

/** What needs a person now, the worst for an owner first, then the oldest. */
export function QueueList({ of }: { of: ReturnType<typeof useQueue> }) {
  const { query, shares, shown, total, chosen, choose } = of;
  const now = query.fulfilledTimeStamp ?? 0;
  const kept = useKeptFocus<HTMLElement>();

  return (
    <section {...kept} className={styles.queue} aria-label={adminQueue.title}>
      <LoadState of={query}>
        {() =>
          shares.length === 0 ? (
            <div className={styles.list}>
              <EmptyState title={adminQueue.nothing} text={adminQueue.nothingText} />
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

/** Has everything tried at once that does not get through. */
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
