/** Bytes that one client may send in a day: 500 MB. */
export const UPLOAD_BYTES_A_DAY = 500_000_000;

export const DEFAULT_FILES_MAX_GB = 20;

/** The free part and bytes that a disk keeps for the rest of the product. */
const FREE_PART = 0.1;
const FREE_BYTES = 2_000_000_000;

/** A file may stand without its row for so long, because its upload may be under way. */
export const FILE_GRACE_HOURS = 24;

/** In bytes. */
export interface DiskRoom {
  readonly free: number;
  readonly total: number;
}

export function hasRoom({ free, total }: DiskRoom): boolean {
  return free >= FREE_BYTES && free >= total * FREE_PART;
}
