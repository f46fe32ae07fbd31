const OSLO_TIME = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Norwegian time as `dd.MM.yyyy kl. HH:mm`, with a no-break space after «kl.». */
export function receivedAt(moment: Date): string {
  return OSLO_TIME.format(moment).replace(', ', ' kl.\u00a0');
}
