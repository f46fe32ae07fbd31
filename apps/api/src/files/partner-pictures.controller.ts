import { type ActivePartnerSession, PartnerPictures } from '@boligstyling/application';
import { Get } from '@nestjs/common';
import { LinkController, LinkToken } from '../platform/access/link-token.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { Answers, Operation } from '../platform/contract/answers.js';
import { KnownId } from '../platform/validation/field.js';
import { PicturesDto, toPicturesDto } from './pictures.dto.js';

const WHOM = 'For a stylist that has accepted, or is asked where the owner agreed; else none.';

@PartnerController()
export class PartnerPicturesController {
  constructor(private readonly pictures: PartnerPictures) {}

  @Get('assignments/:id/pictures')
  @Operation('Pictures of the home of an assignment', WHOM)
  @Answers(PicturesDto, 'not-found', 'assignment-not-found')
  async listPartnerPictures(
    @Partner() { partnerId }: ActivePartnerSession,
    @KnownId() id: string,
  ): Promise<PicturesDto> {
    return toPicturesDto(await this.pictures.view({ partnerId, assignmentId: id }));
  }
}

@LinkController('partner-link/pictures')
export class LinkedPicturesController {
  constructor(private readonly pictures: PartnerPictures) {}

  @Get()
  @Operation('Pictures of the home of the link’s assignment', WHOM)
  @Answers(PicturesDto)
  async listLinkedPictures(@LinkToken() token: string): Promise<PicturesDto> {
    return toPicturesDto(await this.pictures.view({ token }));
  }
}
