import {
  type Consent,
  CONSENT_PLACES,
  CONSENT_SUBJECTS,
  type ConsentPlace,
  type ConsentSubject,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';

/** A yes or a no of the owner, as it was given. */
export class ConsentDto {
  @ApiProperty({ enum: CONSENT_SUBJECTS })
  subject!: ConsentSubject;

  @ApiProperty()
  granted!: boolean;

  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ example: '2026-11', description: 'The version of the text that was read.' })
  text_version!: string;

  @ApiProperty({ enum: CONSENT_PLACES })
  place!: ConsentPlace;
}

/** It in wire names. */
export function toConsentDto({ subject, granted, at, textVersion, place }: Consent): ConsentDto {
  return { subject, granted, at: at.toISOString(), text_version: textVersion, place };
}
