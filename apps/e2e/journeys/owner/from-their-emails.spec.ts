import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, submitLead } from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => answeredBanner(page));

/** Tuesday after Easter: asked on Wednesday at 10, with twelve working hours to answer. */
const AFTER_EASTER = '2027-03-30T08:00:00Z';
const NIGHT_BEFORE_EASTER = new Date('2027-03-24T23:30:00Z');

test('an owner, stylists and an agent each act from their own e-mails', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  const partners = ['Aud', 'Bo', 'Cia', 'Didrik'].map((name) => ({
    name: `${name} Stil`,
    email: `${name}@grane.example.com`.toLowerCase(),
  }));
  for (const each of partners) await addPartner(request, product, { ...each, areas: ['1825'] });
  const agent = { name: 'Mona Megler', email: 'mona@grane.example.com' };
  await addPartner(request, product, { ...agent, kind: 'estate-agent', areas: ['1825'] });
  const owner = 'olga@grane.example.com';
  await submitLead(request, {
    customer_name: 'Olga Eier',
    customer_email: owner,
    location: 'Grane',
    municipality_number: '1825',
    agent_contact: 'yes',
  });
  const answers = (email: string) =>
    mailbox.waitFor(email).then((mail) => page.goto(linkIn(mail, '/partner/svar')));
  const title = page.getByRole('heading', { level: 1 });

  for (const { email } of partners.slice(0, 3)) {
    await answers(email);
    await page.getByRole('button', { name: /^Ta oppdraget/ }).click();
    await expect(title).toHaveText('Ring Olga');
  }
  const [, , , fourth] = partners;
  await answers(fourth?.email ?? '');
  await expect(title).toHaveText('Oppdraget er tatt');
  expect(await page.content()).not.toMatch(/Olga|40 00 00 00|Nygård/);

  await answers(agent.email);
  await expect(title).toHaveText('Boligsalg i Grane');
  await shot(page, 'agent-question-390');
  await expectAccessible(page);
  await expectToFit320(page);
  await resize(page, { width: 390, height: 844 });
  await page.getByRole('button', { name: /^Ta oppdraget/ }).click();
  await expect(title).toHaveText('Ring Olga');

  await product.hastenOwnersMail();
  const reported = await mailbox.waitFor(owner, 'Mona tar kontakt med deg');
  await page.goto(linkIn(reported, '/min-henvendelse'));
  const knows = page.locator('dl').filter({ hasText: 'Mona Megler' });
  await expect(knows.getByText('Alt du sendte')).toHaveCount(3);
  await expect(knows).toContainText(
    /Mona MeglerNavn, telefon, e-\u2060?post, adresse, størrelse og boligtype/,
  );
  await shot(page, 'owner-all-taken-390');
  await expectAccessible(page);
});

test('a deadline after Easter is shown correctly the night before, and a late yes reveals nothing', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  const email = 'pelle@hattfjelldal.example.com';
  await addPartner(request, product, { name: 'Pelle Påske', email, areas: ['1826'] });
  const owner = 'oda@hattfjelldal.example.com';
  const id = await submitLead(request, {
    customer_name: 'Oda Eier',
    customer_email: owner,
    location: 'Hattfjelldal',
  });
  const question = linkIn(await mailbox.waitFor(email), '/partner/svar');
  const own = linkIn(await mailbox.waitFor(owner), '/min-henvendelse');
  const setDeadline = (deadline: string) =>
    product.query('update assignment set deadline = $2, remind_at = null where lead_id = $1', [
      id,
      deadline,
    ]);
  await setDeadline(AFTER_EASTER);

  await page.clock.setFixedTime(NIGHT_BEFORE_EASTER);
  await page.goto(own);
  await expect(page.getByText('Svarer innen tirsdag 30. mars kl. 10:00')).toBeVisible();
  await page.goto(question);
  await expect(page.getByText(/tirsdag 30\. mars( 2027)? kl\.\s10:00/).first()).toBeVisible();
  await shot(page, 'partner-offer-easter-390');

  await setDeadline(new Date(Date.now() - 60_000).toISOString());
  await page.getByRole('button', { name: /^Ta oppdraget/ }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Svarfristen er ute');
  expect(await page.content()).not.toMatch(/Oda|40 00 00 00|Nygård/);
  await shot(page, 'partner-too-late-390');

  await page.clock.setFixedTime(new Date());
  await page.goto(own);
  await page.reload();
  await expect(page.getByText('Svarte ikke', { exact: true }).first()).toBeVisible();
  await shot(page, 'owner-after-silence-390');
  await expectAccessible(page);
});
