import { FileStore, FileStoreUse } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** The product starts without the store, but for pictures. */
@Injectable()
export class FileStoreStart implements OnApplicationBootstrap {
  private readonly log = new Logger('Files');

  constructor(
    private readonly store: FileStore,
    private readonly use: FileStoreUse,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.store.check();
      await this.use.require();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn({ msg: 'no pictures are taken in for now', err: error });
    }
  }
}
