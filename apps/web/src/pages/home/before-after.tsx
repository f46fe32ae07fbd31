import { comparison } from '../../content/pages/comparison';
import { Icon } from '../../shared/ui/icon';
import { Picture } from '../../shared/ui/picture';
import styles from './before-after.module.css';

/** Percent of the earlier picture shown when the divider is at rest. */
const REST = 36;

/**
 * Full width, except on small dense screens held sideways, where a smaller file is sharp enough.
 */
const SIZES = '(width < 1100px) and (resolution > 2dppx) 640px, 100vw';

/** The divider is handled by the page's inline script, which runs long before this code. */
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
