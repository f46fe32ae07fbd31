export abstract class StoredFiles {
  abstract usedBytes(): Promise<number>;

  abstract erased(limit: number): Promise<string[]>;

  abstract dropErased(fileIds: readonly string[]): Promise<void>;

  /** By the id of its upload, which may still be under way. */
  abstract noteRemoval(uploadId: string, now: Date): Promise<void>;

  abstract wasRemoved(uploadId: string): Promise<boolean>;

  /** Uploads of earlier ones are over. */
  abstract dropRemovals(before: Date): Promise<void>;

  abstract withoutRow(fileIds: readonly string[]): Promise<string[]>;

  /** Ids. */
  abstract named(before: Date): Promise<string[]>;

  abstract removeRows(fileIds: readonly string[]): Promise<void>;

  /** Tells databases apart, a restored one too. */
  abstract database(): Promise<string>;

  /**
   * @returns false: another process uses another store, so that each would miss the other's files
   */
  abstract claim(identity: string): Promise<boolean>;
}

const FILE_ENDINGS = ['.webp', '-small.webp', '.pdf'] as const;

const NAME = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-small)?\.(?:webp|pdf)$/;

export const fileName = (fileId: string, isSmall = false): string =>
  `${fileId}${isSmall ? '-small' : ''}.webp`;

export const pdfName = (fileId: string): string => `${fileId}.pdf`;

export const namesOf = (fileIds: readonly string[]): string[] =>
  fileIds.flatMap((id) => FILE_ENDINGS.map((ending) => `${id}${ending}`));

export const fileIdOf = (name: string): string | undefined => NAME.exec(name)?.[1];
