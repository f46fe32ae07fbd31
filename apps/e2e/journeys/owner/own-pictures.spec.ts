import { fileURLToPath } from 'node:url';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, openDashboard } from '../../harness/administrator.js';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { linkIn } from '../../harness/link-in.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const picture = (name: string) =>
  fileURLToPath(new URL(`../../../../docs/pictures/${name}.png`, import.meta.url));
const WIDTHS = [390, 820, 1440];

test('an owner adds pictures from the page after sending, and the stylist sees them', async ({
  page,
  request,
  product,
  mailbox,
}) => {
  test.slow();
  const stylist = 'anna.bilder@pictures.example.com';
  const areas = ['1811'];
  const services = ['Delstyling'];
  await addPartner(request, product, { name: 'Anna Solheim', areas, services, email: stylist });
  await answeredBanner(page);
  await page.goto('/');
  await fillStepOne(page, { email: 'kari@pictures.example.com', city: 'Bindal' });
  await fillStepTwo(page);
  await send(page);
  await expect(page.getByText('Legg til bilder av boligen')).toBeVisible();
  await page.getByRole('button', { name: 'Følg henvendelsen' }).click();

  const section = page.getByRole('region', { name: 'Bilder av boligen' });
  await section.getByLabel('Velg bilder').setInputFiles(['home', 'dashboard', 'home'].map(picture));
  await expect(section.getByText('Bildene er lagt til.')).toBeVisible();
  const small = section.getByRole('button', { name: /^Vis bilde/ });
  await expect(small).toHaveCount(3);
  await page.reload();
  await expect(small).toHaveCount(3);

  // A lost network holds the queue up, and no more.
  await page.context().setOffline(true);
  await section.getByLabel('Velg bilder').setInputFiles(picture('home'));
  await expect(section.getByText('Prøver igjen snart')).toBeVisible();
  await shot(page, 'pictures-offline');
  await page.context().setOffline(false);
  await expect(small).toHaveCount(4);
  await section.getByLabel('Velg bilder').setInputFiles({
    ...{ name: 'plan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  });
  await expect(section.getByRole('alert')).toContainText('Nettleseren kan ikke gjøre om bildet.');
  await section.getByRole('button', { name: 'Ta bort plan.svg' }).click();

  await shots(page, 'pictures-owner');
  await expectAccessible(page);
  await expectToFit320(page);
  await resize(page, { width: 1440, height: 900 });

  await small.first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('Bilde 1 av 4');
  for (const at of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('heading')).toHaveText(`Bilde ${at} av 4`);
    await expect(viewer.getByRole('img', { name: `Bilde ${at} av 4` })).toBeInViewport();
  }
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 });
    await expect(viewer.getByRole('heading')).toHaveText('Bilde 3 av 4');
    await expect(viewer.getByRole('img', { name: 'Bilde 3 av 4' })).toBeInViewport({ ratio: 0.99 });
    await shot(page, `pictures-viewer-${width}`);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await section.getByRole('button', { name: 'Slett bilde 4' }).click();
  await expect(small).toHaveCount(3);

  const offer = linkIn(await mailbox.waitFor(stylist), '/partner/svar');
  await page.goto(offer);
  await expect(page.getByRole('button', { name: /^Ta oppdraget/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bilder av boligen' })).toBeHidden();
  await page.getByRole('button', { name: /^Ta oppdraget/ }).click();
  await expect(page.getByRole('heading', { name: 'Bilder av boligen' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Vis bilde/ })).toHaveCount(3);
  await shots(page, 'pictures-partner');
  await expectAccessible(page);

  const [lead] = await product.query<{ id: string }>(
    `select id from lead where customer_email = 'kari@pictures.example.com'`,
  );
  await openDashboard(page, product, `/henvendelse/${lead?.id}`);
  const panel = page.getByRole('dialog', { name: 'Kundedetaljer' });
  // Content that loads above moves the summary, so that a press misses it.
  await page.waitForLoadState('networkidle');
  await panel.getByText('3 bilder av boligen').click();
  await panel.getByRole('button', { name: 'Vis bilde 1 av 3' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'Bilde 2 av 3' })).toBeVisible();
  await shot(page, 'pictures-dashboard-viewer');
  await page.keyboard.press('Escape');
  await shots(page, 'pictures-dashboard');
  await expectAccessible(page);
  const looks = `select call from audit_log where call = 'listLeadFiles' and subject_id = $1`;
  await expect.poll(() => product.query(looks, [lead?.id])).not.toEqual([]);
});
