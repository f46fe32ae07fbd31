import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { consent } from '../../content/consent';
import { focusMain } from '../../shared/layout/page-entry';
import styles from './sheet.module.css';
import { afterPaint } from '../../shared/ui/after-paint';

let covered = 0;

const tell = () => document.documentElement.style.setProperty('--covered', `${covered}px`);

/**
 * Tells the page how much of the window's foot is covered, once the frame with it is shown: all of
 * the page is styled anew by it. What was told last counts, so the next panel may come before the
 * last one's end is told.
 *
 * @param height in CSS pixels
 */
export function coverFoot(height: number): void {
  covered = height;
  afterPaint(tell);
}

/** The first view's button that opens the settings, which give it the focus back. */
export const CUSTOMISE_ID = 'customise-consent';

/**
 * The panel at the foot of the window. Tells the page how much of it is covered. Whoever was in it
 * when it goes goes on in the page.
 */
export function Sheet(props: ComponentProps<'section'>) {
  const sheet = useRef<HTMLElement>(null);

  useEffect(() => {
    const observer = new ResizeObserver(() => coverFoot(sheet.current?.offsetHeight ?? 0));
    if (sheet.current) observer.observe(sheet.current);
    return () => {
      observer.disconnect();
      coverFoot(0);
    };
  }, []);

  useLayoutEffect(() => {
    const element = sheet.current;
    return () => {
      if (element?.contains(document.activeElement)) focusMain();
    };
  }, []);

  return <section {...props} ref={sheet} className={styles.sheet} aria-label={consent.label} />;
}
