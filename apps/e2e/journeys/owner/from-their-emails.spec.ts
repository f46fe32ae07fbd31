import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, notice, submitLead } from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => answeredBanner(page));

test('an owner, stylists and an agent each act from their own e-mails, until the job is agreed', async ({
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
  const id = await submitLead(request, {
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

  await page.goto(linkIn(await mailbox.waitFor(owner), '/min-henvendelse'));
  await expect(title).toHaveText('Aud, Bo og Cia ringer deg');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vis meg flere' }).click();
  await expect(notice(page, 'Vi spør en til')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Vis meg flere' })).toBeHidden();
  await page.getByRole('button', { name: 'Angre', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Vis meg flere' })).toBeVisible();

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

  const long = `Aud${'birgitte'.repeat(14)}`;
  await product.query(
    `update partner set name = $2, company = repeat('Interiør', 12) where email = $1`,
    [partners[0]?.email, long],
  );
  await page.reload();
  await expect(page.getByText(long).first()).toBeVisible();
  await expectToFit320(page);
  await product.query(`update lead set status = 'won' where id = $1`, [id]);
  await page.reload();
  await expect(title).toHaveText('Oppdraget er avtalt');
  await shot(page, 'own-won');
});
