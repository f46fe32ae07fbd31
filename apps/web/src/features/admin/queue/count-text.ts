import type { QueueShareDto } from '@boligstyling/api-client/admin';
import { adminQueue } from '../../../content/admin/admin-queue';
import { formatNumber } from '../shared/format';

type Counted = Pick<QueueShareDto, 'count' | 'count_is_exact'>;

export function countText({ count, count_is_exact }: Counted): string {
  const number = formatNumber(count);
  return count_is_exact ? number : adminQueue.moreThan(number);
}

export function totalOf(shares: readonly Counted[]): Counted {
  return {
    count: shares.reduce((sum, { count }) => sum + count, 0),
    count_is_exact: shares.every(({ count_is_exact }) => count_is_exact),
  };
}
