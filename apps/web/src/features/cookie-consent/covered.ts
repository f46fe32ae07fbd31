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
