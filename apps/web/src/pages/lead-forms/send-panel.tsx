import { useState, useSyncExternalStore } from 'react';
import type { SendPanelProps } from '../../features/lead-form/section';
import { isWaiting } from '../../features/pending-leads/watch-pending-leads';
import { whenLoaded } from '../../shared/ui/when-loaded';

/** Without it the form's own notice says how a request stands. */
export const SendingState = whenLoaded(() => import('./sending-state'), false);

const nothingChanges = () => () => {};

/** How a request stands, by the button that sent it. Nothing before one is sent, or left from before. */
export function SendPanel(props: SendPanelProps) {
  const isLeft = useSyncExternalStore(nothingChanges, isWaiting, () => false);
  const [hasWaited, setHasWaited] = useState(false);
  if (isLeft && !hasWaited) setHasWaited(true);

  if (props.sending.kind === 'idle' && !hasWaited) return null;
  return <SendingState {...props} />;
}
