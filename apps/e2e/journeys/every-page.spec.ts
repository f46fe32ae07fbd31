import { expectHeadingsHeard } from '../harness/heard-headings.js';
import { tabThrough } from '../harness/keyboard.js';
import { expectNothingLost } from '../harness/nothing-lost.js';
import { PUBLIC_PAGES } from '../harness/public-pages.js';
import { expect, test } from '../harness/test.js';
import { cameToLife } from '../harness/visitor.js';

for (const [path] of PUBLIC_PAGES) {
  test(`${path} can be read on the narrowest screen, at 200 % zoom and with letters twice as large, heard as it is written, and used without a mouse`, async ({
    page,
  }) => {
    await page.goto(path);
    await cameToLife(page);
    await expect(
      page.getByRole('region', { name: 'Samtykke til informasjonskapsler' }),
    ).toBeVisible();
    await expectHeadingsHeard(page);
    await expectNothingLost(page);

    const stops = await tabThrough(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ isMarked, isInSight }) => !isMarked || !isInSight)).toEqual([]);
  });
}
