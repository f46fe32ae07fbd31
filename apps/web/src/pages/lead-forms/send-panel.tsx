import { useState, useSyncExternalStore } from 'react';
import type { SendPanelProps } from '../../features/lead-form/section';
import { isWaiting } from '../../features/pending-leads/watch-pending-leads';
import { whenLoaded } from '../../shared/ui/when-loaded';

/** Shows nothing if it cannot load, because the form's toast suffices. */
export const SendingState = whenLoaded(() => import('./sending-state'), false);

const nothingChanges = () => () => {};

export function SendPanel(props: SendPanelProps) {
  const isLeft = useSyncExternalStore(nothingChanges, isWaiting, () => false);
  const [hasWaited, setHasWaited] = useState(false);
  if (isLeft && !hasWaited) setHasWaited(true);

  if (props.sending.kind === 'idle' && !hasWaited) return null;
  return <SendingState {...props} />;
}
