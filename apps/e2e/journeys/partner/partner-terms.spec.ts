import { expectAccessible } from '../../harness/accessibility.js';
import { addByCall, flatPrices, openDashboard, submitLead } from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { shot } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

const EMAIL = 'oda@terms.example.com';

test('a partner added by an administrator accepts the terms by its welcome, and is asked then', async ({
  page,
  product,
  mailbox,
  request,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partnervilkår' }).click();
  await expect(page.getByRole('heading', { name: 'Vilkår for partnere' })).toBeVisible();
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    await shot(page, `partner-terms-${width}`);
  }
  await expectAccessible(page);

  await addByCall(request, product, 'partners', {
    ...{ name: 'Oda Ny', company: 'Oda AS', kind: 'stylist', email: EMAIL, phone: '40000001' },
    ...{ areas: ['4601'], services: ['Fullstyling'], prices: flatPrices(700) },
    ...{ weekly_capacity: 5, active: true },
  });
  await submitLead(request, {});
  await openDashboard(page, product);
  const send = page.getByRole('button', {
    name: 'Send velkomst: Oda Ny har ikke godtatt vilkårene',
  });
  await shot(page, 'queue-partner-terms-1440');
  await send.click();
  const welcome = await mailbox.waitFor(EMAIL, 'Velkommen som partner');
  expect(mailbox.to(EMAIL)).toHaveLength(1);

  await page.goto(linkIn(welcome, '/partner/vilkar'));
  await expect(page.getByText('Hei, Oda. Les vilkårene, og godta dem nederst.')).toBeVisible();
  for (const width of [1440, 390]) {
    await resize(page, { width, height: 900 });
    await shot(page, `accept-terms-${width}`);
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jeg godtar vilkårene' }).click();
  await expect(page.getByRole('heading', { name: 'Takk, du har godtatt vilkårene' })).toBeVisible();
  await shot(page, 'accepted-terms-390');
  await expectAccessible(page);
  await mailbox.waitFor(EMAIL, 'Svar innen');

  await page.goto('/admin/partnere');
  await page.getByRole('button', { name: 'Rediger: Oda Ny' }).click();
  await expect(
    page.getByText(/^Godtok vilkårene .+, i versjonen fra 30\.11\.2026\.$/),
  ).toBeVisible();
});
