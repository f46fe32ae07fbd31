import { type QuestionDetail, leadField } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';

/** One thing the owner told, as partners read it. */
export class ToldDetailDto {
  @ApiProperty({ example: 'property_size', description: 'The field, by its wire name.' })
  field!: string;

  @ApiProperty({ example: 'Størrelse' })
  label!: string;

  @ApiProperty({ example: '74 kvm' })
  value!: string;
}

/** A detail in wire names. */
export function toDetailDto({ key, label, value }: QuestionDetail): ToldDetailDto {
  return { field: leadField(key).wire, label, value };
}
