import { AxeBuilder } from '@axe-core/playwright';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { untilFadedIn } from '../../harness/accessibility.js';
import { cutFrom } from '../../harness/cut-words.js';
import { element, form, frameIn, heading, NAME, test } from '../../harness/embedded.js';
import { faultsOf } from '../../harness/faults.js';
import { HostSite } from '../../harness/host-site.js';
import { giveKey } from '../../harness/integrators.js';
import type { Product } from '../../harness/product.js';
import { shot } from '../../harness/shot.js';
import { resize } from '../../harness/resize.js';

/** In bytes on the wire, brotli. */
const SCRIPT = 2_000;
const BEFORE_IN_VIEW = 10_000;
/** Includes the client that sends the form, fetched once the form is begun. */
const IN_ALL = 136_000;

/** Bytes without headers that page and frame fetch from us, by path. */
function fetchedFrom(page: Page, origin: string | undefined) {
  const bytes: Record<string, number> = {};
  page.on('response', (response) => {
    const url = new URL(response.url());
    // The report of a visit is answered without a body.
    const isEmpty = response.status() === 204;
    const length = isEmpty ? 0 : Number(response.headers()['content-length'] ?? NaN);
    if (url.origin === origin) bytes[url.pathname] = length;
  });
  return bytes;
}
const sum = (bytes: Record<string, number>) =>
  Object.values(bytes).reduce((all, each) => all + each, 0);

const heightOf = (page: Page) => frameIn(page).evaluate((frame) => frame.clientHeight);

/** The form fits its frame without scrolling, and the page leaves no gap. */
async function expectWhole(page: Page) {
  const frame = () =>
    form(page)
      .locator('html')
      .evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => ({
        below: scrollHeight - clientHeight,
        beside: scrollWidth - clientWidth,
        empty: Math.max(0, clientHeight - document.body.offsetHeight - 1),
      }));
  await expect.poll(frame).toEqual({ below: 0, beside: 0, empty: 0 });
  const gap = () =>
    element(page).evaluate(
      (it) => it.clientHeight - it.shadowRoot!.querySelector('iframe')!.clientHeight,
    );
  expect(await gap()).toBe(0);
}

async function fillHome(frame: FrameLocator) {
  await frame.getByRole('radio', { name: 'Delstyling' }).check();
  await frame.getByRole('radio', { name: 'Ja' }).check();
  await frame.getByLabel('Gateadresse').fill('Nygårdsgaten 5');
  await frame.getByLabel('Postnummer').fill('5015');
  await frame.getByRole('textbox', { name: 'Sted' }).fill('Bergen');
  await frame.getByRole('button', { name: 'Gå videre' }).click();
}

async function fillNeeds(frame: FrameLocator) {
  await frame.getByLabel('Hvilke rom gjelder det?').fill('Stue og kjøkken');
  await frame.getByLabel('Boligens størrelse').fill('74 kvm');
  await frame.getByLabel('Når trenger du styling?').selectOption('Innen to uker');
  await frame.getByLabel('Hva slags bolig er det?').selectOption('Leilighet');
  await frame.getByRole('radio', { name: 'Ja' }).check();
  await frame.getByRole('button', { name: 'Gå videre' }).click();
}

async function fillPerson(frame: FrameLocator, email: string) {
  await frame.getByLabel('Navn', { exact: true }).fill('Kari Nordmann');
  await frame.getByLabel('Telefon').fill('400 00 000');
  await frame.getByLabel('E-post', { exact: true }).fill(email);
  await frame.getByLabel('brukervilkårene').check();
  await frame.getByLabel('deles med inntil tre stylister').check();
}

const send = (frame: FrameLocator) =>
  frame.getByRole('button', { name: 'Send henvendelsen' }).click();

async function kept(page: Page) {
  const storages = () => {
    try {
      return Object.keys(localStorage).concat(Object.keys(sessionStorage));
    } catch {
      // A browser may refuse storage to third-party frames.
      return [];
    }
  };
  const frame = await frameIn(page).elementHandle();
  const inFrame = await (await frame!.contentFrame())!.evaluate(storages);
  const cookies = await page.context().cookies();
  return [...(await page.evaluate(storages)), ...inFrame, ...cookies.map(({ name }) => name)];
}

const leadsOf = (product: Product, email: string) =>
  product.query<Record<string, string>>(
    'select source, referrer_host as host, integrator_key_id as key from lead where customer_email = $1',
    [email],
  );

