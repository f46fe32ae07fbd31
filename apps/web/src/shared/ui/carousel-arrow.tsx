import styles from './carousel.module.css';
import { Icon } from './icon';
import { Tooltip } from './overlays/tooltip';

type CarouselArrowProps = {
  label: string;
  icon: 'arrow-left' | 'arrow-right';
  /** There is nothing more that way. */
  spent: boolean;
  onPress: () => void;
};

/** One of the buttons of a carousel. It is an icon alone, so a tooltip says what it does. */
export function CarouselArrow({ label, icon, spent, onPress }: CarouselArrowProps) {
  return (
    <Tooltip text={label}>
      {(tipId) => (
        <button
          type="button"
          className={styles.button}
          aria-labelledby={tipId}
          aria-disabled={spent}
          onClick={onPress}
        >
          <Icon name={icon} />
        </button>
      )}
    </Tooltip>
  );
}
