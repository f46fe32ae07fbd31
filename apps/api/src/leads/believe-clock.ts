import type { DeletionTimes } from '@boligstyling/application';
import { norwegianDay, utcDay } from '@boligstyling/domain';

/**
 * An operator confirms the database's clock, so that retention goes on.
 *
 * @param today the operator's date, `yyyy-MM-dd`, in Norway or in UTC
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
