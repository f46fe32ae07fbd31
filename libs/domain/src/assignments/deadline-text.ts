import { numberInWords } from '../core/wording.js';
import { capital } from '../core/text.js';

export function firstComeText(places: number, accepted: number): string {
  if (accepted >= places)
    return 'Eieren vil ha flere. Den neste som sier ja, får kontaktopplysningene.';
  if (places === 1) return 'Den første som sier ja, får kontaktopplysningene.';
  const rule = `De ${numberInWords(places)} første som sier ja, får kontaktopplysningene, og eieren velger.`;
  return accepted === 0 ? rule : `${rule} ${capital(numberInWords(accepted))} har sagt ja.`;
}

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

/** «onsdag 25. november kl. 14:00», rounded down, so that nobody reads too late a time. */
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
