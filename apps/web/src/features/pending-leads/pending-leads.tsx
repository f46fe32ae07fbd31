import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/store/hooks';
import { watchPendingLeads } from './watch-pending-leads';

/** Sends what an earlier visit or another tab left waiting, on whichever page the visitor is. */
export function PendingLeads() {
  const dispatch = useAppDispatch();
  useEffect(() => watchPendingLeads(dispatch), [dispatch]);
  return null;
}
