import { type LeadPicture, PICTURE_ADDERS, type PictureAdder } from '@boligstyling/domain';
import { Count, Id, Moment, OneOf } from '../platform/contract/shown.js';

export class LeadPictureDto {
  @Id() id!: string;
  @Count(2048, 'Pixels.') width!: number;
  @Count(1536, 'Pixels.') height!: number;
  @Count(412_000, 'Of both its files.') bytes!: number;
  @OneOf(PICTURE_ADDERS, 'submission: right after the lead was sent.') added_by!: PictureAdder;
  @Moment() added_at!: string;
}

export function toLeadPictureDto(picture: LeadPicture): LeadPictureDto {
  const { addedAt, addedBy, bytes, height, id, width } = picture;
  return { id, width, height, bytes, added_by: addedBy, added_at: addedAt.toISOString() };
}
