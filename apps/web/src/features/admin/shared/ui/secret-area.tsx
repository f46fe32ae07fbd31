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

/** Secrets that were not shown yet, by user; they survive the session's end. */
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
