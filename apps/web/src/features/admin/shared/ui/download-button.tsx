import type { ToastText } from '../../../../content/types';
import { SideButton } from '../../../../shared/ui/button';
import { asksToConfirm } from '@boligstyling/api-client/admin';
import { useState } from 'react';
import { isFile, saveFile } from '../../../../shared/calls/save-file';
import { useAdminSession } from '../session/use-admin-session';
import { useToast } from '../calls/use-change';

type DownloadButtonProps = {
  label: string;
  name: string;
  path: string;
  /** The address must not hold it. */
  filter?: object;
  failed: ToastText;
};

export function DownloadButton({ label, name, path, filter, failed }: DownloadButtonProps) {
  const { download, isDownloading } = useDownload(failed);
  return (
    <SideButton
      icon="download"
      busy={isDownloading}
      onClick={() => void download(path, name, filter)}
    >
      {label}
    </SideButton>
  );
}

/** A plain link cannot send the access token. */
export function useDownload(failure: ToastText) {
  const [isDownloading, setIsDownloading] = useState(false);
  const session = useAdminSession();
  const toast = useToast();

  const getWith = (token: string, path: string, filter?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    if (!filter) return fetch(path, { headers });
    const asJson = { ...headers, 'content-type': 'application/json' };
    return fetch(path, { method: 'POST', headers: asJson, body: JSON.stringify(filter) });
  };

  const get = async (path: string, filter?: object) => {
    const token = (await session.token()) ?? '';
    const answer = await getWith(token, path, filter);
    const next = answer.status === 401 && (await session.renewed(token));
    return next ? getWith(next, path, filter) : answer;
  };

  const getConfirmed = async (path: string, filter?: object) => {
    const answer = await get(path, filter);
    if (answer.status !== 403) return answer;
    const isAsked = asksToConfirm(403, await answer.clone().json());
    return isAsked && (await session.confirmed()) ? get(path, filter) : answer;
  };

  /** A filter may hold a name, which no address should. */
  const download = async (path: string, name: string, filter?: object) => {
    setIsDownloading(true);
    try {
      const answer = await getConfirmed(path, filter);
      if (!isFile(answer)) throw new Error(String(answer.status));
      saveFile(await answer.blob(), name);
    } catch {
      if (!session.isEndShown()) toast(failure, 'destructive');
    }
    setIsDownloading(false);
  };

  return { download, isDownloading };
}
