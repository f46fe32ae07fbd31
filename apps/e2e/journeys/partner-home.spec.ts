import { expectAccessible, expectToFit320 } from '../harness/accessibility.js';
import { addPartner, submitLead } from '../harness/administrator.js';
import { linkIn } from '../harness/link-in.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

test.beforeEach(({ page }) => answeredBanner(page));

const OWNER = {
  customer_name: 'Hemmelig Eier',
  message: 'Vi flytter i januar og vil leie møbler til visning. Ring 40 00 00 00.',
};

test('a partner asks for a link, takes a job on its page and tells what became of it', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  const email = 'anna@partner.example.com';
  await addPartner(request, product, { name: 'Anna Solheim', email, areas: ['5501'] });
  await submitLead(request, { ...OWNER, location: 'Tromsø' });
  await submitLead(request, { customer_name: 'Per Strand', location: 'Tromsø' });
  await mailbox.waitFor(email, 'Svar innen');

  await page.goto('/partner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden din som partner');
  await expectAccessible(page);
  await page.getByLabel('E-post').fill('anna');
  await page.getByRole('button', { name: 'Send meg en lenke' }).click();
  await expect(page.getByText('Skriv en e-postadresse')).toBeVisible();
  await page.getByLabel('E-post').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('ligger lenken i innboksen')).toBeVisible();
  await shot(page, 'partner-login-1440');

  const link = linkIn(await mailbox.waitFor(email, 'Logg inn'), '/partner/logg-inn');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Åpne siden din');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Åpne siden din' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei, Anna');
  await expect(page).toHaveURL('/partner');
  await expect(page.getByText('To henvendelser venter på svar.')).toBeVisible();
  expect(await page.content()).not.toMatch(/Hemmelig|40 00 00 00|Nygård/);
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await shot(page, `partner-home-offers-${width}`);
  }
  await expectAccessible(page);
  await expectToFit320(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const offer = page.getByRole('article').filter({ hasText: 'Vi flytter i januar' });
  await offer.getByRole('button', { name: 'Ta oppdraget – 900 kr' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ring Hemmelig');
  await page.getByRole('link', { name: 'Til siden din' }).click();
  await expect(page.getByText('Én henvendelse venter på svar.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ring Hemmelig Eier' })).toHaveAttribute(
    'href',
    'tel:+4740000000',
  );
  const told = page.getByRole('group', { name: 'Hvordan gikk det med Hemmelig Eier?' });
  await told.getByRole('button', { name: 'Vunnet' }).click();
  await expect(told.getByRole('button', { name: 'Vunnet' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Alle er avgjort.')).toBeVisible();
  const [lead] = await product.query<{ status: string }>(
    `select status from lead where customer_name = 'Hemmelig Eier' and location = 'Tromsø'`,
  );
  expect(lead?.status).toBe('won');
  for (const width of [1440, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await shot(page, `partner-home-${width}`);
  }
  await expectAccessible(page);
  await expectToFit320(page);

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden din som partner');
  await page.goto(link);
  await page.getByRole('button', { name: 'Åpne siden din' }).click();
  await expect(page.getByText('Lenken er brukt eller utløpt. Be om en ny.')).toBeVisible();
  await expectAccessible(page);
});
