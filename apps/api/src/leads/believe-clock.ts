import type { DeletionTimes } from '@boligstyling/application';
import { norwegianDay, utcDay } from '@boligstyling/domain';

/**
 * Somebody says that the database's clock is right: what is kept no longer is deleted by it again.
 *
 * @param today the day it is, `yyyy-MM-dd`, in Norway or in UTC, as that person knows it
 * @throws Error when the clock shows another day, DomainError `storage-unavailable`
 */
export async function believeClock(times: DeletionTimes, today: string): Promise<string> {
  const { now } = await times.look();
  const shown = now.toISOString();
  if (![norwegianDay(now), utcDay(now)].includes(today)) {
    throw new Error(`The database's clock shows ${shown}, and you say that it is ${today}.`);
  }
  await times.believe();
  return `The database's clock shows ${shown}, and deletion goes by it within the hour.`;
}
