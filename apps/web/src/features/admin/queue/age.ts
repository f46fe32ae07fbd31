import { DAY_MS, HOUR_MS } from '@boligstyling/domain';
import { ageUnits } from '../../../content/admin/admin-queue';
import { counted } from '../shared/format';

const MINUTE_MS = 60_000;

export function ageOf(since: string, now: number): { short: string; full: string } {
  const ms = Math.max(now - Date.parse(since), 0);
  const [unit, size, letter] =
    ms < HOUR_MS
      ? (['minutes', MINUTE_MS, 'min'] as const)
      : ms < DAY_MS
        ? (['hours', HOUR_MS, 't'] as const)
        : (['days', DAY_MS, 'd'] as const);
  const count = Math.floor(ms / size);
  return { short: `${count} ${letter}`, full: counted(count, ageUnits[unit]) };
}
