import { CONSENT_VERSION, SERVICES } from '@boligstyling/domain';
import { promisesIn, type PromisedNumber } from '@boligstyling/domain/testing';
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { about } from './pages/about';
import { adminLead } from './admin/admin-lead';
import { newBrowser } from './admin/admin-login';
import * as afterSending from './after-sending';
import { articles } from './pages/articles';
import { apply } from './apply';
import { articleTexts } from './articles/texts';
import { articlesForm } from './pages/articles-form';
import { benefits } from './pages/benefits';
import { cityPage } from './pages/city-page';
import { cityTexts } from './pages/city-texts';
import { consentSettings } from './consent-settings';
import { contact } from './pages/contact';
import { cookies } from './pages/cookies';
import { faq } from './pages/faq';
import * as home from './pages/home';
import { leadForm } from './lead-form';
import { fieldMessages } from './lead-form-messages';
import { serviceOptions } from './lead-form-options';
import * as leadFormToasts from './lead-form-toasts';
import * as ownerPage from './owner-page';
import { ownReview } from './own-review';
import * as pageTitles from './page-titles';
import { partnerAnswer } from './partner-answer';
import { privacy } from './pages/privacy';
import { terms } from './pages/terms';
import { reviewSection } from './pages/testimonials';
import { brand as BRAND } from './testing/brand';
import { thankYou } from './pages/thank-you';
import { valuationForm } from './valuation-form';

const textsOf = (loads: Iterable<() => Promise<object>>) =>
  Promise.all([...loads].map((load) => load()));
const ofArticles = await textsOf(Object.values(articleTexts));
const ofCities = await textsOf(cityTexts.values());

const said = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'function' ? String(value) : value,
  ).replaceAll('\\"', '"');

const TEXTS = {
  about: said(about(BRAND)),
  'administrator’s dialog': said(adminLead),
  'administrator’s login': said(newBrowser),
  articles: said([articles(BRAND), ofArticles]),
  'articles form': said(articlesForm),
  benefits: said(benefits),
  'city page': said([cityPage, ofCities]),
  'consent settings': said(consentSettings),
  cookies: said(cookies(BRAND)),
  contact: said(contact(BRAND)),
  'embedded form’s frame': readFileSync(new URL('../../embed/element.ts', import.meta.url), 'utf8'),
  faq: said(faq(BRAND)),
  home: said(home),
  'lead form': said({ ...leadForm, valuationForm, fieldMessages, leadFormToasts }),
  'lead form’s last step': said(afterSending),
  'owner’s page': said(ownerPage),
  'owner’s review': said(ownReview),
  'partner’s page': said(partnerAnswer),
  'pages’ titles': said(pageTitles),
  privacy: said(privacy(BRAND)),
  reviews: said(reviewSection),
  terms: said(terms(BRAND)),
  thanks: said(thankYou),
};

const REPORTED: Partial<Record<keyof typeof TEXTS, readonly PromisedNumber[]>> = {
  about: ['stylists', 'agents', 'turns count'],
  'administrator’s login': ['link for a browser'],
  cookies: ['unsent', 'partner stays logged in'],
  'embedded form’s frame': ['stylists'],
  faq: [
    'stylists',
    'agents',
    'search',
    'honest word',
    'usual answer',
    'turns count',
    'kept',
    'unsent',
    'undo',
  ],
  'lead form': ['stylists', 'agents'],
  'lead form’s last step': ['unsent'],
  home: ['usual answer'],
  'owner’s page': ['stylists', 'agents', 'search', 'link to confirm', 'usual answer'],
  'owner’s review': ['review’s length'],
  'partner’s page': ['undo', 'link shows the owner', 'calling hours'],
  'pages’ titles': ['stylists'],
  privacy: [
    'stylists',
    'more stylists',
    'agents',
    'search',
    'deadline',
    'turns count',
    'link shows the owner',
    'link to confirm',
    'kept',
    'unsent',
    'pictures kept',
    'application kept',
    'ended sessions kept',
    'what was done kept',
    'notifications of erasures kept',
  ],
  reviews: ['asked how it went', 'reviews shown'],
  terms: ['stylists', 'more stylists', 'agents', 'kept', 'usual answer', 'undo'],
  thanks: ['stylists'],
};

describe.each(Object.entries(TEXTS))('the %s', (name, text) => {
  test('texts state the numbers that the rules use', () => {
    const { reported, broken } = promisesIn(text);
    expect(broken).toEqual([]);
    for (const each of REPORTED[name as keyof typeof TEXTS] ?? []) expect(reported).toContain(each);
  });

  test('no text describes the earlier rule', () => {
    expect(text).not.toMatch(/går (?:bare til stylister|ikke til meglere)|kobles med/);
    expect(text).not.toMatch(/[Vv]i sender (?:henvendelsen|den) (?:til|videre)/);
  });
});

