import { comparison } from '../../content/pages/comparison';
import { Icon } from '../../shared/ui/icon';
import { Picture } from '../../shared/ui/picture';
import styles from './before-after.module.css';

/** How much of the room is shown as it was before, in per cent, when the divider has come to rest. */
const REST = 36;

/**
 * Its full width; but a phone held sideways, small and dense, makes do with what it had before there
 * was a picture for large dense screens.
 */
const SIZES = '(width < 1100px) and (resolution > 2dppx) 640px, 100vw';

/**
 * The same room before and after. The divider eases into place once, then follows the slider, which
 * the page's first script sees to: it is there long before this code.
 */
export function BeforeAfter() {
  return (
    <div className={styles.stage}>
      <Picture
        name="hero-after"
        narrow="hero-after-narrow"
        sizes={SIZES}
        priority
        className={styles.scene}
      />
      <div className={styles.before}>
        <Picture
          name="hero-before"
          narrow="hero-before-narrow"
          sizes={SIZES}
          priority
          className={styles.scene}
        />
      </div>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={100}
        defaultValue={REST}
        data-divides
        aria-label={comparison.sliderLabel}
        aria-valuetext={comparison.valueText(REST)}
      />
      <div className={styles.divider} aria-hidden="true">
        <span className={styles.tagBefore}>{comparison.before}</span>
        <span className={styles.handle}>
          <Icon name="split" />
        </span>
        <span className={styles.tagAfter}>{comparison.after}</span>
      </div>
    </div>
  );
}
