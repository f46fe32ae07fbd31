import type { WebDriver, WebElement } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';

const ROLES = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  field: 'input, textarea, select',
  choice: 'input[type=radio], input[type=checkbox]',
  option: '[role=option]',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open], [role=dialog]',
  status: '[role=status], [role=alert]',
};

export type Role = keyof typeof ROLES;

/** Runs in the page. A control of a dialog is preferred, because the rest is inert. */
function visible(selector: string, name: string): Element | null {
  const read = (element: Element | null) =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const by = labelled.map((id) => document.getElementById(id)).concat([...labels]);
    return by.map(read).join(' ') || element.getAttribute('aria-label') || read(element);
  };
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const found = [dialog, document].flatMap((root) =>
    root
      ? [
          ...root.querySelectorAll(selector),
          ...(root === dialog && dialog.matches(selector) ? [dialog] : []),
        ]
      : [],
  );
  const named = found.filter((element) => isSeen(element) && nameOf(element).includes(name));
  return named.find((element) => nameOf(element) === name) ?? named[0] ?? null;
}

/** Only a hang takes this long. */
const LIMIT_MS = 120_000;
const AGAIN_MS = 50;

/** Waits for a visible element whose accessible name contains `name`, an exact one first. */
export const find = (driver: WebDriver, role: Role, name = ''): Promise<WebElement> =>
  driver.wait(
    () => driver.executeScript<WebElement | null>(visible, ROLES[role], name),
    LIMIT_MS,
    `no ${role} «${name}»`,
    AGAIN_MS,
  ) as Promise<WebElement>;

/**
 * Shows an element, and waits until it has kept its place for some frames. WebKit goes on with a
 * smooth scroll after an instant one, and its driver clicks at a point.
 */
export const SHOW = `const [element] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return new Promise((resolve) => {
    let [place, frames] = ['', 0];
    const look = () => {
      const { x, y } = element.getBoundingClientRect();
      frames = place === x + ' ' + y ? frames + 1 : 0;
      place = x + ' ' + y;
      if (frames < 4) requestAnimationFrame(look);
      else resolve();
    };
    look();
  });`;

/** Runs in the page before a click. */
const WATCH = `window.hit = null;
  addEventListener('click', ({ target }) => (window.hit ??= target), { capture: true, once: true });`;

/** Null for a click that reached its target, or has led to another page. */
const MISSED = `const [target] = arguments;
  if (window.hit === undefined) return null;
  if (!window.hit) return 'nothing';
  const reached = [target, ...(target.labels ?? [])].some((it) => it.contains(window.hit));
  return reached ? null : window.hit.outerHTML.slice(0, 200);`;

const ARRIVES_WITHIN_MS = 2_000;

/**
 * WebKit's driver clicks at a point, and does not notice when the element has moved away from it.
 *
 * @throws if the click reached something else, or nothing
 */
async function hasReached(driver: WebDriver, element: WebElement, name: string): Promise<void> {
  const missed = () =>
    driver.executeScript<string | null>(MISSED, element).catch((error: Error) => {
      // The element left with the page.
      if (/stale/i.test(error.name)) return null;
      throw error;
    });
  const deadline = Date.now() + ARRIVES_WITHIN_MS;
  let hit = await missed();
  while (hit === 'nothing' && Date.now() < deadline) hit = await missed();
  if (hit) throw new Error(`The press on «${name}» reached ${hit}.`);
}

/** Clicks; what covers or moves the element is waited for. */
export async function press(driver: WebDriver, role: Role, name: string): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  for (;;) {
    const element = await find(driver, role, name);
    await driver.executeScript(SHOW, element);
    await driver.executeScript(WATCH);
    const refused = await element.click().then(
      () => undefined,
      (error: Error) => error,
    );
    if (!refused) return hasReached(driver, element, name);
    if (Date.now() > deadline) throw refused;
  }
}

/** Touches with a finger, which only Firefox's driver has. */
export async function tap(driver: WebDriver, role: Role, name: string): Promise<void> {
  const origin = await find(driver, role, name);
  await driver.executeScript(SHOW, origin);
  const actions = [
    { type: 'pointerMove', duration: 0, x: 0, y: 0, origin },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
  await driver.execute(new Command(Name.ACTIONS).setParameter('actions', [finger]));
}

/** Replaces the text of a field, key by key, once a click has reached it. */
export async function write(driver: WebDriver, label: string, text: string): Promise<void> {
  await driver.wait(
    async () => {
      await press(driver, 'field', label);
      return driver.executeScript(SELECT, await find(driver, 'field', label));
    },
    LIMIT_MS,
    `no focus in «${label}»`,
    AGAIN_MS,
  );
  await type(driver, text);
}

/** Selects the text of a field, and says if it has the focus. */
export const SELECT = `const [field] = arguments; field.select(); return field === document.activeElement`;

/** Ticks a box or a radio button. */
export const choose = (driver: WebDriver, name: string): Promise<void> =>
  press(driver, 'choice', name);

/** Chooses an option of a select as a person does. */
export async function select(driver: WebDriver, label: string, option: string): Promise<void> {
  const field = await find(driver, 'field', label);
  const found = await driver.executeScript<WebElement>(
    'return [...arguments[0].options].find(({ text }) => text === arguments[1])',
    ...[field, option],
  );
  await found.click();
}

/** Sends keys to the focused element. */
export const type = (driver: WebDriver, ...keys: string[]): Promise<void> =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();

/** Of a script's body, with the arguments as `arguments`. */
export const evaluate = <T>(driver: WebDriver, body: string, ...args: unknown[]): Promise<T> =>
  driver.executeScript<T>(body, ...args);

const SHOWN = `return document.body.innerText.replace(/\\s/g, ' ').includes(arguments[0])`;

/** Waits until the page shows the text. */
export const reads = (driver: WebDriver, text: string): Promise<unknown> =>
  driver.wait(() => evaluate(driver, SHOWN, text), LIMIT_MS, `no text «${text}»`, AGAIN_MS);

export const valueOf = async (driver: WebDriver, label: string): Promise<string> =>
  driver.executeScript('return arguments[0].value', await find(driver, 'field', label));

/** Name of the focused element: its label, or its text. */
export const focused = (driver: WebDriver): Promise<string> =>
  evaluate(
    driver,
    `const it = document.activeElement;
    if (it === document.body) return '';
    const labels = [...(it.labels ?? [])].map((label) => label.textContent).join(' ');
    return (labels || it.getAttribute('aria-label') || it.textContent).replace(/\\s+/g, ' ').trim();`,
  );

/** Waits until the code of the page handles events. */
export const cameToLife = async (driver: WebDriver): Promise<void> => {
  await driver.actions().move({ x: 3, y: 3 }).move({ x: 4, y: 4 }).perform();
  await driver.wait(
    () =>
      evaluate(
        driver,
        `const heading = document.querySelector('main h1');
        return Boolean(heading && Object.keys(heading).some((key) => key.startsWith('__react')));`,
      ),
    LIMIT_MS,
    'the page did not come to life',
    AGAIN_MS,
  );
};
