import type { LeadDossier, NotificationRecord, AttributedEvent } from '@boligstyling/application';
import {
  CHOICE_REASON_MAX_LENGTH,
  isFilled,
  LEAD_STATUSES,
  type LeadEventKind,
  type LeadStatus,
  NOTE_MAX_LENGTH,
  NOTIFICATION_KINDS,
  NOTIFICATION_STATES,
  type NotificationKind,
  type NotificationState,
  type Consent,
  CONSENT_PLACES,
  CONSENT_SUBJECTS,
  CONSENT_TEXTS,
  CORRECTION_KEYS,
  type Lead,
  type ConsentPlace,
  type ConsentSubject,
  consentTextOf,
  type LeadPicture,
  PICTURE_ADDERS,
  type PictureAdder,
} from '@boligstyling/domain';
import { hash } from 'node:crypto';
import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  OptionalChoice,
  OptionalMoment,
  OptionalText,
  Satisfies,
} from '../platform/validation/field.js';
import { LeadQuoteDto, toLeadQuoteDto } from '../quotes/partner-quote.dto.js';
import { MunicipalityNumber, BareLeadDto, toBareLeadDto } from './lead-list.dto.js';
import { AssignmentDto, toAssignmentDto } from '../assignments/matching.dto.js';
import { Count, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/answers.js';
import { RecordVersion } from '../platform/versions/versioned.js';
import { DifferenceDto, toDifferenceDto } from './lead-fields.js';

class LeadPictureDto {
  @Id() id!: string;
  @Count(2048, 'Pixels.') width!: number;
  @Count(1536, 'Pixels.') height!: number;
  @Count(412_000, 'Of both its files.') bytes!: number;
  @OneOf(PICTURE_ADDERS, 'submission: right after the lead was sent.') added_by!: PictureAdder;
  @Moment() added_at!: string;
}

function toLeadPictureDto(picture: LeadPicture): LeadPictureDto {
  const { addedAt, addedBy, bytes, height, id, width } = picture;
  return { id, width, height, bytes, added_by: addedBy, added_at: addedAt.toISOString() };
}

export class ConsentDto {
  @OneOf(CONSENT_SUBJECTS) subject!: ConsentSubject;
  @Flag() granted!: boolean;
  @Moment() at!: string;
  @Text(
    '2026-11',
    'The version of the text that was read; empty: an imported consent, to another text.',
  )
  text_version!: string;
  @Text.orNull(
    CONSENT_TEXTS['one-more-stylist'],
    'The text that was shown; null if its version is unknown here.',
  )
  text!: string | null;
  @OneOf(CONSENT_PLACES, 'import: in the form of an earlier product.')
  place!: ConsentPlace;
}

export function toConsentDto(consent: Consent): ConsentDto {
  const { subject, granted, at, textVersion, place } = consent;
  const text = consentTextOf(consent) ?? null;
  return { subject, granted, at: at.toISOString(), text_version: textVersion, text, place };
}

const EVENT_KINDS = Object.keys({
  'status-changed': true,
  'status-undone': true,
  'note-added': true,
  'passed-on': true,
  'assignment-answered': true,
  'answer-undone': true,
  'offer-expired': true,
  'offer-filled': true,
  'yes-too-late': true,
  'assignment-withdrawn': true,
  reported: true,
  disputed: true,
  'dispute-decided': true,
  'nobody-called': true,
  'nobody-called-settled': true,
  'win-answered': true,
  'quote-sent': true,
  'quote-withdrawn': true,
  'quote-expired': true,
  'quote-declined': true,
  'quote-chosen': true,
  'choice-undone': true,
  'choice-overruled': true,
  'owner-waits': true,
  'consent-given': true,
  corrected: true,
  'no-partner-found': true,
  'owner-withdrew': true,
  released: true,
  placed: true,
  merged: true,
  'lead-merged-into': true,
  'perhaps-same': true,
  'kept-apart': true,
  'sale-waived': true,
  'sale-due-again': true,
  'sale-stays-credited': true,
} satisfies Record<LeadEventKind, true>);

export class FollowUpDto {
  @OptionalChoice(LEAD_STATUSES, `Status må være ${LEAD_STATUSES.join(', ')}.`)
  status?: LeadStatus;

  @Satisfies(isFilled, 'filled', 'Grunnen er tom.')
  @OptionalText({
    label: 'Grunnen',
    maxLength: CHOICE_REASON_MAX_LENGTH,
    example: 'Eieren ringte og har ombestemt seg.',
    description:
      'Why the status changes although the owner has chosen a quote; owner and partner get it. Required then.',
  })
  reason?: string | null;

  @Satisfies(isFilled, 'filled', 'Notatet er tomt.')
  @OptionalText({
    label: 'Notatet',
    maxLength: NOTE_MAX_LENGTH,
    example: 'Vil ha befaring i uke 48.',
    description: 'Is added to the history, and is part of an export to the owner.',
  })
  note?: string | null;
}

export class PlaceDto {
  @ApiProperty({ description: 'The number of one of today’s municipalities.', example: '3419' })
  @MunicipalityNumber()
  municipality!: string;
}

export class UndoStatusDto {
  @ApiProperty({ description: 'The one that is undone, as it was when the lead was looked at.' })
  @Choice(LEAD_STATUSES, `Status må være ${LEAD_STATUSES.join(', ')}.`)
  status!: LeadStatus;

  @OptionalMoment(
    'The `changed_at` of that change: no later one is undone. Left out: the last one.',
  )
  changed_at?: string;
}

class NotificationDto {
  @Id() id!: string;
  @OneOf(NOTIFICATION_KINDS) kind!: NotificationKind;
  @Id.orNull('The partner’s assignment that it is about; null: the lead.')
  assignment_id!: string | null;
  @OneOf(
    NOTIFICATION_STATES,
    'Parked: not tried again until asked. Uncertain: the mail server has the text and has not said so; sent once more after an hour.',
  )
  state!: NotificationState;
  @Count(1) attempts!: number;
  @Moment() created_at!: string;
  @Moment.orNull() sent_at!: string | null;
  @Moment.orNull('When it is tried again.') due_at!: string | null;
  @Text.orNull('550 no such mailbox', 'Why the last attempt failed.') cause!: string | null;
}

class HistoryEntryDto {
  @Id() id!: string;
  @Moment() at!: string;
  @OneOf(EVENT_KINDS) kind!: LeadEventKind;

  @ApiProperty({
    example: { from: 'new', to: 'matched' },
    type: 'object',
    additionalProperties: { type: 'string' },
    description:
      'status-changed and status-undone: from, to. note-added: text. released: suspicion. placed: municipality. merged and kept-apart: leadId, by; lead-merged-into also mailbox. perhaps-same: leadId. consent-given: subject, answer. corrected: fields, and by a user also `changes`. Those about a partner: partnerId, partnerName; passed-on also cause and deadline, assignment-answered answer and reason, answer-undone answer, assignment-withdrawn by, reported report, win-answered answer, disputed reason, dispute-decided decision, sale-waived assignmentId and was.',
  })
  detail!: Record<string, string>;

  @Text.orNull('Kari Nordmann', 'Who in the dashboard did it; null where nobody there did.')
  actor!: string | null;

  @ListOf(DifferenceDto, 'Corrections by a user for the owner; otherwise empty.')
  changes!: DifferenceDto[];
}

class HeardConsentDto extends ConsentDto {
  @Text.orNull('Kari Nordmann', 'The user that heard it by telephone; null: the owner gave it.')
  heard_by!: string | null;
}

export class LeadDetailDto extends BareLeadDto {
  @RecordVersion() version!: string;
  @Text('1f0c2a9b7d3e4f60', 'The version of the owner’s details, for `correctLead`.')
  details_version!: string;
  @ListOf(NotificationDto) notifications!: NotificationDto[];
  @ListOf(AssignmentDto, 'In the order the lead was passed on.') assignments!: AssignmentDto[];
  @ListOf(LeadQuoteDto, 'In the order of arrival.') quotes!: LeadQuoteDto[];
  @ListOf(LeadPictureDto, 'In the owner’s order.') pictures!: LeadPictureDto[];
  @ListOf(HistoryEntryDto, 'Oldest first.') history!: HistoryEntryDto[];
  @ListOf(HeardConsentDto, 'Oldest first; the last of a subject counts.')
  consents!: HeardConsentDto[];
  @OneOf.orNull(
    LEAD_STATUSES,
    'Where undoing the last change of status leads back to; null: nothing to undo, or too late.',
  )
  status_before!: LeadStatus | null;
  @Moment.orNull('When the owner first used the page of its e-mails; opening it is not kept.')
  mailbox_proven_at!: string | null;
  @Text.orNull('Megler Vest AS', 'The integrator whose key sent it; null: the owner, on our pages.')
  sent_by!: string | null;
}

export class FollowedUpLeadDto extends LeadDetailDto {
  @Moment.orNull(
    'When this call changed the status, by which that can be undone; null: it stood so before.',
  )
  changed_at!: string | null;
}

export function toLeadDetailDto(dossier: LeadDossier): LeadDetailDto {
  const { lead, notifications, assignments, history, consents, statusBefore, sentBy } = dossier;
  return {
    ...toBareLeadDto(lead),
    ...{ version: lead.status, details_version: versionOf(lead) },
    notifications: notifications.map(toNotificationDto),
    assignments: assignments.map(toAssignmentDto),
    quotes: dossier.quotes.map((each) => toLeadQuoteDto(each, assignments)),
    pictures: dossier.pictures.map(toLeadPictureDto),
    history: history.map(toHistoryEntryDto),
    consents: consents.map((each) => ({ ...toConsentDto(each), heard_by: each.heardBy ?? null })),
    ...wire(lead, 'mailboxProvenAt'),
    status_before: statusBefore,
    sent_by: sentBy,
  };
}

function toNotificationDto(record: NotificationRecord): NotificationDto {
  return {
    ...wire(record, 'id', 'kind', 'assignmentId', 'state', 'attempts'),
    ...wire(record, 'createdAt', 'sentAt', 'dueAt'),
    cause: record.lastFault,
  };
}

function toHistoryEntryDto({ id, at, kind, detail, actor }: AttributedEvent): HistoryEntryDto {
  const { changes = [], ...texts } = 'changes' in detail ? detail : { ...detail, changes: [] };
  return {
    ...{ id, at: at.toISOString(), kind, actor },
    detail: { ...texts },
    changes: changes.map(({ key, before, after }) => toDifferenceDto(key, before, after)),
  };
}

/** Another after each correction, and after nothing else that happens to the lead. */
export const versionOf = (lead: Lead): string =>
  hash('sha256', JSON.stringify(CORRECTION_KEYS.map((key) => lead[key]))).slice(0, 16);
