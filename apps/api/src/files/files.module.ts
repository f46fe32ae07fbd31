import {
  Clock,
  FileQuota,
  FileStore,
  IdGenerator,
  LeadCases,
  LeadPictures,
  LinkSigner,
  MatchingRepository,
  OpenPicture,
  OwnPictures,
  PartnerPictures,
  PicturePainter,
  StoredFiles,
  FileStoreUse,
} from '@boligstyling/application';
import { Module, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { PartnerHomeModule } from '../partner-home/partner-home.module.js';
import { PressesModule } from '../platform/limits/rate-limiter.js';
import { useCase } from '../platform/wiring/provide.js';
import { OwnPicturesController } from './own-pictures.controller.js';
import {
  LinkedPicturesController,
  PartnerPicturesController,
} from './partner-pictures.controller.js';
import { PictureController } from './picture.controller.js';
import { UploadQuota } from './upload-quota.js';
import { DomainError } from '@boligstyling/domain';

/** The product starts without the store, but for pictures. */
@Injectable()
class FileStoreStart implements OnApplicationBootstrap {
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

@Module({
  imports: [AssignmentsModule, PartnerHomeModule, PressesModule],
  controllers: [
    OwnPicturesController,
    PartnerPicturesController,
    LinkedPicturesController,
    PictureController,
  ],
  providers: [
    useCase(OwnPictures, [
      MatchingRepository,
      LeadCases,
      LeadPictures,
      FileStore,
      StoredFiles,
      PicturePainter,
      FileQuota,
      LinkSigner,
      IdGenerator,
      Clock,
    ]),
    useCase(PartnerPictures, [MatchingRepository, LeadPictures, LinkSigner, Clock]),
    useCase(OpenPicture, [LeadPictures, FileStore, LinkSigner, Clock]),
    UploadQuota,
    FileStoreStart,
  ],
  exports: [UploadQuota],
})
export class FilesModule {}
