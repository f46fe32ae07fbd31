import type { ReactNode } from 'react';
import { adminQueue } from '../../../content/admin/admin-queue';
import { counted } from '../shared/format';
import { AdminPage } from '../shared/ui/admin-page';
import { ageOf } from './age';
import { countText } from './count-text';
import { QueueList } from './queue-list';
import { useQueue } from './use-queue';

export function QueuePage({ children }: { children: ReactNode }) {
  const queue = useQueue();
  return (
    <AdminPage
      page="adminOverview"
      title={adminQueue.title}
      aside={<span role="status">{summaryOf(queue)}</span>}
      waiting={queue.total.count}
    >
      <QueueList of={queue} />
      {children}
    </AdminPage>
  );
}

/** «7 saker. Den eldste er 2 dager gammel.» */
function summaryOf({ shares, total, query }: ReturnType<typeof useQueue>): string {
  const oldest = shares
    .map(({ cases }) => cases[0]?.since ?? '')
    .sort()
    .find(Boolean);
  if (!oldest) return '';
  const words = counted(total.count, adminQueue.cases);
  const cases = total.count_is_exact ? words : `${countText(total)} ${adminQueue.cases[1]}`;
  return adminQueue.summary(cases, ageOf(oldest, query.fulfilledTimeStamp ?? 0).full);
}
