import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { PICTURE_SIDE, PICTURE_TYPES } from '@boligstyling/domain';

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

interface UploadOptions {
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
        await requireReadable(file);
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

  const isUnderWay = uploads.list.some(({ state }) => state !== 'refused');
  useEffect(() => {
    if (!isUnderWay) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);

  return {
    ...uploads,
    add: (files: readonly File[]) => change({ kind: 'picked', files }),
    again: (id: string) => change({ kind: 'changed', id, to: { state: 'waiting', reason: null } }),
    leaveOut: (id: string) => change({ kind: 'left out', id }),
  };
}

/** A request cannot tell it from a lost network. @throws UnfitFile */
async function requireReadable(file: File): Promise<void> {
  try {
    await new Response(file.slice(0, 1)).arrayBuffer();
  } catch {
    throw new UnfitFile('gone');
  }
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

export interface UploadTarget {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface FileToSend extends UploadTarget {
  readonly file: Blob;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

type Sent =
  | { readonly kind: 'added' }
  | { readonly kind: 'refused'; readonly reason: string | null }
  /** The same can be sent again. */
  | { readonly kind: 'lost' };

/** Drawing takes up to two minutes. */
const SILENCE_MS = 150_000;

const PASSING = [0, 408, 429, 502, 503, 504];

/** `fetch` reports no progress of an upload. */
function sendFile({ file, headers, onProgress, path }: FileToSend): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type);
    const begun = performance.now();
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      request.timeout = performance.now() - begun + SILENCE_MS;
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => resolve({ kind: 'lost' });
    request.ontimeout = () => resolve({ kind: 'lost' });
    request.timeout = SILENCE_MS;
    request.onload = () => resolve(answerOf(request));
    request.send(file);
  });
}

function answerOf({ responseText, status }: XMLHttpRequest): Sent {
  if (status === 200) return { kind: 'added' };
  const { error, type } = (parsed(responseText) ?? {}) as { error?: string; type?: string };
  const isTransient = PASSING.includes(status) && !type?.endsWith('too-much-uploaded');
  return isTransient ? { kind: 'lost' } : { kind: 'refused', reason: error ?? null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const QUALITY = 0.88;

export class UnfitFile extends Error {
  constructor(readonly why: 'tooLarge' | 'unreadable' | 'gone') {
    super(why);
  }
}

/**
 * HEIC too, where the browser can read it.
 *
 * @param mostBytes that are taken
 * @throws UnfitFile
 */
export async function smallerPicture(file: File, mostBytes: number): Promise<Blob> {
  const isSendable = PICTURE_TYPES.some((type) => type === file.type);
  const drawn = await drawnSmaller(file).catch(() => undefined);
  const sent = drawn && (drawn.size < file.size || !isSendable) ? drawn : file;
  if (sent === file && !isSendable) throw new UnfitFile('unreadable');
  if (sent.size > mostBytes) throw new UnfitFile('tooLarge');
  return sent;
}

async function drawnSmaller(file: File): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, PICTURE_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG turns transparency black, so that nothing of a floor plan was seen.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return blob ?? undefined;
}
