/** Milliseconds without movement that count as rest, without `scrollend`. */
const REST_MS = 150;

const cardsOf = (track: HTMLElement) => [...track.querySelectorAll<HTMLElement>('li')];

/** Pixels between a card and the first position. */
const awayFromRest = (card: HTMLElement, track: HTMLElement): number =>
  card.getBoundingClientRect().left -
  track.getBoundingClientRect().left -
  Number.parseFloat(getComputedStyle(track).scrollPaddingInlineStart);

/** Tolerance in pixels. */
const REST_PX = 1;

/** Also the card that a running scroll is closest to. */
const firstShown = (track: HTMLElement) => {
  const away = (card: HTMLElement) => Math.abs(awayFromRest(card, track));
  const [first] = cardsOf(track).sort((a, b) => away(a) - away(b));
  return first && { card: first, rests: away(first) <= REST_PX };
};

/**
 * Reorders hidden cards so that equally many lie on both sides. By grid column, because Chromium
 * measures a changed `order` only in the next frame and presses until then would use old positions.
 *
 * @returns true if cards moved: a running smooth scroll is then interrupted by scroll anchoring
 */
function makeRoom(track: HTMLElement, shown: HTMLElement): boolean {
  // Without layout nothing is visible; the next rest or press reorders.
  if (shown.offsetWidth === 0) return false;
  const cards = cardsOf(track);
  const inView = Math.round(track.clientWidth / shown.offsetWidth);
  const before = Math.floor((cards.length - inView) / 2);
  const column = (place: number) => String(place + 1);
  if (shown.style.gridColumnStart === column(before)) return false;

  const start = cards.indexOf(shown) - before;
  // Disables snapping until all cards are in place.
  track.style.scrollSnapType = 'none';
  cards.forEach((card, index) => {
    card.style.gridColumnStart = column((index - start + cards.length) % cards.length);
  });
  track.scrollBy({ left: awayFromRest(shown, track), behavior: 'instant' });
  track.style.scrollSnapType = '';
  return true;
}

/**
 * Calls back after each scroll. With `scrollend` at once: a scroll begun during a delay would be
 * interrupted by the reordering.
 */
function whenAtRest(track: HTMLElement, signal: AbortSignal, callBack: () => void): void {
  if ('onscrollend' in track) {
    track.addEventListener('scrollend', callBack, { signal });
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    timer = setTimeout(callBack, REST_MS);
  };
  (track as HTMLElement).addEventListener('scroll', wait, { passive: true, signal });
  signal.addEventListener('abort', stop);
}

/** A requested scroll is visible after two frames. */
const whenSeenToRest = (callBack: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(callBack));
};

/**
 * Makes a row of cards endless. The visible cards and the reading order stay.
 *
 * @param signal ends it
 * @returns scrolls by one card, first completing a running scroll
 */
export function goRound(track: HTMLElement, signal: AbortSignal): (direction: -1 | 1) => void {
  let from: HTMLElement | undefined;
  let aim: HTMLElement | undefined;
  const moveTo = (card: HTMLElement, behavior: ScrollBehavior = 'auto') =>
    track.scrollBy({ left: awayFromRest(card, track), behavior });
  // Adds the browser's own scroll during the reordering. Firefox applies it after `scrollend`.
  const settle = () => {
    const card = aim ?? firstShown(track)?.card;
    if (card && !signal.aborted) moveTo(card);
  };
  const arrive = () => {
    const shown = firstShown(track);
    if (signal.aborted || !shown) return;
    if (!shown.rests) return whenSeenToRest(settle);
    if (shown.card === from) return;
    from = aim = undefined;
    makeRoom(track, shown.card);
  };
  whenAtRest(track, signal, arrive);
  // Delayed, because a key pressed before hydration may be about to scroll.
  whenSeenToRest(arrive);
  return (direction) => {
    const cards = cardsOf(track);
    from = aim ?? firstShown(track)?.card;
    if (!from) return;
    const behavior = makeRoom(track, from) ? 'instant' : 'auto';
    aim = cards.at((cards.indexOf(from) + direction) % cards.length) ?? from;
    moveTo(aim, behavior);
  };
}
