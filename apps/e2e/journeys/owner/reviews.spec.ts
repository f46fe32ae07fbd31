import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, openDashboard, submitLead } from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import type { Mailbox } from '../../harness/mailbox.js';
import type { Product } from '../../harness/product.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.beforeEach(({ page }) => answeredBanner(page));

/** Like the daily job: a review and its e-mail for each accepted lead. */
const ASK = `
  with asked as (
    insert into review (id, lead_id, state, asked_at)
    select uuidv7(), id, 'asked', now() from unnest($1::uuid[]) id
    returning lead_id)
  insert into notification (id, lead_id, kind, state, attempts, due_at, created_at)
  select uuidv7(), lead_id, 'owner-review', 'due', 0, now(), now() from asked`;

const NAMES = ['Kari', 'Ola', 'Siri', 'Per', 'Liv', 'Jon'];
const HOSTILE = '<img src=x onerror=alert(1)> Hun så lyset.';

const addressOf = (name: string) => `${name}@review.example.com`.toLowerCase();

async function accepted(request: APIRequestContext, product: Product, name: string) {
  const id = await submitLead(request, {
    customer_name: `${name} Nordmann`,
    customer_email: addressOf(name),
    location: 'Røst',
    address: `${name} gate 1, 8064 Røst`,
  });
  await expect
    .poll(() =>
      product.query(
        `update assignment set state = 'accepted', answered_at = now(), revealed_at = now()
         where lead_id = $1 and state = 'offered' returning id`,
        [id],
      ),
    )
    .toHaveLength(1);
  return id;
}

const linkTo = async (mailbox: Mailbox, name: string) =>
  linkIn(await mailbox.waitFor(addressOf(name), 'Hvordan gikk det'), '/min-henvendelse');

async function answer(page: Page, link: string, text: string) {
  await page.goto(link);
  await page.getByRole('radio', { name: 'Anna Solheim, Solheim Interiør' }).check();
  const job = page.getByRole('radiogroup', { name: 'Ble det en jobb?' });
  await job.getByRole('radio', { name: 'Ja' }).check();
  await page.getByRole('radio', { name: '5 stjerner' }).check();
  await page.getByLabel('Fortell med egne ord').fill(text);
  await page.getByRole('checkbox', { name: /dere kan vise svaret/ }).check();
  await page.getByRole('button', { name: 'Send svaret' }).click();
  await expect(page.getByText('Vi ser over svaret før vi viser det.')).toBeVisible();
}

async function answerByCall(request: APIRequestContext, link: string, text: string) {
  const headers = { 'link-token': link.split('#').at(-1) ?? '' };
  const asked = await request.get('/api/own-lead/review', { headers });
  const [partner] = (await asked.json()).partners;
  const data = { assignment_id: partner.assignment_id, became_job: 'yes', stars: 5, text };
  const given = await request.post('/api/own-lead/review', {
    headers,
    data: { ...data, may_show: true },
  });
  expect(given.status(), await given.text()).toBe(200);
}

const quotes = (page: Page, title: string) => page.getByRole('region', { name: title });

test('six owners give reviews, the administrator publishes them, and one owner withdraws', async ({
  page,
  request,
  product,
  mailbox,
}) => {
  await addPartner(request, product, {
    ...{ name: 'Anna Solheim', company: 'Solheim Interiør', areas: ['1856'] },
    ...{ email: 'anna.roest@partner.example.com', weekly_capacity: 20 },
  });
  const requests: string[] = [];
  for (const name of NAMES) requests.push(await accepted(request, product, name));
  await product.query(ASK, [requests]);
  const links = await Promise.all(NAMES.map((name) => linkTo(mailbox, name)));

  await resize(page, { width: 390, height: 844 });
  await page.goto(links[0]!);
  await page.getByRole('button', { name: 'Send svaret' }).click();
  await expect(page.getByText('Velg et svar på hvert av spørsmålene.')).toHaveCount(3);
  await shot(page, 'review-form-390');
  await expectAccessible(page);
  await expectToFit320(page);
  await resize(page, { width: 1280, height: 800 });
  await answer(page, links[0]!, HOSTILE);
  for (const [nth, link] of links.entries()) {
    if (nth > 0) await answerByCall(request, link, `Svar nummer ${nth + 1}.`);
  }

  await openDashboard(page, product, '/anmeldelser');
  await expect(page.getByText('6 anmeldelser venter')).toBeVisible();
  await shot(page, 'admin-reviews-1280');
  await expectAccessible(page);
  for (const [nth, name] of NAMES.entries()) {
    await page.getByRole('button', { name: `Publiser: ${name}` }).click();
    await expect(page.getByRole('button', { name: `Publiser: ${name}` })).toBeHidden();
    if (nth !== 4) continue;
    const visitor = await page.context().newPage();
    await visitor.goto('/');
    await expect(quotes(visitor, 'Slik kan det oppleves')).toBeVisible();
    await visitor.close();
  }

  for (const [path, width] of [
    ['/', 1440],
    ['/oslo', 820],
    ['/', 390],
  ] as const) {
    await resize(page, { width, height: 900 });
    await page.goto(path);
    const real = quotes(page, 'Slik opplevde de det');
    await expect(real.getByText(HOSTILE)).toBeAttached();
    await expect(real.getByRole('figure')).toHaveCount(6);
    await expect(page.getByText('Skrevet av boligeiere')).toBeVisible();
    await expect(page.getByText('kommer ikke fra ekte kunder')).toBeHidden();
    await shot(page, `reviews-${path === '/' ? 'home' : 'oslo'}-${width}`);
  }
  await expectAccessible(page);

  await page.goto('/partner');
  await page.getByLabel('E-post').fill('anna.roest@partner.example.com');
  await page.getByRole('button', { name: 'Send meg en lenke' }).click();
  const email = await mailbox.waitFor('anna.roest@partner.example.com', 'Logg inn');
  await page.goto(linkIn(email, '/partner/logg-inn'));
  await page.getByRole('button', { name: 'Åpne siden din' }).click();
  const ofAnna = page.getByRole('region', { name: 'Hva eierne sier' });
  await expect(ofAnna.getByText(HOSTILE)).toBeVisible();
  await expect(ofAnna.getByRole('listitem')).toHaveCount(6);
  await shots(page, 'partner-reviews', [390, 1280]);
  await expectAccessible(page);

  await page.goto(links[2]!);
  await expect(page.getByText('Svaret ditt kan vises på nettsiden')).toBeVisible();
  await page.getByRole('button', { name: 'Ta tilbake svaret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ta tilbake svaret' }).click();
  await expect(page.getByText('Du har tatt tilbake svaret.')).toBeVisible();
  await page.goto('/');
  await expect(quotes(page, 'Slik kan det oppleves')).toBeVisible();
  await expect(page.getByText('Svar nummer 3.')).toHaveCount(0);
});
