const IN_NORWAY = new Intl.DateTimeFormat('nb', {
  timeZone: 'Europe/Oslo',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * Norwegian time, «onsdag 25. november kl. 14:00», with the year if it is another one. Rounded
 * down, so that nobody reads too late a time.
 */
export function deadlineText(deadline: Date, now: Date): string {
  const { weekday, day, month, year, hour, minute } = partsOf(deadline);
  const date = `${weekday} ${day}. ${month}`;
  const dateAndYear = year === partsOf(now).year ? date : `${date} ${year}`;
  return `${dateAndYear} kl.\u00a0${hour}:${minute}`;
}

function partsOf(moment: Date): Partial<Record<string, string>> {
  const parts = IN_NORWAY.formatToParts(moment).map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Partial<Record<string, string>>;
}
