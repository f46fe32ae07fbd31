import type { FileContent } from './file-store.js';

export interface PaintedPicture {
  readonly full: Uint8Array;
  readonly small: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly received: number;
}

export type TakenFile =
  | ({ readonly kind: 'picture' } & PaintedPicture)
  | { readonly kind: 'pdf'; readonly bytes: number; readonly content: FileContent };

export abstract class PicturePainter {
  /**
   * Receives a picture and draws it anew as WebP, upright, with no other data of the file.
   *
   * @throws `file-too-large` above PICTURE_BYTES, `invalid-picture` when it is no readable picture,
   * `no-room-for-files`, `files-unavailable`
   */
  abstract paint(file: FileContent): Promise<PaintedPicture>;

  /**
   * Receives a PDF or a picture, which it draws anew.
   *
   * @param keep stores it before the received copy is deleted
   * @throws `file-too-large` above ATTACHMENT_BYTES, `invalid-attachment`, `no-room-for-files`,
   * `files-unavailable`
   */
  abstract take<T>(file: FileContent, keep: (taken: TakenFile) => Promise<T>): Promise<T>;

  /** In bytes, of the disk that receives files. */
  abstract room(): Promise<{ readonly free: number; readonly total: number }>;
}
