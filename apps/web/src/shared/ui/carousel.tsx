import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styles from './carousel.module.css';
import { goRound } from './endless-row';
import { Icon } from './icon';
import { Tooltip } from './overlays/tooltip';

type CarouselProps = {
  heading: string;
  previous: string;
  next: string;
  /** `cities` shows 2, 3 or 4 cards by width; `quotes` 1, 2 or 3. */
  show: 'cities' | 'quotes';
  /** Continues from the start after the end, and back. */
  loop?: boolean;
  children: readonly ReactNode[];
};

const ARROWS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Carousel({ heading, previous, next, show, loop, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const step = useRef<(direction: -1 | 1) => void>(undefined);
  const headingId = useId();
  const [edge, setEdge] = useState<'start' | 'end' | undefined>('start');

  const edgeNow = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    if (scrollLeft <= 1) return 'start';
    return scrollLeft + clientWidth >= scrollWidth - 1 ? 'end' : undefined;
  };
  const move = (direction: -1 | 1) => {
    const card = track.current?.querySelector('li');
    if (step.current) step.current(direction);
    else if (card) track.current?.scrollBy({ left: direction * card.offsetWidth });
  };

  // Handled here, because native arrow scrolling stops between cards.
  const turn = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!step.current || !direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step.current(direction);
  };

  // A layout effect, because a press queued during hydration is replayed right after.
  useLayoutEffect(() => {
    if (!track.current || !loop) return;
    const ends = new AbortController();
    step.current = goRound(track.current, ends.signal);
    return () => ends.abort();
  }, [loop]);

  return (
    <section aria-labelledby={headingId}>
      <header className={styles.header}>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.buttons}>
          <CarouselArrow
            label={previous}
            icon="arrow-left"
            spent={!loop && edge === 'start'}
            onPress={() => move(-1)}
          />
          <CarouselArrow
            label={next}
            icon="arrow-right"
            spent={!loop && edge === 'end'}
            onPress={() => move(1)}
          />
        </div>
      </header>
      <div
        ref={track}
        className={styles.track}
        role="group"
        aria-labelledby={headingId}
        tabIndex={0}
        onKeyDown={turn}
        onScroll={() => setEdge(edgeNow())}
      >
        <ul className={`${styles.cards} ${styles[show]}`}>
          {children.map((card, index) => (
            <li key={index} className={styles.card}>
              {card}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type CarouselArrowProps = {
  label: string;
  icon: 'arrow-left' | 'arrow-right';
  spent: boolean;
  onPress: () => void;
};

/** Icon only, so a tooltip names it. */
function CarouselArrow({ label, icon, spent, onPress }: CarouselArrowProps) {
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