async function expectAccessible(page: Page) {
  await untilFadedIn(form(page).locator('html'));
  const { violations } = await new AxeBuilder({ page }).include(NAME).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

/** At every width nothing is cut or scrolled sideways, and axe finds nothing on the smallest. */
async function expectToFitEverywhere(page: Page, step: string) {
  for (const width of [1440, 820, 390, 320]) {
    await resize(page, { width, height: 800 });
    await expectWhole(page);
    const overflow = await page.evaluate(() => document.body.scrollWidth - innerWidth);
    expect(overflow, `${step}, ${width} px`).toBeLessThanOrEqual(0);
    for (const field of await form(page).locator('input[placeholder]').all()) {
      expect(await cutFrom(field), `${step}, ${width} px`).toBeLessThanOrEqual(0);
    }
    await shot(page, `embed-${step}-${width}`);
  }
  await expectAccessible(page);
  await resize(page, { width: 1280, height: 720 });
}

test('a visitor of another site with a strict policy reaches the form, which loads only then, and asks for offers', async ({
  page,
  baseURL,
  host,
  key,
  snippet,
  product,
}) => {
  const email = 'innebygd@embed.example.com';
  const faults = faultsOf(page);
  const reported: string[] = [];
  page.on('request', (request) => {
    const isVisit = new URL(request.url()).pathname === '/api/visits';
    if (isVisit) reported.push(request.postData() ?? '');
  });
  host.show({ snippet, far: true });
  const bytes = fetchedFrom(page, baseURL);
  await page.goto(host.origin);
  const frame = form(page);

  await test.step('the host page loads the form only as the visitor reaches it', async () => {
    await expect(element(page)).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(Object.keys(bytes)).toEqual(['/embed.js']);
    expect(sum(bytes)).toBeLessThanOrEqual(SCRIPT);

    const box = (await element(page).boundingBox())!;
    const { height } = page.viewportSize()!;
    await page.evaluate((y) => scrollTo(0, y), box.y - height - 300);
    await expect(heading(frame)).toHaveText('Få tilbud fra inntil tre stylister');
    await expect(frameIn(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const paths = Object.keys(bytes).filter((path) => !path.startsWith('/pictures/'));
    expect(paths).toEqual([
      ...['/embed.js', `/embed/${key}`],
      expect.stringMatching(/^\/assets\/main-/),
    ]);
    const withoutPictures = paths.reduce((all, path) => all + bytes[path]!, 0);
    expect(withoutPictures).toBeLessThanOrEqual(BEFORE_IN_VIEW);

    await element(page).scrollIntoViewIfNeeded();
    // The client loads on the first focus after hydration.
    await expect(async () => {
      await frame.getByLabel('Gateadresse').focus();
      await frame.getByRole('radio', { name: 'Fullstyling' }).focus();
      expect(Object.keys(bytes).join()).toMatch(/call-api.+reselect|reselect.+call-api/);
    }).toPass();
    await page.waitForLoadState('networkidle');
    expect(sum(bytes)).toBeLessThanOrEqual(IN_ALL);
  });

  expect(await frameIn(page).getAttribute('title')).toMatch(/^Få tilbud fra .* \(skjema fra /);
  await expectWhole(page);
  const family = await heading(frame).evaluate((node) => getComputedStyle(node).fontFamily);
  expect(family).toContain('Georgia');
  await expectToFitEverywhere(page, 'step-1');

  await frame.getByRole('button', { name: 'Gå videre' }).click();
  await expect(frame.getByRole('radio', { name: 'Fullstyling' })).toBeFocused();
  await expectWhole(page);
  await fillHome(frame);
  await expect(frame.getByRole('group', { name: 'Steg 2 av 3' })).toBeFocused();
  await expectToFitEverywhere(page, 'step-2');
  await fillNeeds(frame);
  await fillPerson(frame, email);
  await expectWhole(page);
  await shot(page, 'embed-step-3');
  await expect
    .poll(() => frame.locator('html').evaluate(() => performance.now()))
    .toBeGreaterThan(3_000);
  await send(frame);
  await expect(heading(frame)).toHaveText('Takk for din henvendelse!');
  await expect(heading(frame)).toBeFocused();
  await expect(heading(frame)).toBeInViewport();
  await expect(frame.getByText('Nå spør vi stylister i Bergen.')).toBeVisible();
  await expectWhole(page);
  await shot(page, 'embed-received');

  expect(await leadsOf(product, email)).toEqual([
    { source: 'fjordheim', host: new URL(host.origin).hostname, key },
  ]);
  expect(await kept(page)).toEqual([]);
  expect(faults).toEqual([]);

  const steps = ['page', 'form', 'step-1', 'step-2', 'step-3', 'sent'];
  const visit = { page: 'embedded', city: '', came_by: [new URL(host.origin).hostname] };
  expect(reported.map((body) => JSON.parse(body))).toEqual(
    steps.map((step) => ({ ...visit, step })),
  );
});

test('in a narrow, dark place the form is read whole and filled in by keyboard, and takes its height from no other sender', async ({
  page,
  host,
  snippet,
}) => {
  await resize(page, { width: 320, height: 800 });
  host.show({ snippet: `<div class="dark">${snippet}</div>` });
  await page.goto(host.origin);
  const frame = form(page);
  await expect(heading(frame)).toBeVisible();
  await expectWhole(page);
  expect(await frameIn(page).evaluate((frame) => frame.clientWidth)).toBe(288);
  await expect(form(page).getByRole('contentinfo')).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await shot(page, 'embed-dark-inline-block');

  await page.getByRole('link', { name: 'Andre blir lettere' }).focus();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('radio', { name: 'Fullstyling' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(frame.getByRole('radio', { name: 'Delstyling' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(frame.getByRole('radio', { name: 'Ja' })).toBeChecked();
  for (const text of ['Nygårdsgaten 5', '5015', 'Bergen']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  const start = frame.getByRole('group', { name: 'Steg 2 av 3' });
  await expect(start).toBeFocused();
  await expect(start).toBeInViewport();

  const after = page.getByRole('link', { name: 'Er boligen nylig' });
  const isOut = () => after.evaluate((link) => link === document.activeElement);
  for (let press = 0; press < 20 && !(await isOut()); press += 1) await page.keyboard.press('Tab');
  await expect(after).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(frame.getByRole('link', { name: /^Personvern/ })).toBeFocused();

  await page.evaluate(() => history.back());
  await expect(frame.getByRole('group', { name: 'Steg 1 av 3' })).toBeVisible();
  await expect(frame.getByLabel('Gateadresse')).toHaveValue('Nygårdsgaten 5');

  await expectWhole(page);
  const before = await heightOf(page);
  await page.evaluate(async () => {
    const reported = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    postMessage({ type: 'boligstyling:height', height: 9_999 }, '*');
    await reported;
  });
  const ofProduct = await frameIn(page).getAttribute('src');
  const other = await page.evaluateHandle((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    return document.body.appendChild(frame);
  }, ofProduct ?? '');
  const reported = await page.evaluateHandle(() => ({
    message: new Promise((resolve) =>
      addEventListener('message', ({ data }) => data.height === 9_999 && resolve(data)),
    ),
  }));
  await (await other.contentFrame())!.evaluate(() => {
    parent.postMessage({ type: 'boligstyling:height', height: 9_999 }, '*');
  });
  await reported.evaluate(({ message }) => message);
  expect(await heightOf(page)).toBe(before);
});

test('on a slow network text typed before hydration is kept, and sent', async ({
  page,
  baseURL,
  request,
  product,
}) => {
  const email = 'treg@embed.example.com';
  // Same site, so that the frame is slowed down together with the page.
  const host = await HostSite.start(baseURL, 'localhost');
  const key = await giveKey(request, product, [host.origin]);
  host.show({ snippet: `<script src="${baseURL}/embed.js" data-key="${key}"></script>` });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const slow = { downloadThroughput: 50_000, uploadThroughput: 20_000, latency: 400 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.goto(host.origin, { waitUntil: 'commit' });
  const frame = form(page);
  await frame.getByLabel('Gateadresse').fill('Nygårdsgaten 5');
  await fillHome(frame);
  await fillNeeds(frame);
  await fillPerson(frame, email);
  await send(frame);
  await expect(heading(frame)).toHaveText('Takk for din henvendelse!');
  expect(await leadsOf(product, email)).toEqual([
    { source: 'fjordheim', host: new URL(host.origin).hostname, key },
  ]);
  // Even when the frame counts as the same site.
  expect(await kept(page)).toEqual([]);
  host.stop();
});

test('without a network the form says so, stores nothing, and is sent on a second try', async ({
  page,
  host,
  snippet,
  product,
}) => {
  const email = 'uten-nett@embed.example.com';
  const isUnsent = async () => {
    const reported = frame.getByRole('status').filter({ hasText: 'ikke sendt' });
    await expect(reported).toContainText('kan ikke lagre den her. La siden stå åpen');
    await expectWhole(page);
    expect(await kept(page)).toEqual([]);
  };
  host.show({ snippet });
  await page.goto(host.origin);
  const frame = form(page);
  await expect(heading(frame)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await fillHome(frame);
  await fillNeeds(frame);
  await fillPerson(frame, email);
  await send(frame);
  await isUnsent();
  await page.unroute('**/assets/*.js');
  const sendAgain = () => frame.getByRole('button', { name: 'Send på nytt' }).click();
  await page.route('**/api/leads', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/leads'),
  );
  await sendAgain();
  await failed;
  await isUnsent();
  await page.unroute('**/api/leads');
  await sendAgain();
  await expect(heading(frame)).toHaveText('Takk for din henvendelse!');
  expect(await leadsOf(product, email)).toHaveLength(1);
});

test('a visitor has a way on where the form cannot be shown', async ({
  page,
  baseURL,
  snippet,
  host,
  key,
  ownElement,
  product,
  browser,
}) => {
  await test.step('a site outside the key’s origins gets a link in place of the form', async () => {
    const other = await HostSite.start(baseURL);
    other.show({ snippet });
    await page.goto(other.origin);
    await expect(element(page)).toContainText('Skjemaet kan ikke vises');
    const link = element(page).getByRole('link', { name: /^Fyll det ut på localhost/ });
    await expect(link).toHaveAttribute('href', `${baseURL}/#lead-form`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(frameIn(page)).toHaveCount(0);
    await shot(page, 'embed-refused');
    other.stop();
  });

  await test.step('the site’s own fallback is shown until the form is ready', async () => {
    const offered = page.getByRole('link', { name: 'Få tilbud fra stylister' });
    host.show({ snippet: ownElement.replace(key, 'no-such-key') });
    await page.goto(host.origin);
    await expect(offered).toBeVisible();
    await expect(frameIn(page)).toHaveCount(0);

    host.show({ snippet: ownElement });
    await page.reload();
    await expect(heading(form(page))).toBeVisible();
    await expect(offered).toBeHidden();

    const blocking = await HostSite.start(undefined);
    blocking.show({ snippet: ownElement });
    await page.goto(blocking.origin);
    await expect(offered).toBeVisible();
    blocking.stop();
  });

  await test.step('an unknown key’s form address shows a 404 page without fields', async () => {
    const faults = faultsOf(page);
    const answer = await page.goto(`${product.baseURL}/embed/no-such-key`);
    expect(answer?.status()).toBe(404);
    await page.mouse.click(1, 1);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    expect(faults).toEqual([]);
  });

  await test.step('without scripts there is a link', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    host.show({ snippet });
    await page.goto(host.origin);
    await expect(page.getByRole('link', { name: 'Få tilbud fra stylister' })).toBeVisible();
    await context.close();
  });
});

test('a frame whose document comes while its dialog is closed shows the form later', async ({
  page,
  baseURL,
  request,
  product,
}) => {
  const host = await HostSite.start(baseURL, 'localhost');
  const key = await giveKey(request, product, [host.origin]);
  const script = `<script src="${baseURL}/embed.js" data-key="${key}"></script>`;
  host.show({ snippet: `<dialog>${script}</dialog>` });
  const dialog = page.locator('dialog');
  await page.clock.install();

  /** The dialog opens and closes before the frame's document arrives. A minute passes. */
  const closeTooEarly = async () => {
    const asked = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    await page.route('**/embed/*', async (route) => {
      asked.resolve();
      await closed.promise;
      await route.continue();
    });
    await page.goto(host.origin);
    await dialog.evaluate((it: HTMLDialogElement) => it.showModal());
    await asked.promise;
    await dialog.evaluate((it: HTMLDialogElement) => it.close());
    await frameIn(page).evaluate((frame) =>
      frame.addEventListener('load', () => frame.classList.add('loaded')),
    );
    closed.resolve();
    await expect(frameIn(page)).toHaveClass('loaded');
    await page.unroute('**/embed/*');
    await page.clock.runFor('01:00');
  };

  await test.step('when the dialog opens again', async () => {
    await closeTooEarly();
    await dialog.evaluate((it: HTMLDialogElement) => it.showModal());
    await expect(heading(form(page))).toBeVisible();
    await expectWhole(page);
  });

  await test.step('when it is scrolled to after its place has opened below', async () => {
    await closeTooEarly();
    await dialog.evaluate((it: HTMLDialogElement) => {
      it.before(Object.assign(document.createElement('div'), { className: 'far' }));
      it.style.position = 'static';
      it.show();
      scrollTo(0, 0);
    });
    await page.clock.runFor('01:00');
    await element(page).scrollIntoViewIfNeeded();
    await expect(heading(form(page))).toBeVisible();
  });

  await test.step('when its element is moved', async () => {
    await closeTooEarly();
    await element(page).evaluate((it) => document.querySelector('main')!.append(it));
    await expect(heading(form(page))).toBeVisible();
    await expectWhole(page);
  });
  host.stop();
});
