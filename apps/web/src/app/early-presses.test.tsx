import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { keepEarlyPresses, repeatEarlyPresses } from './early-presses';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('each button pressed early is pressed once, and two cost no more turns than one', () => {
  document.body.innerHTML = '<main><button>Neste</button><button>Meny</button></main>';
  const [root, first, second] = ['main', 'button', 'button:last-child'].map((selector) =>
    document.querySelector<HTMLElement>(selector)!,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  let isThere = false;
  let tries = 0;
  const answers: string[] = [];
  // React stops clicks during hydration.
  root.addEventListener(
    'click',
    (event) => {
      tries += 1;
      if (!isThere) event.stopPropagation();
    },
    true,
  );
  root.addEventListener('click', ({ target }) => answers.push((target as Element).textContent));

  keepEarlyPresses();
  first.click();
  second.click();
  first.click();
  expect(answers).toEqual([]);

  tries = 0;
  repeatEarlyPresses();
  jest.advanceTimersByTime(2_000);
  expect(answers).toEqual([]);
  expect(tries).toBeLessThanOrEqual(2 * 21);

  isThere = true;
  jest.advanceTimersByTime(2_000);
  expect(answers).toEqual(['Neste', 'Meny']);
  first.click();
  jest.advanceTimersByTime(2_000);
  expect(answers).toEqual(['Neste', 'Meny', 'Neste']);
});
