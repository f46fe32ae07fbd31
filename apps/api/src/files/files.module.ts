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
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module.js';
import { PartnerHomeModule } from '../partner-home/partner-home.module.js';
import { PressesModule } from '../platform/limits/rate-limiter.js';
import { useCase } from '../platform/wiring/provide.js';
import { FileStoreStart } from './file-store-start.js';
import { OwnPicturesController } from './own-pictures.controller.js';
import {
  LinkedPicturesController,
  PartnerPicturesController,
} from './partner-pictures.controller.js';
import { PictureController } from './picture.controller.js';
import { UploadQuota } from './upload-quota.js';

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
