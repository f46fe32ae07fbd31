import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/store/hooks';
import { watchPendingLeads } from './watch-pending-leads';

export function PendingLeads() {
  const dispatch = useAppDispatch();
  useEffect(() => watchPendingLeads(dispatch), [dispatch]);
  return null;
}
