import { SideButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { VisuallyHidden } from '../ui/visually-hidden';
import styles from './uploads.module.css';
import type { Upload, useUploads } from './use-uploads';

type IconButtonProps = {
  icon: 'arrow-left' | 'arrow-right' | 'close';
  label: string;
  isSpent: boolean;
  onPress: () => void;
};

export function IconButton({ icon, isSpent, label, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.act}
      aria-disabled={isSpent}
      onClick={() => !isSpent && onPress()}
    >
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}

export interface UploadTexts {
  readonly title: string;
  readonly progress: (done: number, all: number) => string;
  readonly sent: (count: number) => string;
  readonly waits: Readonly<Record<Exclude<Upload['state'], 'refused'>, string>>;
  readonly again: string;
  readonly leaveOut: (name: string) => string;
}

type ProgressProps = { uploads: ReturnType<typeof useUploads>; texts: UploadTexts };

export const waitingIn = ({ list }: Pick<ReturnType<typeof useUploads>, 'list'>): number =>
  list.filter(({ state }) => state !== 'refused').length;

export function UploadProgress({ uploads, texts }: ProgressProps) {
  const { list, sent } = uploads;
  const waiting = waitingIn(uploads);
  const all = sent + waiting;
  const part = list.reduce((sum, each) => sum + (each.state === 'sending' ? each.part : 0), sent);
  return (
    <>
      <div role="status" className={styles.status}>
        {waiting > 0 && <p>{texts.progress(sent, all)}</p>}
        {waiting === 0 && sent > 0 && <p>{texts.sent(sent)}</p>}
      </div>
      {waiting > 0 && (
        <progress className={styles.bar} max={all} value={part} aria-label={texts.title} />
      )}
      <ul className={styles.uploads}>
        {list.map((upload) => (
          <li key={upload.id} className={styles.upload}>
            <UploadRow {...{ upload, uploads, texts }} />
          </li>
        ))}
      </ul>
    </>
  );
}

function UploadRow({ upload, uploads, texts }: ProgressProps & { upload: Upload }) {
  const { file, id, isUnfit, part, reason, state } = upload;
  const leaveOut = state !== 'sending' && (
    <IconButton
      icon="close"
      label={texts.leaveOut(file.name)}
      isSpent={state === 'shrinking'}
      onPress={() => uploads.leaveOut(id)}
    />
  );
  if (state !== 'refused') {
    return (
      <>
        <span className={styles.name}>{file.name}</span>
        <span className={styles.note}>{texts.waits[state]}</span>
        <progress max={1} value={part} aria-label={file.name} />
        {leaveOut}
      </>
    );
  }
  return (
    <>
      <span className={styles.name}>{file.name}</span>
      {leaveOut}
      <span className={styles.reason} role="alert">
        {reason}
      </span>
      {!isUnfit && <SideButton onClick={() => uploads.again(id)}>{texts.again}</SideButton>}
    </>
  );
}
