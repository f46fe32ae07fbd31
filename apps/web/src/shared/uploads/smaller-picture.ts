import { PICTURE_SIDE, PICTURE_TYPES } from '@boligstyling/domain';

const QUALITY = 0.88;

export class UnfitFile extends Error {
  constructor(readonly why: 'tooLarge' | 'unreadable') {
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
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return blob ?? undefined;
}
