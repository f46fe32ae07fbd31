import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import styles from './carousel.module.css';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';
import { whenAtRest } from './when-at-rest';
import { Tooltip } from './overlays/tooltip';

type CarouselProps = {
  heading: string;
  previous: string;
  next: string;
  /** `cities` shows 2, 3 or 4 cards by width; `quotes` 1, 2 or 3. */
  show: 'cities' | 'quotes';
  loop?: boolean;
  /** Of each card, said when a press shows it. */
  names: readonly string[];
  children: readonly ReactNode[];
};

const ARROWS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Carousel({ heading, previous, next, show, loop, names, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const step = useRef<(direction: -1 | 1) => number>(undefined);
  const headingId = useId();
  const [edge, setEdge] = useState<'start' | 'end' | undefined>('start');
  const [said, setSaid] = useState<string>();

  const edgeNow = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    if (scrollLeft <= 1) return 'start';
    return scrollLeft + clientWidth >= scrollWidth - 1 ? 'end' : undefined;
  };
  const move = (direction: -1 | 1) => setSaid(names[step.current?.(direction) ?? -1]);

  // Native arrow scrolling stops between cards.
  const turn = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!loop || !direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(direction);
  };

  // A press queued during hydration is replayed right after.
  useLayoutEffect(() => {
    if (track.current) step.current = stepsOf(track.current, loop);
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
      <div aria-live="polite">{said && <VisuallyHidden>{said}</VisuallyHidden>}</div>
    </section>
  );
}

type CarouselArrowProps = {
  label: string;
  icon: 'arrow-left' | 'arrow-right';
  spent: boolean;
  onPress: () => void;
};

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

const cardsOf = (track: HTMLElement) => [...track.querySelectorAll<HTMLElement>('li')];

/** Pixels. */
const awayFromRest = (card: HTMLElement, track: HTMLElement): number =>
  card.getBoundingClientRect().left -
  track.getBoundingClientRect().left -
  Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart);

/** Pixels. */
const REST_PX = 1;

/** The first card shown, or the closest to its place. */
const firstShown = (track: HTMLElement) => {
  const away = (card: HTMLElement) => Math.abs(awayFromRest(card, track));
  const [first] = cardsOf(track).sort((a, b) => away(a) - away(b));
  return first && { card: first, rests: away(first) <= REST_PX };
};

const inView = (track: HTMLElement, card: HTMLElement) =>
  Math.round(track.clientWidth / card.offsetWidth) || 1;

/**
 * By grid column: Chromium measures a changed `order` only in the next frame.
 *
 * @returns true if cards moved: scroll anchoring then interrupts a running smooth scroll
 */
function makeRoom(track: HTMLElement, shown: HTMLElement): boolean {
  // Without layout nothing is visible.
  if (shown.offsetWidth === 0) return false;
  const cards = cardsOf(track);
  const before = Math.floor((cards.length - inView(track, shown)) / 2);
  const column = (place: number) => String(place + 1);
  if (shown.style.gridColumnStart === column(before)) return false;

  const start = cards.indexOf(shown) - before;
  // Until all cards are in place.
  track.style.scrollSnapType = 'none';
  cards.forEach((card, index) => {
    card.style.gridColumnStart = column((index - start + cards.length) % cards.length);
  });
  track.scrollBy({ left: awayFromRest(shown, track), behavior: 'instant' });
  track.style.scrollSnapType = '';
  return true;
}

/** A requested scroll is visible after two frames. */
const whenSeenToRest = (callBack: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callBack));
};

/**
 * The visible cards and the reading order stay.
 *
 * @returns scrolls by one card, first completing a running scroll, and returns the card's index
 */
function stepsOf(track: HTMLElement, loop: boolean | undefined): (direction: -1 | 1) => number {
  let from: HTMLElement | undefined;
  let aim: HTMLElement | undefined;
  const moveTo = (card: HTMLElement, behavior: ScrollBehavior = 'auto') =>
    track.scrollBy({ left: awayFromRest(card, track), behavior });
  // Firefox applies its own scroll after `scrollend`.
  const settle = () => {
    const card = aim ?? firstShown(track)?.card;
    if (card && track.isConnected) moveTo(card);
  };
  const arrive = () => {
    const shown = firstShown(track);
    if (!shown || !track.isConnected) return;
    if (!shown.rests) return whenSeenToRest(settle);
    if (shown.card === from) return;
    from = aim = undefined;
    if (loop) makeRoom(track, shown.card);
  };
  whenAtRest(track, arrive);
  // A key pressed before hydration may be about to scroll.
  whenSeenToRest(arrive);
  return (direction) => {
    const cards = cardsOf(track);
    from = aim ?? firstShown(track)?.card;
    if (!from) return -1;
    const next = cards.indexOf(from) + direction;
    const last = cards.length - inView(track, from);
    const behavior = loop && makeRoom(track, from) ? 'instant' : 'auto';
    aim = loop ? cards.at(next % cards.length)! : cards[Math.max(0, Math.min(next, last))]!;
    moveTo(aim, behavior);
    return cards.indexOf(aim);
  };
}
