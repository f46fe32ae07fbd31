/** In Norwegian time. */
function partsIn(date: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('nb-NO', {
    timeZone: 'Europe/Oslo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...date,
  });
  return (moment: string | number) =>
    Object.fromEntries(
      format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
    );
}

const inFigures = partsIn({ day: '2-digit', month: '2-digit', year: 'numeric' });
const inWords = partsIn({ day: 'numeric', month: 'long', year: 'numeric' });

/** The year only if it is another one. */
export function formatRecentDay(moment: string, now = Date.now()): string {
  const { day, month, year } = inWords(moment);
  return withYear(`${day}. ${month}`, year, now);
}

function withYear(day: string, year: string | undefined, now: number): string {
  return year === inWords(now).year ? day : `${day} ${year}`;
}

/** «19.11.2026 kl. 14:32», by the specification. */
export function formatMoment(moment: string | number): string {
  const { day, month, year, hour, minute } = inFigures(moment);
  return `${day}.${month}.${year} kl. ${hour}:${minute}`;
}

/** The year only if it is another one. */
export function formatRecentMoment(moment: string, now = Date.now()): string {
  return `${formatRecentDay(moment, now)} kl.\u00a0${formatClock(moment)}`;
}

export function formatClock(moment: string): string {
  const { hour, minute } = inWords(moment);
  return `${hour}:${minute}`;
}

/** «19.11.2026». */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('.');
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Midnight UTC of the Norwegian day, in milliseconds since 1970. */
function dayOf(moment: number): number {
  const { day, month, year } = inFigures(moment);
  return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

/** «tirsdag» within a week, then «19. november». Milliseconds since 1970. */
export function formatNearDay(moment: number, now: number): string {
  const daysAgo = (dayOf(now) - dayOf(moment)) / DAY_MS;
  if (daysAgo <= 0) return 'i dag';
  if (daysAgo === 1) return 'i går';
  const iso = new Date(moment).toISOString();
  return daysAgo < 7 ? formatWeekday(iso) : formatRecentDay(iso, now);
}

const WEEKDAY = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', weekday: 'long' });
const MONTH = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', month: 'long' });

export function formatWeekday(moment: string): string {
  return WEEKDAY.format(new Date(moment));
}

export function formatMonth(moment: Date): string {
  return MONTH.format(moment);
}

const DAY_IN_WORDS = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** «mandag 30. november», with the year if it is another one. */
export function formatDayInWords(day: string, now = Date.now()): string {
  return withYear(DAY_IN_WORDS.format(new Date(`${day}T00:00:00Z`)), day.slice(0, 4), now);
}
