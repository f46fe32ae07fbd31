import { useEffect } from 'react';
import { useAppDispatch, type AppDispatch } from '../../shared/store/hooks';
import { inVisits, keptText } from '../../shared/kept-text';
import { QUEUE_KEY } from './queue-key';

export function PendingLeads() {
  const dispatch = useAppDispatch();
  useEffect(() => watchPendingLeads(dispatch), [dispatch]);
  return null;
}

export const isWaiting = (): boolean => keptText(inVisits, QUEUE_KEY) !== null;

function watchPendingLeads(dispatch: AppDispatch): () => void {
  const load = async () => (await import('./lead-sender')).leadSender(dispatch).resender;
  const ignoreUntilNextVisit = () => {};
  const queued = ({ key, newValue }: StorageEvent) => {
    if (key !== QUEUE_KEY || newValue === null) return;
    load().then((resender) => resender.schedule(), ignoreUntilNextVisit);
  };

  if (isWaiting()) load().then((resender) => resender.hurry(), ignoreUntilNextVisit);
  addEventListener('storage', queued);
  return () => removeEventListener('storage', queued);
}
