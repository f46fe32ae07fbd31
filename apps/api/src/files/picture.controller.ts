import { Readable } from 'node:stream';
import { OpenPicture } from '@boligstyling/application';
import { PICTURE_LINK_MINUTES } from '@boligstyling/domain';
import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { BINARY, Operation } from '../platform/contract/answers.js';
import { ApiProblems } from '../platform/problems/api-problems.js';

const WEBP = 'image/webp';

const ApiPictureLink = () =>
  ApiParam({
    name: 'picture',
    schema: { type: 'string', maxLength: 200 },
    description: 'As `url` or `small_url` has it.',
  });

/** The signed link is sufficient. */
@ApiTags('links')
@ApiProblems('link-unknown', 'link-expired', 'picture-not-found')
@ApiProblems('files-unavailable', 'storage-unavailable')
@Controller('pictures')
export class PictureController {
  constructor(private readonly pictures: OpenPicture) {}

  @Get(':picture')
  @Operation(
    'A picture of a home',
    `By a link of a list of pictures. It lives for ${PICTURE_LINK_MINUTES} to ${2 * PICTURE_LINK_MINUTES} minutes.`,
  )
  @ApiPictureLink()
  @ApiOkResponse({ content: { [WEBP]: BINARY } })
  async getPicture(@Param('picture') token: string): Promise<StreamableFile> {
    return this.file(token, false);
  }

  @Get(':picture/small')
  @Operation('A picture of a home, for lists', 'As the large one.')
  @ApiPictureLink()
  @ApiOkResponse({ content: { [WEBP]: BINARY } })
  async getSmallPicture(@Param('picture') token: string): Promise<StreamableFile> {
    return this.file(token, true);
  }

  private async file(token: string, isSmall: boolean): Promise<StreamableFile> {
    const content = await this.pictures.execute(token, isSmall);
    // Wrapped, it would stay open if the answer is abandoned before its first byte.
    const stream = content instanceof Readable ? content : Readable.from(content);
    return new StreamableFile(stream, { type: WEBP, disposition: 'inline' });
  }
}
