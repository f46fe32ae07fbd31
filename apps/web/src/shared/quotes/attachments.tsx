import { useState, type ReactNode } from 'react';
import { attachmentTexts as texts } from '../../content/attachments';
import { PictureViewer } from '../pictures/picture-viewer';
import styles from './attachments.module.css';

interface ShownAttachment {
  readonly id: string;
  readonly file_name: string;
  readonly bytes: number;
  readonly url: string;
  /** Null: a PDF, which is downloaded. */
  readonly small_url: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

type AttachmentsProps<Shown extends ShownAttachment> = {
  attachments: readonly Shown[];
  acts?: (attachment: Shown) => ReactNode;
};

export function Attachments<Shown extends ShownAttachment>(props: AttachmentsProps<Shown>) {
  const { acts, attachments } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const pictures = attachments.flatMap(({ height, id, small_url, url, width }) =>
    small_url === null ? [] : { id, url, small_url, width: width ?? 4, height: height ?? 3 },
  );
  if (attachments.length === 0) return null;
  return (
    <>
      <ul className="stack-2">
        {attachments.map((attachment) => {
          const { bytes, file_name, id, small_url, url } = attachment;
          const words = (
            <span className={styles.words}>
              <span className={styles.name}>{file_name}</span>
              <span className={styles.size}>{fileSize(bytes)}</span>
            </span>
          );
          return (
            <li key={id} className={styles.item}>
              {small_url === null ? (
                <a className={styles.open} href={url} download>
                  <span className={styles.tile}>{texts.pdf}</span>
                  {words}
                </a>
              ) : (
                <button type="button" className={styles.open} onClick={() => setOpened(id)}>
                  <img className={styles.tile} src={small_url} alt="" loading="lazy" />
                  {words}
                </button>
              )}
              {acts?.(attachment)}
            </li>
          );
        })}
      </ul>
      {opened !== null && (
        <PictureViewer
          label={texts.title}
          pictures={pictures}
          first={pictures.findIndex(({ id }) => id === opened)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** «48 kB», «1,2 MB». */
function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))}\u00a0kB`;
  const megabytes = (bytes / 1_000_000).toLocaleString('nb', { maximumFractionDigits: 1 });
  return `${megabytes}\u00a0MB`;
}
