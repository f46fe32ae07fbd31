import { adminApi } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { useAppDispatch } from '../../../shared/store/hooks';

/** Fetches everything on the page again. What cannot be fetched says so in its own place. */
export function useRefresh() {
  const [isRefreshing, setIsRefreshing] = useState(false);
  const dispatch = useAppDispatch();

  const refresh = async () => {
    setIsRefreshing(true);
    dispatch(adminApi.util.invalidateTags(['admin']));
    await Promise.all(dispatch(adminApi.util.getRunningQueriesThunk()));
    setIsRefreshing(false);
  };

  return { refresh: () => void refresh(), isRefreshing };
}
