import { type ActivePartnerSession, PartnerLogos, SaveLogo } from '@boligstyling/application';
import { LOGO_BYTES, LOGO_TYPES } from '@boligstyling/domain';
import {
  Controller,
  Delete,
  Get,
  NotFoundException,
  Put,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { readFile, type FileBody } from '../platform/validation/take-file.js';
import { Partner, PartnerController } from '../platform/access/partner.guard.js';
import { AnswersNoContent, Operation, BINARY } from '../platform/contract/answers.js';
import { LimitedPress } from '../platform/limits/rate-limiter.js';
import { ApiProblems } from '../platform/problems/api-problems.js';
import { KnownId } from '../platform/validation/field.js';

/** Leaves room for the specific error of a too large logo. */
export const LOGO: FileBody = {
  path: '/api/partner/logo',
  types: LOGO_TYPES,
  limitBytes: 8 * LOGO_BYTES,
};

const WEBP = 'image/webp';

@PartnerController()
export class LogoController {
  constructor(private readonly saveLogo: SaveLogo) {}

  @Put('logo')
  @Operation(
    'Show owners a logo',
    `A PNG, JPEG or WebP of at most ${LOGO_BYTES / 1024 ** 2} MB, in the place of an earlier one. It is drawn anew: nothing of the file itself is kept.`,
  )
  @ApiConsumes(...LOGO_TYPES)
  @ApiBody(BINARY)
  @LimitedPress()
  @AnswersNoContent(
    'bad-request',
    'invalid-logo',
    'logo-too-large',
    'payload-too-large',
    'unsupported-media-type',
    'too-many-attempts',
  )
  async putLogo(
    @Partner() { partnerId }: ActivePartnerSession,
    @Req() { body }: FastifyRequest,
  ): Promise<void> {
    await this.saveLogo.save(partnerId, await readFile(body));
  }

  @Delete('logo')
  @Operation('Show owners no logo', 'Again it changes nothing.')
  @AnswersNoContent()
  async removeLogo(@Partner() { partnerId }: ActivePartnerSession): Promise<void> {
    await this.saveLogo.remove(partnerId);
  }
}

/** The address is sufficient, because a logo is no secret. */
@ApiTags('links')
@Controller('partner-logos')
export class LogosController {
  constructor(private readonly logos: PartnerLogos) {}

  @Get(':id')
  @Operation(
    'The logo of a partner',
    'By the address that an owner’s or the partner’s own page has of it.',
  )
  @ApiOkResponse({ content: { [WEBP]: BINARY } })
  @ApiProblems('not-found', 'storage-unavailable')
  async getPartnerLogo(@KnownId() id: string): Promise<StreamableFile> {
    const picture = await this.logos.find(id);
    if (!picture) throw new NotFoundException();
    return new StreamableFile(picture, { type: WEBP });
  }
}
