const WRITTEN =
  /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?\s*(Z|UTC|[+-]\d\d(?::?\d\d)?)?$/i;

const MINUTE_MS = 60_000;

/**
 * As PostgreSQL and JSON write it, such as `2026-03-29 02:30:00+01`.
 *
 * @param zone of one without an offset
 * @returns undefined if it names no moment, such as `infinity` or 30 February
 */
export function exportedMoment(text: string, zone = 'UTC'): Date | undefined {
  const found = WRITTEN.exec(text.trim());
  if (!found) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', offset] = found;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const parts = [year, Number(month) - 1, day, hour, minute, second].map(Number);
  const [y = 0, m = 0, d = 0, h = 0, min = 0, s = 0] = parts;
  const asUtc = Date.UTC(y, m, d, h, min, s, milliseconds);
  const written = new Date(asUtc);
  const isReal =
    written.getUTCMonth() === m && written.getUTCDate() === d && h < 24 && min < 60 && s < 60;
  if (!isReal) return undefined;
  if (offset) return new Date(asUtc - minutesIn(offset) * MINUTE_MS);
  if (zone === 'UTC') return written;
  const near = asUtc - offsetAt(asUtc, zone);
  return new Date(asUtc - offsetAt(near, zone));
}

function minutesIn(offset: string): number {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** By how much local time is ahead of UTC. */
function offsetAt(moment: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  formats.set(timeZone, format);
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const local = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
  return local - Math.floor(moment / 1000) * 1000;
}
