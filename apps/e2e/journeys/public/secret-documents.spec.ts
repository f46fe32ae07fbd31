import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.js';
import { addPartner, openDashboard, submitLead } from '../../harness/administrator.js';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { linkIn } from '../../harness/link-in.js';
import type { Mailbox } from '../../harness/mailbox.js';
import type { Product } from '../../harness/product.js';
import { shot } from '../../harness/shot.js';
import { ALL_TAGS, tagIn } from '../../harness/stand-in-tag.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';
import { consentOf } from '../../harness/visitor.js';

test.use(AS_ON_A_FIRST_VISIT);

test.use({ settings: ALL_TAGS });

/** The page to request a new link is public, and other public pages link to it. */
const SECRET =
  /(?<!^link: \S*)min-henvendelse|min-henvendelse[#/]|partner\/svar|\/admin|(owner|request|partner|assignment)\.[\w-]+\./;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');
const atHome = async (page: Page) => {
  await expect(title(page)).toContainText('inntrykk før visning');
  await expect(page).toHaveURL('/');
};
const goHome = async (page: Page) => {
  await page.getByRole('link', { name: 'Boligstyling', exact: true }).first().click();
  await atHome(page);
};

const tagsAreHere = (page: Page) => page.waitForFunction(() => 'isTagged' in window);

async function expectNoTags(page: Page) {
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
  await expect(consentOf(page)).toBeHidden();
  const traces = await page.evaluate(() => [
    ...[...document.scripts].map(({ src }) => src).filter((src) => src && !src.startsWith(origin)),
    ...['dataLayer', 'fbq', 'isTagged'].filter((name) => name in window),
  ]);
  expect(traces).toEqual([]);
}

/** Headers keep tags out even after a bug of ours. */
async function openSecret(page: Page, link: string) {
  const headers = (await page.goto(link))?.headers() ?? {};
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['content-security-policy']).not.toMatch(/google|facebook|doubleclick/);
  const isRefused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.onerror = () => resolve(true);
        script.onload = () => resolve(false);
        script.src = 'https://www.googletagmanager.com/gtag/js?id=G-1';
        document.head.append(script);
        script.remove();
      }),
  );
  expect(isRefused).toBe(true);
}

const acceptAll = (page: Page) =>
  consentOf(page).getByRole('button', { name: 'Godta alle' }).click();

async function expectNothingSeen(page: Page, seen: readonly string[]) {
  expect(seen.join()).toContain('http');
  const kept = await page.evaluate(() => Object.values(localStorage));
  const secrets = [...seen, ...kept].filter((text) => SECRET.test(text));
  expect([...new Set(secrets)]).toEqual([]);
}

async function ownersLink(request: APIRequestContext, mailbox: Mailbox, email: string) {
  await submitLead(request, { customer_email: email, location: 'Vega' });
  return linkIn(await mailbox.waitFor(email), '/min-henvendelse');
}

async function partnersLink(
  request: APIRequestContext,
  product: Product,
  mailbox: Mailbox,
  { city, area }: { city: string; area: string },
) {
  const email = `${area}@secret.example.com`;
  await addPartner(request, product, { email, areas: [area] });
  await submitLead(request, { location: city });
  return linkIn(await mailbox.waitFor(email), '/partner/svar');
}

test('an owner accepts all on the secret page, goes to public pages and back again, and no tag sees the link', async ({
  page,
  request,
  mailbox,
}) => {
  const seen = await tagIn(page);
  const link = await ownersLink(request, mailbox, 'tilbake@secret.example.com');
  await openSecret(page, link);
  await expect(title(page)).toHaveText('Vi leter etter stylister i Vega');
  await expectNoTags(page);
  await footer(page).getByRole('button', { name: 'Personvern' }).click();
  await acceptAll(page);
  await expectNoTags(page);

  await goHome(page);
  await tagsAreHere(page);
  for (const press of ['goBack', 'reload', 'goForward', 'reload', 'goBack'] as const) {
    await page[press]();
    if (press === 'goForward') await atHome(page);
    if (press === 'goBack') await expect(title(page)).toHaveText('Vi leter etter stylister i Vega');
  }
  await expectNoTags(page);

  // In a tab with tags already loaded.
  await page.goto('/faq');
  await tagsAreHere(page);
  await footer(page).getByRole('link', { name: 'Kontakt' }).click();
  await expect(page).toHaveURL('/kontakt');

  await page.evaluate((address) => location.assign(address), link);
  await expect(title(page)).toHaveText('Vi leter etter stylister i Vega');
  await expectNoTags(page);
  await page.getByRole('banner').getByRole('link', { name: 'Om oss' }).click();
  await tagsAreHere(page);
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await expect(title(page)).toHaveText('Vi leter etter stylister i Vega');
  await page.goBack();
  await expect(page).toHaveURL('/kontakt');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await page.evaluate(() => history.go(2));
  await expect(title(page)).toHaveText('Vi leter etter stylister i Vega');
  await expectNoTags(page);
  await expectNothingSeen(page, seen);
});

test('a partner’s link, the login and the dashboard are equally secret', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  const seen = await tagIn(page);
  await page.goto('/');
  await acceptAll(page);
  await tagsAreHere(page);
  await openSecret(
    page,
    await partnersLink(request, product, mailbox, { city: 'Vågan', area: '1865' }),
  );
  await expect(title(page)).toHaveText('Fullstyling i Vågan');
  await expectNoTags(page);
  await goHome(page);
  await tagsAreHere(page);
  await page.goBack();
  await expect(title(page)).toHaveText('Fullstyling i Vågan');

  await openSecret(page, '/admin/login');
  await openSecret(page, '/admin');
  await openDashboard(page, product);
  await page.getByRole('link', { name: 'Partnere', exact: true }).click();
  await expect(title(page)).toHaveText('Partnere');
  await expectNoTags(page);
  await goHome(page);
  await tagsAreHere(page);
  await page.goBack();
  await expect(title(page)).toHaveText('Partnere');
  await page.goto('/admin/finnes-ikke');
  await expect(page).toHaveURL('/404');
  await tagsAreHere(page);
  await page.goBack();
  await expect(title(page)).toHaveText('Partnere');
  await expectNothingSeen(page, seen);
});

test('«Følg henvendelsen» leads from the thanks to the lead, and no tag learns its address', async ({
  page,
  context,
}) => {
  const seen = await tagIn(page);
  await page.goto('/');
  await acceptAll(page);
  await fillStepOne(page, { email: 'foelg@steg.example.com' });
  await fillStepTwo(page);
  await send(page);
  await expect(page).toHaveURL(/takk/);
  await shot(page, 'thanks-follow');
  await expectAccessible(page);
  expect(await page.content()).not.toMatch(/submission\.|owner\.|min-henvendelse\/siste/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('request');
  await page.reload();
  await page.getByRole('button', { name: 'Følg henvendelsen' }).click();
  await expect(title(page)).toHaveText(/stylister i Bergen/);
  await expect(page.getByText('Lenken i e-posten viser mer')).toBeVisible();
  await expectAccessible(page);
  await shot(page, 'own-just-sent');

  await page.goBack();
  await expect(page).toHaveURL(/takk/);
  await tagsAreHere(page);
  expect(seen.join()).toContain('http');
  expect(seen.filter((text) => /submission\.[\w-]+\./.test(text))).toEqual([]);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Følg henvendelsen' }).click();
  await expect(title(page)).toHaveText('Henvendelsen din');
  await expect(page.getByLabel('E-postadresse')).toBeVisible();
});
