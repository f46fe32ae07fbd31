import {
  ATTACHMENT_NAME_MAX_LENGTH,
  type AttachmentKind,
  CHOICE_REASON_MAX_LENGTH,
  QUOTE_TEMPLATE_NAME_MAX_LENGTH,
  type QuoteDraft,
  type QuoteState,
  type QuoteTerms,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { AssignmentSchema } from './assignment-schema.js';
import { idOf, indexWhere } from '../core/statements.js';
import { REAL_LEADS, isChosenQuoteRow, isDraftQuoteRow } from '../core/reveals.js';
import { LeadSchema } from './lead-schema.js';
import { PartnerSchema } from './partner-schema.js';

/**
 * Amount and date, without the persons (decision 188).
 *
 * @param leads SQL of the ids of leads about to be erased
 */
export const keepQuoteFigures = (leads: string): string => `
  insert into quote_figure (id, service, municipality, terms, sent_at, is_chosen)
  select q.id, v.service, lead.municipality,
    jsonb_build_object('priceFrom', v.terms -> 'priceFrom', 'priceTo', v.terms -> 'priceTo'),
    v.sent_at, ${isChosenQuoteRow('q')}
  from quote q join ${REAL_LEADS} on lead.id = q.lead_id
    join lateral (
      select service, terms, sent_at from quote_version
      where quote_id = q.id order by version desc limit 1) v on true
  where q.lead_id in (${leads})`;

/** A unique index allows a lead one chosen quote. */
export const QuoteSchema = defineEntity({
  name: 'Quote',
  tableName: 'quote',
  indexes: [
    indexWhere(
      'quote_reminded_index',
      ['remindedAt'],
      `${isDraftQuoteRow()} and reminded_at is not null`,
    ),
  ],
  uniques: [{ name: 'quote_chosen_unique', properties: ['leadId'], where: isChosenQuoteRow() }],
  properties: {
    id: p.uuid().primary(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').index(),
    assignmentId: () => idOf(AssignmentSchema, 'assignment_id').deleteRule('cascade').unique(),
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('no action').index(),
    state: p.string().length(20).$type<QuoteState>(),
    draft: p.json<QuoteDraft>().strictNullable(),
    chosenAt: p.datetime(3).strictNullable(),
    closedAt: p.datetime(3).strictNullable(),
    reason: p.string().length(CHOICE_REASON_MAX_LENGTH).strictNullable(),
    remindedAt: p.datetime(3).strictNullable(),
  },
});

export const QuoteVersionSchema = defineEntity({
  name: 'QuoteVersion',
  tableName: 'quote_version',
  properties: {
    quoteId: () => idOf(QuoteSchema, 'quote_id').deleteRule('cascade').primary(),
    version: p.integer().primary(),
    sentAt: p.datetime(3),
    service: p.string().length(40),
    terms: p.json<QuoteTerms>(),
    idempotencyKey: p.string().length(200).strictNullable(),
  },
});

/** A trigger makes it due for deletion with its row. */
export const QuoteAttachmentSchema = defineEntity({
  name: 'QuoteAttachment',
  tableName: 'quote_attachment',
  uniques: [{ name: 'quote_attachment_quote_id_id_unique', properties: ['quoteId', 'id'] }],
  properties: {
    fileId: p.uuid().primary(),
    quoteId: () => idOf(QuoteSchema, 'quote_id').deleteRule('cascade'),
    id: p.uuid(),
    kind: p.string().length(10).$type<AttachmentKind>(),
    name: p.string().length(ATTACHMENT_NAME_MAX_LENGTH),
    width: p.integer().strictNullable(),
    height: p.integer().strictNullable(),
    bytes: p.integer(),
    addedAt: p.datetime(3),
    firstVersion: p.integer().strictNullable(),
    lastVersion: p.integer().strictNullable(),
  },
});

export const QuoteTemplateSchema = defineEntity({
  name: 'QuoteTemplate',
  tableName: 'quote_template',
  properties: {
    id: p.uuid().primary(),
    partnerId: () => idOf(PartnerSchema, 'partner_id').deleteRule('cascade').index(),
    place: p.smallint(),
    name: p.string().length(QUOTE_TEMPLATE_NAME_MAX_LENGTH),
    terms: p.json<QuoteDraft>(),
  },
});

export const QuoteFigureSchema = defineEntity({
  name: 'QuoteFigure',
  tableName: 'quote_figure',
  properties: {
    id: p.uuid().primary(),
    service: p.string().length(40).strictNullable(),
    municipality: p.string().length(4).strictNullable(),
    terms: p.json<QuoteTerms>(),
    sentAt: p.datetime(3),
    isChosen: p.boolean(),
  },
});
