import {
  type Consent,
  CONSENT_PLACES,
  CONSENT_SUBJECTS,
  CONSENT_TEXTS,
  type ConsentPlace,
  type ConsentSubject,
  consentTextOf,
} from '@boligstyling/domain';
import { Flag, Moment, OneOf, Text } from '../platform/contract/shown.js';

export class ConsentDto {
  @OneOf(CONSENT_SUBJECTS) subject!: ConsentSubject;
  @Flag() granted!: boolean;
  @Moment() at!: string;
  @Text('2026-11', 'The version of the text that was read; empty: it was before that was kept.')
  text_version!: string;
  @Text.orNull(
    CONSENT_TEXTS['one-more-stylist'],
    'That text; null: it was before that was kept, or its version is not known here.',
  )
  text!: string | null;
  @OneOf(CONSENT_PLACES, 'unknown: it was given with a request from before that was kept.')
  place!: ConsentPlace;
}

export function toConsentDto(consent: Consent): ConsentDto {
  const { subject, granted, at, textVersion, place } = consent;
  const text = consentTextOf(consent) ?? null;
  return { subject, granted, at: at.toISOString(), text_version: textVersion, text, place };
}
