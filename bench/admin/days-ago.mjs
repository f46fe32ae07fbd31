const DAY_MS = 24 * 3_600_000;

export function daysAgo(days) {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
}
