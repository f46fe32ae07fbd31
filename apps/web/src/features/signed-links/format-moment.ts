const MOMENT = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** A moment as the clock in Norway shows it: «19. november kl. 14:32». */
export function formatMoment(moment: string): string {
  const parts = MOMENT.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]);
  const { day, month, hour, minute } = Object.fromEntries(parts);
  return `${day}. ${month} kl. ${hour}:${minute}`;
}
