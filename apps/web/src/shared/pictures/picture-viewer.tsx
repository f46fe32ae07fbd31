import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { picturesOfHome as texts } from '../../content/pictures-of-home';
import { Dialog } from '../ui/overlays/dialog';
import { Icon } from '../ui/icon';
import { VisuallyHidden } from '../ui/visually-hidden';
import { whenAtRest } from '../ui/when-at-rest';
import styles from './pictures.module.css';

/** Milliseconds; links to files live for minutes. */
export const FILES_FRESH_MS = 4 * 60_000;

interface ViewedPicture {
  readonly id: string;
  readonly url: string;
  readonly small_url: string;
  readonly width: number;
  readonly height: number;
}

type PictureViewerProps = {
  pictures: readonly ViewedPicture[];
  first: number;
  label?: string;
  onClose: () => void;
};

const KEYS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The browser itself scrolls the row by swipe. */
export function PictureViewer(props: PictureViewerProps) {
  const { first, label = texts.title, onClose, pictures } = props;
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState({ at: first, id: pictures[first]?.id });
  const last = pictures.length - 1;
  // Others may be deleted or moved elsewhere.
  const found = pictures.findIndex(({ id }) => id === shown.id);
  const at = found < 0 ? Math.min(shown.at, last) : found;
  const setAt = (index: number) => setShown({ at: index, id: pictures[index]?.id });

  const scrollTo = (index: number, behavior: ScrollBehavior) => {
    const element = row.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior });
  };
  const show = (index: number) => {
    const wanted = Math.min(Math.max(index, 0), last);
    setAt(wanted);
    scrollTo(wanted, 'smooth');
  };
  const turn = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(at + step);
  };
  const rest = useEffectEvent(({ scrollLeft, clientWidth }: HTMLElement) => {
    if (clientWidth > 0) setAt(Math.round(scrollLeft / clientWidth));
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    element.focus();
    whenAtRest(element, () => rest(element));
  }, []);

  const keep = useEffectEvent(() => scrollTo(at, 'instant'));
  const ids = pictures.map(({ id }) => id).join();
  useEffect(() => keep(), [ids]);
  // A turned phone keeps its picture.
  useEffect(() => {
    const onResize = () => keep();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return (
    <Dialog title={texts.alt(at + 1, pictures.length)} onClose={onClose} wide>
      <div
        ref={row}
        className={styles.row}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={turn}
      >
        {pictures.map(({ height, id, url, width }, index) => (
          <figure key={id} className={styles.figure} inert={index !== at || undefined}>
            <img
              src={Math.abs(index - at) < 2 ? url : undefined}
              {...{ width, height }}
              alt={texts.alt(index + 1, pictures.length)}
              className={styles.large}
            />
          </figure>
        ))}
      </div>
      {last > 0 && (
        <div className={styles.turns}>
          <TurnButton label={texts.previous} isSpent={at === 0} onPress={() => show(at - 1)} back />
          <span aria-hidden="true">
            {at + 1} / {pictures.length}
          </span>
          <TurnButton label={texts.next} isSpent={at === last} onPress={() => show(at + 1)} />
        </div>
      )}
    </Dialog>
  );
}

type TurnButtonProps = { label: string; isSpent: boolean; onPress: () => void; back?: boolean };

function TurnButton({ label, isSpent, onPress, back }: TurnButtonProps) {
  return (
    <button type="button" className={styles.turn} aria-disabled={isSpent} onClick={onPress}>
      <Icon name={back ? 'arrow-left' : 'arrow-right'} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

type HomePicturesProps<Shown extends ViewedPicture> = {
  pictures: readonly Shown[];
  acts?: (picture: Shown, index: number) => ReactNode;
};

export function HomePictures<Shown extends ViewedPicture>(props: HomePicturesProps<Shown>) {
  const { acts, pictures } = props;
  const [opened, setOpened] = useState<number | null>(null);
  if (opened !== null && pictures.length === 0) setOpened(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className="stack-1 whole-words">
            <button type="button" className={styles.open} onClick={() => setOpened(index)}>
              <img
                src={picture.small_url}
                {...{ width: picture.width, height: picture.height }}
                alt={texts.open(index + 1, pictures.length)}
                className={styles.small}
                loading="lazy"
              />
            </button>
            {acts?.(picture, index)}
          </li>
        ))}
      </ul>
      {opened !== null && (
        <PictureViewer pictures={pictures} first={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type PartnerPicturesProps = { pictures: readonly ViewedPicture[] | undefined };

export function PartnerPictures({ pictures = [] }: PartnerPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <section className="stack-4">
      <h2 className={styles.title}>{texts.forPartner}</h2>
      <HomePictures pictures={pictures} />
    </section>
  );
}
