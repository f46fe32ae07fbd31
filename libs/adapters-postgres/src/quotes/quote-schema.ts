import {
  CHOICE_REASON_MAX_LENGTH,
  QUOTE_TEMPLATE_NAME_MAX_LENGTH,
  type QuoteDraft,
  type QuoteState,
  type QuoteTerms,
} from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { AssignmentSchema } from '../assignments/assignment-schema.js';
import { idOf } from '../core/id-of.js';
import { indexWhere } from '../core/indexes.js';
import { LeadSchema } from '../leads/lead-schema.js';
import { PartnerSchema } from '../partners/partner-schema.js';

/** A unique index allows a lead one chosen quote, whatever the callers do. */
export const QuoteSchema = defineEntity({
  name: 'Quote',
  tableName: 'quote',
  indexes: [
    indexWhere(
      'quote_reminded_index',
      ['remindedAt'],
      "state = 'draft' and reminded_at is not null",
    ),
  ],
  uniques: [{ name: 'quote_chosen_unique', properties: ['leadId'], where: "state = 'chosen'" }],
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

/** The terms of one sending, with its idempotency key. */
export const QuoteVersionSchema = defineEntity({
  name: 'QuoteVersion',
  tableName: 'quote_version',
  properties: {
    quoteId: () => idOf(QuoteSchema, 'quote_id').deleteRule('cascade').primary(),
    version: p.integer().primary(),
    sentAt: p.datetime(3),
    terms: p.json<QuoteTerms>(),
    idempotencyKey: p.string().length(200).strictNullable(),
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

/** Prices of erased leads, without the person. */
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
