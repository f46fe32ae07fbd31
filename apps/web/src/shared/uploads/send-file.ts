export interface UploadTarget {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface FileToSend extends UploadTarget {
  readonly file: Blob;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

export type Sent =
  | { readonly kind: 'added' }
  | { readonly kind: 'refused'; readonly reason: string | null }
  /** The same can be sent again. */
  | { readonly kind: 'lost' };

const PASSING = [0, 408, 429, 502, 503, 504];

/** `fetch` reports no progress of an upload. */
export function sendFile({ file, headers, onProgress, path }: FileToSend): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onerror = () => resolve({ kind: 'lost' });
    request.ontimeout = () => resolve({ kind: 'lost' });
    request.timeout = 150_000;
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
