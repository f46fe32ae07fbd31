import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { CarouselArrow } from './carousel-arrow';
import { makeRoom, whenAtRest } from './make-room';

type CarouselProps = {
  heading: string;
  previous: string;
  next: string;
  /** `cities` shows 2, 3 or 4 cards by the width of the screen; `quotes` 1, 2 or 3. */
  show: 'cities' | 'quotes';
  /** Goes on from the start after the end, and the other way, however it is moved. */
  loop?: boolean;
  children: readonly ReactNode[];
};

/** A row of cards to scroll through by hand, with the arrow keys or with the two buttons. */
export function Carousel({ heading, previous, next, show, loop, children }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [edge, setEdge] = useState<'start' | 'end' | undefined>('start');

  const edgeNow = () => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = track.current ?? {};
    if (scrollLeft <= 1) return 'start';
    return scrollLeft + clientWidth >= scrollWidth - 1 ? 'end' : undefined;
  };
  const move = (direction: -1 | 1) => {
    const element = track.current;
    const card = element?.querySelector('li');
    if (!element || !card) return;
    if (loop) makeRoom(element);
    element.scrollBy({ left: direction * card.offsetWidth });
  };

  useEffect(() => {
    const element = track.current;
    if (!element || !loop) return;
    const rest = whenAtRest(element, () => makeRoom(element));
    makeRoom(element);
    return rest;
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
