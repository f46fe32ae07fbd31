import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { sendFile, type UploadTarget } from './send-file';
import { UnfitFile } from './smaller-picture';

export interface Upload {
  /** Of the stored file, so that a lost answer can be repeated. */
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'shrinking' | 'sending' | 'offline' | 'refused';
  /** From 0 to 1. */
  readonly part: number;
  readonly reason: string | null;
  /** Refused before it was sent, so another try changes nothing. */
  readonly isUnfit: boolean;
}

interface Uploads {
  readonly list: readonly Upload[];
  /** Since the list was last empty. */
  readonly sent: number;
}

type Change =
  | { readonly kind: 'picked'; readonly files: readonly File[] }
  | { readonly kind: 'changed'; readonly id: string; readonly to: Partial<Upload> }
  | { readonly kind: 'sent' | 'left out'; readonly id: string };

const FIRST_AGAIN_MS = 2_000;
const LAST_AGAIN_MS = 30_000;

function changed({ list, sent }: Uploads, change: Change): Uploads {
  if (change.kind === 'picked') {
    const added = change.files.map((file): Upload => ({
      ...{ id: crypto.randomUUID(), file, state: 'waiting', part: 0, reason: null },
      isUnfit: false,
    }));
    const isNew = list.every(({ state }) => state === 'refused');
    return { list: [...list, ...added], sent: isNew ? 0 : sent };
  }
  if (change.kind === 'changed') {
    const { id, to } = change;
    return { list: list.map((each) => (each.id === id ? { ...each, ...to } : each)), sent };
  }
  const left = list.filter(({ id }) => id !== change.id);
  return { list: left, sent: change.kind === 'sent' ? sent + 1 : sent };
}

export interface UploadOptions {
  /** Throws UnfitFile. */
  readonly prepare: (file: File) => Promise<Blob>;
  readonly target: (id: string, file: File) => UploadTarget;
  readonly refused: Readonly<Record<UnfitFile['why'] | 'failed', string>>;
  readonly onAdded: () => void;
}

/** One after another. A lost network only delays them. */
export function useUploads({ onAdded, prepare, refused, target }: UploadOptions) {
  const [uploads, change] = useReducer(changed, { list: [], sent: 0 });
  const isBusy = useRef(false);
  const tries = useRef(0);

  const next = uploads.list.find(({ state }) => state === 'waiting' || state === 'offline');

  const refuse = (id: string, reason: string | null, isUnfit = false) =>
    change({
      kind: 'changed',
      id,
      to: { state: 'refused', reason: reason ?? refused.failed, isUnfit },
    });

  const send = useEffectEvent(async ({ file, id }: Upload): Promise<void> => {
    const tell = (to: Partial<Upload>) => change({ kind: 'changed', id, to });
    tell({ state: 'shrinking' });
    try {
      const prepared = await prepare(file);
      tell({ state: 'sending', part: 0 });
      const onProgress = (part: number) => tell({ part });
      const sent = await sendFile({ ...target(id, file), file: prepared, onProgress });
      if (sent.kind === 'added') {
        tries.current = 0;
        change({ kind: 'sent', id });
        onAdded();
      } else if (sent.kind === 'refused') refuse(id, sent.reason);
      else {
        tell({ state: 'offline', part: 0 });
        await soonOrOnline(Math.min(LAST_AGAIN_MS, FIRST_AGAIN_MS * 2 ** tries.current));
        tries.current += 1;
      }
    } catch (error) {
      const isUnfit = error instanceof UnfitFile;
      refuse(id, isUnfit ? refused[error.why] : null, isUnfit);
    }
  });

  useEffect(() => {
    if (!next || isBusy.current) return;
    isBusy.current = true;
    void send(next).finally(() => {
      isBusy.current = false;
      change({ kind: 'changed', id: '', to: {} });
    });
  }, [next, uploads]);

  return {
    ...uploads,
    add: (files: readonly File[]) => change({ kind: 'picked', files }),
    again: (id: string) => change({ kind: 'changed', id, to: { state: 'waiting', reason: null } }),
    leaveOut: (id: string) => change({ kind: 'left out', id }),
  };
}

function soonOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, ms);
    window.addEventListener('online', go);
  });
}
