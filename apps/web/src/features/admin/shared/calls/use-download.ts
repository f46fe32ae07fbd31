import { asksToConfirm } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import type { ToastText } from '../../../../content/types';
import { useAdminSession } from '../session/use-admin-session';
import { useToast } from '../ui/use-toast';

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Downloads a file that only the administrator may have, so no plain link can. */
export function useDownload(failure: ToastText) {
  const [isDownloading, setIsDownloading] = useState(false);
  const session = useAdminSession();
  const toast = useToast();

  const get = async (path: string) =>
    fetch(path, { headers: { authorization: `Bearer ${await session.token()}` } });

  const getConfirmed = async (path: string) => {
    const answer = await get(path);
    if (answer.status !== 403) return answer;
    const isAsked = asksToConfirm(403, await answer.clone().json());
    return isAsked && (await session.confirmed()) ? get(path) : answer;
  };

  const download = async (path: string, name: string) => {
    setIsDownloading(true);
    try {
      const answer = await getConfirmed(path);
      if (!answer.ok) throw new Error(String(answer.status));
      save(await answer.blob(), name);
    } catch {
      toast(failure, 'destructive');
    }
    setIsDownloading(false);
  };

  return { download, isDownloading };
}
