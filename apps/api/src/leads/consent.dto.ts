import {
  type Consent,
  CONSENT_PLACES,
  CONSENT_SUBJECTS,
  type ConsentPlace,
  type ConsentSubject,
} from '@boligstyling/domain';
import { Flag, Moment, OneOf, Text } from '../platform/contract/shown.js';

/** A yes or a no of the owner, as it was given. */
export class ConsentDto {
  @OneOf(CONSENT_SUBJECTS) subject!: ConsentSubject;
  @Flag() granted!: boolean;
  @Moment() at!: string;
  @Text('2026-11', 'The version of the text that was read; empty: it was before that was kept.')
  text_version!: string;
  @OneOf(CONSENT_PLACES, 'unknown: it was given with a request from before that was kept.')
  place!: ConsentPlace;
}

/** It in wire names. */
export function toConsentDto({ subject, granted, at, textVersion, place }: Consent): ConsentDto {
  return { subject, granted, at: at.toISOString(), text_version: textVersion, place };
}
