import type { Page } from '@playwright/test';

/** Longer than any page's tab order; more stops mean a focus trap. */
const MOST_STOPS = 150;

interface Stop {
  name: string;
  isMarked: boolean;
  /** Inside the window, and not under a fixed element. */
  isInSight: boolean;
  isCovered: boolean;
}

const look = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    // Custom controls show the focus of a hidden input beside or around it.
    const shown = [focused, focused.nextElementSibling, focused.closest('label')]
      .concat([...(focused.nextElementSibling?.children ?? [])])
      .filter((element) => element !== null);
    const marks = () => {
      for (const animation of document.getAnimations()) {
        if (animation instanceof CSSTransition) animation.finish();
      }
      const styles = shown.map((element) => getComputedStyle(element));
      return JSON.stringify(styles.map(({ outline, boxShadow }) => [outline, boxShadow]));
    };
    const withFocus = marks();
    focused.blur();
    const isMarked = marks() !== withFocus;
    focused.focus({ preventScroll: true });

    const box = (focused.closest('label') ?? focused).getBoundingClientRect();
    const name = focused.textContent.trim() || focused.outerHTML.slice(0, 80);
    // An element taller than the window cannot be whole in sight.
    const isWhole = box.top >= 0 && box.bottom <= innerHeight;
    const isInSight =
      isWhole || (box.height > innerHeight / 2 && box.bottom > 0 && box.top < innerHeight);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + 2);
    const isOver = (over: Element | null): boolean =>
      over !== null &&
      !over.contains(focused) &&
      !focused.contains(over) &&
      (getComputedStyle(over).position === 'sticky' || isOver(over.parentElement));
    return { name, isMarked, isInSight, isCovered: isOver(top) };
  });

/** Tabs through the whole page, or back with Shift, from the focused element. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<Stop[]> {
  // During smooth scrolling the focused element is elsewhere or not yet in sight.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const stop = await look(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The Tab key leads to no end: ${stops.at(-1)?.name}`);
}
