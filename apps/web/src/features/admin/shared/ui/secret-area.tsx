import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactNode,
  useId,
} from 'react';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { useAdminSession } from '../session/use-admin-session';
import type { RotateKeyDto } from '@boligstyling/api-client/admin';
import { adminSecrets } from '../../../../content/admin/admin-secrets';
import { SelectField } from '../../../../shared/ui/fields/field';
import { useChange, useToast } from '../calls/use-change';
import { Confirm } from './confirm';
import { RowButton } from '../lists/row-action';
import styles from './secret-area.module.css';
import { SideButton } from '../../../../shared/ui/button';
import { adminToasts } from '../../../../content/admin/admin-toasts';

interface Secret {
  title: string;
  content: (onDone: () => void) => ReactNode;
}

/** By user; they survive the session's end. */
const unshown = new Map<string | undefined, readonly Secret[]>();

export const clearUnshown = (): void => unshown.clear();

const Tell = createContext<(secret: Secret) => void>(() => undefined);

export const useTellOnce = () => useContext(Tell);

/** After a new login only the user who asked sees them. */
export function SecretArea({ children }: { children: ReactNode }) {
  const session = useAdminSession();
  const [user] = useState(session.user);
  const [all, setAll] = useState(() => unshown.get(user) ?? []);
  useEffect(() => void unshown.set(user, all), [user, all]);
  const putAway = (secret: Secret) => setAll((all) => all.filter((each) => each !== secret));
  // The form's dialog returns the focus first.
  const tell = useCallback(
    (secret: Secret) => startTransition(() => setAll((before) => [...before, secret])),
    [],
  );
  return (
    <Tell value={tell}>
      {children}
      {all.map((secret, place) => (
        <Dialog key={place} title={secret.title} once onClose={() => putAway(secret)}>
          {secret.content(() => putAway(secret))}
        </Dialog>
      ))}
    </Tell>
  );
}

type RotateSecretProps<Made> = {
  rotation: readonly [
    rotate: (asked: {
      id: string;
      rotateKeyDto: RotateKeyDto;
    }) => PromiseLike<{ data?: Made; error?: unknown }>,
    state: { isLoading: boolean },
  ];
  id: string;
  onRotated: (made: Made) => void;
};

export function RotateSecret<Made>({ rotation, id, onRotated }: RotateSecretProps<Made>) {
  const [rotate, { isLoading }] = rotation;
  const [overlap, setOverlap] = useState<string>(adminSecrets.overlaps[0].value);
  const [isAsking, setIsAsking] = useState(false);
  const change = useChange();

  const rotateNow = async () => {
    const call = rotate({ id, rotateKeyDto: { overlap_hours: Number(overlap) } });
    const { data } = await call;
    if ((await change(call, adminSecrets.rotated)) && data) onRotated(data);
  };

  if (!isAsking) {
    return (
      <div>
        <RowButton label={adminSecrets.rotate} onClick={() => setIsAsking(true)} />
      </div>
    );
  }
  return (
    <div className="stack-4 whole-words">
      <SelectField
        label={adminSecrets.overlap}
        options={adminSecrets.overlaps}
        value={overlap}
        onChange={({ target }) => setOverlap(target.value)}
      />
      <Confirm
        question={adminSecrets.question}
        yes={adminSecrets.rotateNow}
        busy={isLoading}
        onYes={() => void rotateNow()}
        onNo={() => setIsAsking(false)}
      />
    </div>
  );
}

type CopyFieldProps = { label: string; value: string; button: string };

export function CopyField({ label, value, button }: CopyFieldProps) {
  const id = useId();
  const copy = useCopy();

  return (
    <div>
      <p className={styles.label} id={id}>
        {label}
      </p>
      <code className={styles.value} aria-labelledby={id} role="group" tabIndex={0}>
        {value}
      </code>
      {window.isSecureContext && <SideButton onClick={() => void copy(value)}>{button}</SideButton>}
    </div>
  );
}

export function useCopy() {
  const toast = useToast();
  return (text: string): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => toast(adminToasts.copied),
      () => toast(adminToasts.notCopied, 'destructive'),
    );
}
