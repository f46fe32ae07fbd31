import type { CallError } from '@boligstyling/api-client/admin';
import { useEffect, useEffectEvent } from 'react';
import { useFailedLoad } from './use-failed-load';

export function useFailureNotice(error: unknown): void {
  const failed = useEffectEvent(useFailedLoad());
  useEffect(() => {
    if (error) failed(error as CallError);
  }, [error]);
}
