import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { notice, openDashboard } from '../../harness/administrator.js';
import { shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

const FILE = [
  'navn;firma;e-post;telefon;type;områder;tjenester;pris',
  'Vera Ny;Nye Rom AS;vera@morgen.example.com;40000011;Stylist;Bergen,Oslo;Fullstyling;750',
  'Ola Uten;Uten Pris AS;ola@morgen.example.com;40000012;Stylist;Oslo;Delstyling;',
].join('\n');

test('on the first morning partners come from a file, and a test request goes the whole way and is removed again', async ({
  page,
  product,
}) => {
  await atRest(page);
  await openDashboard(page, product);
  const steps = page.getByRole('region', { name: 'Den første morgenen' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Gjenstår' })).not.toHaveCount(0);
  await expectAccessible(page);
  await expectToFit320(page);
  await shots(page, 'first-morning', [390, 1440]);
  await resize(page, { width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Dekning', exact: true }).click();
  await expect(page.getByText('Ingen steder er dekket.')).toBeVisible();
  await page.getByRole('link', { name: 'Partnere', exact: true }).click();
  await page.getByRole('button', { name: 'Fra fil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Legg til partnere fra fil' });
  await dialog
    .getByLabel('Velg fil')
    .setInputFiles({ name: 'partnere.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
  await expect(dialog.getByText('2 kommer inn, 0 finnes fra før, 0 må rettes')).toBeVisible();
  await expect(dialog.getByText('Kommer inn på pause')).toBeVisible();
  await expectAccessible(page);
  await shots(page, 'partners-from-file', [390, 1440]);
  await dialog.getByRole('button', { name: 'Legg til 2 partnere' }).click();
  await expect(notice(page, 'Lagt til')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Vera Ny' })).toBeVisible();

  await openDashboard(page, product);
  await expect(steps.getByText('1 partner er lagt til, men ingen har godtatt')).toBeVisible();
  await product.query(`update partner set terms_version = '2026-11-30', terms_accepted_at = now()`);
  await page.reload();
  await expect(steps.getByText('1 partner dekker 2 av 357 kommuner.')).toBeVisible();

  await steps.getByRole('button', { name: 'Send en prøvehenvendelse' }).click();
  const stages = steps.getByRole('list', { name: 'Hvor langt prøven har kommet' });
  const next = async (name: string) => {
    const opened = page.context().waitForEvent('page');
    await stages.getByRole('link', { name }).click();
    return opened;
  };
  const question = await next('Svar ja som stylisten');
  await shots(page, 'test-lead', [390, 1440]);
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Ta oppdraget/ }).click();
  await expect(question.getByText('Prøve Prøvesen').first()).toBeVisible();
  await question.close();
  await expect(stages.getByText('Stylisten har sagt ja')).toBeVisible();
  const quote = await next('Skriv et tilbud');
  await expect(quote.getByRole('heading', { level: 1 })).toBeVisible();
  await quote.close();
  await steps.getByRole('button', { name: 'Fjern prøven' }).click();
  await expect(notice(page, 'Prøven er fjernet')).toBeVisible();
  await expect(stages).toBeHidden();
});