test('pages that mention agents say that the owner chooses', () => {
  for (const name of ['about', 'faq', 'privacy', 'terms'] as const) {
    expect(TEXTS[name]).toMatch(/sier? ja|sagt ja|samtykk|[Kk]ryss av/);
  }
});

test('pages that mention partners say what they see and where owners decide', () => {
  for (const name of ['about', 'faq', 'privacy', 'terms', 'thanks'] as const) {
    expect(TEXTS[name]).toMatch(/boligen, postnummeret og det du skrev, ikke hvem du er/);
  }
  for (const name of ['contact', 'faq', 'privacy', 'terms', 'thanks'] as const) {
    expect(TEXTS[name]).toMatch(/[Ll]enken i e-post(?:en|ene våre) går til/);
  }
});

test('owners read when new partners are asked, also without their request', () => {
  expect(TEXTS.privacy).toMatch(/i to uker til når .*ikke har den lenger/);
});

test('wherever an owner reports on a job, the text says that it may decide who pays', () => {
  for (const name of ['owner’s review', 'privacy'] as const) {
    expect(TEXTS[name]).toMatch(/det ble en jobb/);
  }
  expect(TEXTS['owner’s review']).toMatch(/måtte betale oss/);
});

test('every mention of the download says what it leaves out', () => {
  for (const text of [TEXTS.faq, said(ownerPage.ownConfirmation.download)]) {
    expect(text).toMatch(/partnere har meldt til oss om betaling/);
    expect(text).toMatch(/hvorfor (?:noen|de) ikke kunne/i);
    expect(text).not.toContain('alt vi har');
  }
});

test('the terms make no statement about their date, which the specification sets', () => {
  expect(TEXTS.terms).not.toContain('Datoen øverst');
});

test('the partner text says what is stored, why, and what owners see', () => {
  for (const reported of [
    /Er du partner, lagrer vi .*starten av IP-adressen/,
    /vår interesse i å formidle oppdrag til firmaet/,
    /Eieren av boligen, om du er partner/,
  ]) {
    expect(TEXTS.privacy).toMatch(reported);
  }
});

test('applicants read that their data is used further once they are partners', () => {
  expect(apply.privacy).not.toContain('bare');
  expect(apply.privacy).toContain('blir du partner');
});

test('optional data is described as the form marks it', () => {
  expect(TEXTS.privacy).toContain('merket «valgfritt»');
  expect(TEXTS['lead form']).toContain('(valgfritt)');
});

test('reviews come with a note that not all are published', () =>
  expect(TEXTS.reviews).toContain('vi har godkjent'));

test('each purpose has one legal basis', () => {
  const rows = privacy(BRAND).blocks.flatMap((it) => (it.kind === 'table' ? it.rows : []));
  expect(rows.length).toBeGreaterThan(8);
  for (const [, basis] of rows) expect(basis?.match(/bokstav/g)).toHaveLength(1);
  expect(rows.map(([purpose]) => purpose)).toEqual(
    expect.arrayContaining([
      'Dele henvendelsen med inntil tre stylister',
      'Dele henvendelsen med én eiendomsmegler',
    ]),
  );
});

test('the right to object is separate (GDPR, article 21 (4)) and names its object', () => {
  const { blocks } = privacy(BRAND);
  const about = blocks.filter((each) => said(each).includes('protestere'));
  expect(about.map(({ kind }) => kind)).toEqual(['heading', 'paragraph']);
  expect(said(about)).toMatch(/bokstav f .*Skriv til /);
});

test('listed choices match the rules everywhere', () => {
  expect(serviceOptions.map(({ value }) => value)).toEqual(SERVICES);
  for (const service of SERVICES) {
    for (const name of ['faq', 'articles'] as const) {
      expect(TEXTS[name].toLowerCase()).toContain(service.toLowerCase());
    }
  }
});

/** Evidence of what was ticked (GDPR, article 7 (1)). Never change one; add a version. */
const TICKED: Readonly<Record<string, readonly string[]>> = {
  '2026-11': [
    'Jeg samtykker til at opplysningene mine behandles og deles med inntil tre stylister, slik at de kan gi meg tilbud.',
    'Jeg samtykker til at opplysningene mine behandles og deles med én eiendomsmegler, slik at megleren kan gi meg verdivurdering.',
    'Ja, én eiendomsmegler kan kontakte meg',
  ],
};

test('today’s consent texts equal those of the stored version', () => {
  const { agentLabel, consents } = leadForm;
  const today = [consents.dataProcessing, valuationForm.sharing, agentLabel];
  expect(TICKED[CONSENT_VERSION]).toEqual(today);
});
