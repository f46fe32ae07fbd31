import { OwnPictures } from '@boligstyling/application';
import { MAX_PICTURES, PICTURE_BYTES, PICTURE_SIDE, PICTURE_TYPES } from '@boligstyling/domain';
import { Body, Delete, Get, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { LinkController, LinkToken } from '../platform/access/link-token.js';
import { Answers, BINARY, Operation } from '../platform/contract/answers.js';
import { ApiShownConsent, ShownConsent } from '../platform/limits/form-hints.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { KnownId, YesNoDto } from '../platform/validation/field.js';
import { type FileBody, streamFile } from '../platform/validation/take-file.js';
import { PictureIdsDto, OwnPicturesDto, toOwnPicturesDto } from './pictures.dto.js';
import { UploadQuota } from './upload-quota.js';

/** Leaves room for the specific error of a too large picture. */
export const PICTURE: FileBody = {
  path: '/api/own-lead/pictures/:id',
  types: PICTURE_TYPES,
  limitBytes: 2 * PICTURE_BYTES,
};

/** By the signed link in e-mails or right after sending. */
@LinkController('own-lead/pictures', 'link-outdated')
export class OwnPicturesController {
  constructor(
    private readonly pictures: OwnPictures,
    private readonly quota: UploadQuota,
  ) {}

  @Get()
  @Operation(
    'Pictures of the home',
    'By the link of the sender of a lead, those that were added by it.',
  )
  @Answers(OwnPicturesDto)
  async listOwnPictures(@LinkToken() token: string): Promise<OwnPicturesDto> {
    return toOwnPicturesDto(await this.pictures.view(token));
  }

  @Put(':id')
  @Operation(
    'Add a picture, last in order',
    `A JPEG, PNG or WebP of at most ${PICTURE_BYTES / 1_000_000} MB; ${MAX_PICTURES} in all. It is drawn anew with at most ${PICTURE_SIDE} pixels a side, and without its place and time. The id is a new UUID of the caller's: the same again adds nothing, so that a lost answer can be repeated.`,
  )
  @ApiConsumes(...PICTURE_TYPES)
  @ApiBody(BINARY)
  @Answers(
    OwnPicturesDto,
    ...([
      'link-unknown',
      'not-found',
      'picture-not-found',
      'bad-request',
      'invalid-picture',
    ] as const),
    ...(['lead-held', 'lead-closed', 'too-many-pictures', 'file-too-large'] as const),
    ...(['payload-too-large', 'unsupported-media-type', 'too-much-uploaded'] as const),
    'too-many-attempts',
    ...(['files-unavailable', 'no-room-for-files'] as const),
  )
  async addOwnPicture(
    @LinkToken() token: string,
    @KnownId() id: string,
    @Req() request: FastifyRequest,
  ): Promise<OwnPicturesDto> {
    const view = await this.quota.during(request, streamFile(request.body), (file) =>
      this.pictures.add(token, id, file),
    );
    return toOwnPicturesDto(view);
  }

  @Delete(':id')
  @Operation('Delete a picture', 'With its files. Again it changes nothing.')
  @Answers(OwnPicturesDto, 'not-found', 'link-unknown')
  async deleteOwnPicture(
    @LinkToken() token: string,
    @KnownId() id: string,
  ): Promise<OwnPicturesDto> {
    return toOwnPicturesDto(await this.pictures.remove(token, id));
  }

  @Post('order')
  @Operation('Put the pictures into another order', 'Partners see them so. Others follow.')
  @LimitedPress()
  @Answers(OwnPicturesDto, ...BODY_PROBLEMS, 'too-many-attempts')
  async orderOwnPictures(
    @LinkToken() token: string,
    @Body() { ids }: PictureIdsDto,
  ): Promise<OwnPicturesDto> {
    return toOwnPicturesDto(await this.pictures.order(token, ids));
  }

  @Post('shown')
  @Operation(
    'Let partners that are asked see the pictures, or not',
    'Those who have accepted see them in any case. The same again changes nothing.',
  )
  @ApiShownConsent()
  @LimitedPress()
  @Answers(OwnPicturesDto, ...BODY_PROBLEMS, 'too-many-attempts')
  async showOwnPictures(
    @LinkToken() token: string,
    @Body() { answer }: YesNoDto,
    @ShownConsent() shown?: string,
  ): Promise<OwnPicturesDto> {
    return toOwnPicturesDto(await this.pictures.showToAsked(token, answer === 'yes', shown));
  }

  @Post('confirm')
  @Operation(
    '«Bildene er mine»: pictures of merged leads may reach partners',
    'Those that the owner saw, because more may have arrived since.',
  )
  @LimitedPress()
  @Answers(OwnPicturesDto, ...BODY_PROBLEMS, 'too-many-attempts')
  async confirmOwnPictures(
    @LinkToken() token: string,
    @Body() { ids }: PictureIdsDto,
  ): Promise<OwnPicturesDto> {
    return toOwnPicturesDto(await this.pictures.confirm(token, ids));
  }
}
