import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { useAdminSession } from '../session/use-admin-session';

interface Secret {
  title: string;
  content: (onDone: () => void) => ReactNode;
}

/** Secrets not closed yet, by user; they survive the session's end. */
const unshown = new Map<string | undefined, readonly Secret[]>();

/** Called at logout. */
export const clearUnshown = (): void => unshown.clear();

const Tell = createContext<(secret: Secret) => void>(() => undefined);

/** Shows a one-time secret, wherever the user has navigated meanwhile. */
export const useTellOnce = () => useContext(Tell);

/**
 * Shows one-time secrets over the page, newest on top, until closed; after a new login only to the
 * user who asked.
 */
export function SecretArea({ children }: { children: ReactNode }) {
  const session = useAdminSession();
  const [user] = useState(session.user);
  const [all, setAll] = useState(() => unshown.get(user) ?? []);
  useEffect(() => void unshown.set(user, all), [user, all]);
  const putAway = (secret: Secret) => setAll((all) => all.filter((each) => each !== secret));
  // Shown together with the form's closing, so that its dialog returns the focus first.
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
