import type { ReactNode } from 'react';
import { adminQueue } from '../../../content/admin/admin-queue';
import { counted } from '../shared/format';
import { AdminPage } from '../shared/ui/admin-page';
import { ageOf, useQueue, countText } from './use-queue';
import { QueueList } from './queue-list';

type QueuePageProps = {
  /** Below the cases, because they wait for a person; first where there are none. */
  steps: ReactNode;
  children: ReactNode;
};

export function QueuePage({ steps, children }: QueuePageProps) {
  const queue = useQueue();
  const isDone = queue.view === 'waiting' && queue.total.count === 0;
  return (
    <AdminPage
      page="adminOverview"
      title={adminQueue.title}
      aside={<span role="status">{summaryOf(queue)}</span>}
      waiting={queue.view === 'waiting' ? queue.total.count : 0}
    >
      {isDone && steps}
      <QueueList of={queue} />
      {!isDone && steps}
      {children}
    </AdminPage>
  );
}

function summaryOf({ shares, total, query, view }: ReturnType<typeof useQueue>): string {
  const oldest = shares
    .map(({ cases }) => cases[0]?.since ?? '')
    .sort()
    .find(Boolean);
  if (!oldest || view !== 'waiting') return '';
  const words = counted(total.count, adminQueue.cases);
  const cases = total.count_is_exact ? words : `${countText(total)} ${adminQueue.cases[1]}`;
  return adminQueue.summary(cases, ageOf(oldest, query.fulfilledTimeStamp ?? 0).full);
}
