import { useState, type ReactNode } from 'react';
import { picturesOfHome as texts } from '../../content/pictures-of-home';
import { PictureViewer, type ViewedPicture } from './picture-viewer';
import styles from './pictures.module.css';

type HomePicturesProps<Shown extends ViewedPicture> = {
  pictures: readonly Shown[];
  acts?: (picture: Shown, index: number) => ReactNode;
};

export function HomePictures<Shown extends ViewedPicture>(props: HomePicturesProps<Shown>) {
  const { acts, pictures } = props;
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.grid}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={styles.item}>
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
    <section className={styles.section}>
      <h2 className={styles.title}>{texts.forPartner}</h2>
      <HomePictures pictures={pictures} />
    </section>
  );
}
