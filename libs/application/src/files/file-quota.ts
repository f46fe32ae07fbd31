import { DomainError, hasRoom } from '@boligstyling/domain';
import { oneAtATime } from '../core/one-at-a-time.js';
import type { FileStoreUse } from './file-store.js';
import type { PicturePainter } from './picture-painter.js';
import type { StoredFiles } from './stored-files.js';

export class FileQuota {
  /**
   * Runs the checks before uploads one after another. Simultaneous ones would take every connection
   * to the database.
   */
  readonly inTurn = oneAtATime();

  constructor(
    private readonly files: Pick<StoredFiles, 'usedBytes'>,
    private readonly painter: Pick<PicturePainter, 'room'>,
    private readonly use: Pick<FileStoreUse, 'require'>,
    private readonly mostBytes: number,
  ) {}

  /** @throws `no-room-for-files`, `files-unavailable` */
  async require(): Promise<void> {
    await this.use.require();
    const [used, disk] = await Promise.all([this.files.usedBytes(), this.painter.room()]);
    if (used >= this.mostBytes || !hasRoom(disk)) throw new DomainError('no-room-for-files');
  }
}
