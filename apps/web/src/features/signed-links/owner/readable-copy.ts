import type { ExportedLeadDto, LeadExportDto } from '@boligstyling/api-client/links';
import {
  fieldsShownTo,
  LEAD_FIELDS,
  type LeadEvent,
  ownerTimeline,
  shownValue,
} from '@boligstyling/domain';
import { ownCopy as words } from '../../../content/own-copy';
import { ownerPage } from '../../../content/owner-page';
import { formatMoment } from '../../../shared/format/moment';
import { statedPrice } from '../../../shared/quotes/term-texts';

const STYLE = `
  body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; color: #1f2a26;
    font: 1rem/1.5 Georgia, serif; overflow-wrap: anywhere; }
  h1 { font-size: 1.75rem; line-height: 1.2; } h2 { margin: 2rem 0 .5rem; font-size: 1.15rem; }
  dl { display: grid; grid-template-columns: minmax(8rem, 1fr) 2fr; gap: .25rem 1rem; margin: 0; }
  dt { color: #55615c; } dd { margin: 0; white-space: pre-line; } li { margin-bottom: .4rem; }
  small { display: block; color: #55615c; }
  @media (width < 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; } }`;

/** Opens without us. Texts go in as text nodes, because an owner or a partner wrote them. */
export function readableCopy(lead: LeadExportDto, now: Date): string {
  const page = document.implementation.createHTMLDocument(words.title);
  page.documentElement.lang = 'nb';
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  const style = page.createElement('style');
  style.textContent = STYLE;
  page.head.prepend(charset);
  page.head.append(style);
  page.body.append(
    element('h1', words.title),
    element('p', words.made(formatMoment(now.toISOString()))),
    ...partsOf(lead),
    ...lead.merged.flatMap((each) => [
      element('h1', words.merged(formatMoment(each.created_at))),
      ...partsOf(each),
    ]),
  );
  return `<!doctype html>\n${page.documentElement.outerHTML}`;
}

function partsOf(lead: ExportedLeadDto): HTMLElement[] {
  const { assignments, consents, history, notifications, pictures, quotes, review } = lead;
  const facts = fieldsShownTo('owner').map(
    ({ key, label }) => [label, shownValue(key, lead[LEAD_FIELDS[key].wire])] as const,
  );
  const events = history.map(({ at, ...event }) => ({ ...event, at: new Date(at), leadId: '' }));
  const moments = ownerTimeline(new Date(lead.created_at), events as unknown as LeadEvent[]);
  return [
    element('h2', words.sent),
    factList([[words.received, formatMoment(lead.created_at)], ...facts]),
    ...list(
      words.consents,
      consents.map(({ granted, at, text }) => [words.consent(granted, formatMoment(at)), text]),
    ),
    ...list(
      words.partners,
      assignments.map((each) => [
        `${each.partner_name}, ${each.partner_company}: ${ownerPage.states[each.state].toLowerCase()}`,
        each.knows_owner ? words.knows : words.knowsNot,
      ]),
    ),
    ...list(
      words.quotes,
      quotes.flatMap(({ partner_name, versions }) =>
        versions.map(({ terms, sent_at }) => [
          words.quote(partner_name, statedPrice(terms), formatMoment(sent_at)),
          terms.message,
        ]),
      ),
    ),
    ...list(words.pictures, pictures.length > 0 ? [[words.pictureCount(pictures.length), '']] : []),
    ...list(
      words.history,
      moments.map(({ at, kind, partners }) => [
        ownerPage.moments[kind](partners),
        formatMoment(at.toISOString()),
      ]),
    ),
    ...list(
      words.emails,
      notifications.length > 0 ? [[words.emailText(words.email(notifications.length)), '']] : [],
    ),
    ...list(words.review, review?.stars ? [[words.stars(review.stars), review.text]] : []),
  ];
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function factList(facts: readonly (readonly [string, string])[]): HTMLElement {
  const made = document.createElement('dl');
  for (const [label, value] of facts) {
    if (value) made.append(element('dt', label), element('dd', value));
  }
  return made;
}

type Line = readonly [text: string, note: string | null];

function list(title: string, lines: readonly Line[]): HTMLElement[] {
  if (lines.length === 0) return [];
  const made = document.createElement('ul');
  for (const [text, note] of lines) {
    const line = element('li', text);
    if (note) line.append(element('small', note));
    made.append(line);
  }
  return [element('h2', title), made];
}
