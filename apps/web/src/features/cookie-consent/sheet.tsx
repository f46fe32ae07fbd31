import { useEffect, useLayoutEffect, useRef, type ComponentProps } from 'react';
import { consent } from '../../content/consent';
import { focusMain } from '../../shared/layout/page-entry';
import styles from './sheet.module.css';
import { afterPaint } from '../../shared/ui/after-paint';

let covered = 0;

const tell = () => document.documentElement.style.setProperty('--covered', `${covered}px`);

/**
 * Waits for the next frame, because it restyles the whole page. The last call wins over a panel
 * that ends.
 *
 * @param height in CSS pixels
 */
export function coverFoot(height: number): void {
  covered = height;
  afterPaint(tell);
}

export const CUSTOMISE_ID = 'customise-consent';

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
