import type { QueueShareDto } from '@boligstyling/api-client/admin';
import type { QueueKind } from '@boligstyling/domain';
import { adminQueue, queueWords } from '../../../content/admin/admin-queue';
import { countText } from './count-text';
import styles from './queue.module.css';

type QueueTabsProps = {
  shares: readonly QueueShareDto[];
  total: string;
  chosen: QueueKind | '';
  onChoose: (kind: QueueKind | '') => void;
};

/** Narrows the queue to one of the kinds that there is anything of. */
export function QueueTabs({ shares, total, chosen, onChoose }: QueueTabsProps) {
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
