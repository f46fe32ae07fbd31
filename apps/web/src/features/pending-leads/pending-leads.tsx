import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/store/hooks';
import { watchPendingLeads } from './watch-pending-leads';

/** Sends leads queued by an earlier visit or another tab, on any page. */
export function PendingLeads() {
  const dispatch = useAppDispatch();
  useEffect(() => watchPendingLeads(dispatch), [dispatch]);
  return null;
}
