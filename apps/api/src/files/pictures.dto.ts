import type { OwnPicturesView, ShownPicture } from '@boligstyling/application';
import { MAX_PICTURES, MAX_CONFIRMED_PICTURES, PICTURE_LINK_MINUTES } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsUUID } from 'class-validator';
import { Count, Flag, Id, ListOf, Moment, Text, Texts } from '../platform/contract/shown.js';

const LINK = '/api/pictures/picture.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature';

export class PictureDto {
  @Id() id!: string;
  @Text(LINK, `Shows it for at least ${PICTURE_LINK_MINUTES} minutes. Then ask again.`)
  url!: string;
  @Text(`${LINK}/small`, 'The same for lists.') small_url!: string;
  @Count(2048, 'Pixels.') width!: number;
  @Count(1536, 'Pixels.') height!: number;
  @Moment() added_at!: string;
}

export class PicturesDto {
  @ListOf(PictureDto, 'Empty: there are none, or the partner may see none.')
  pictures!: PictureDto[];
}

export class OwnPicturesDto {
  @ListOf(PictureDto, 'In the chosen order; those of merged leads last.')
  pictures!: PictureDto[];
  @Flag('True if one more can be added now.') can_add!: boolean;
  @Count(MAX_PICTURES, 'How many there can be.') most!: number;
  @ApiProperty({
    ...{ type: Boolean, nullable: true },
    description:
      'True if partners that are asked see them before they answer. Null: the link from an e-mail alone can decide it.',
  })
  shown_to_asked!: boolean | null;
  @Texts(
    ['0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f'],
    'Ids of pictures that came with a merged request. They reach nobody until confirmed.',
  )
  unconfirmed!: string[];
}

export class PictureIdsDto {
  @ApiProperty({
    ...{
      type: 'array',
      items: { type: 'string', format: 'uuid' },
      maxItems: MAX_CONFIRMED_PICTURES,
    },
    description: 'In the wanted order, where it is one. Unknown ids are ignored.',
  })
  @ArrayMaxSize(MAX_CONFIRMED_PICTURES, {
    message: `Det kan være høyst ${MAX_CONFIRMED_PICTURES} bilder.`,
  })
  @IsUUID('all', { each: true, message: 'Et bilde må være en id.' })
  ids!: string[];
}

export function toPicturesDto(pictures: readonly ShownPicture[]): PicturesDto {
  return { pictures: pictures.map(toPictureDto) };
}

export function toOwnPicturesDto(view: OwnPicturesView): OwnPicturesDto {
  return {
    ...toPicturesDto(view.pictures),
    can_add: view.canAdd,
    most: MAX_PICTURES,
    shown_to_asked: view.isShownToAsked,
    unconfirmed: [...view.unconfirmed],
  };
}

function toPictureDto({ addedAt, height, id, token, width }: ShownPicture): PictureDto {
  const url = `/api/pictures/${token}`;
  const added_at = addedAt.toISOString();
  return { id, url, small_url: `${url}/small`, width, height, added_at };
}
