import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { consent } from '../../content/consent';
import { focusMain } from '../../shared/layout/page-entry';
import styles from './sheet.module.css';
import { afterPaint } from '../../shared/ui/after-paint';

let covered = 0;

const tell = () => document.documentElement.style.setProperty('--covered', `${covered}px`);

/**
 * Publishes the covered height at the foot in the next frame, because it restyles the whole page.
 * The last call wins, so the next panel may report before the previous one ends.
 *
 * @param height in CSS pixels
 */
export function coverFoot(height: number): void {
  covered = height;
  afterPaint(tell);
}

/** The button that regains the focus when the settings close. */
export const CUSTOMISE_ID = 'customise-consent';

/** On unmount the focus moves from the panel to the page. */
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
