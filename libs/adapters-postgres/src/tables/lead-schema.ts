import {
  type Consent,
  LEAD_KEYS,
  type LeadDetails,
  leadField,
  type LeadField,
  type LeadKey,
  type LeadStatus,
  type MergeKind,
  type PlaceSource,
  type ReportedWin,
  SEARCH_FOLDS,
  UndoableStatus,
  type Suspicion,
  type PictureAdder,
} from '@boligstyling/domain';
import { defineEntity, p, type PropertyChain } from '@mikro-orm/core';
import {
  IS_ACTIVE,
  isRealRow,
  isTestRow,
  awaitsReportRow,
  IS_SOUGHT,
  isUnmatchedRow,
} from '../core/reveals.js';
import { idOf, indexWhere, writtenIndex } from '../core/statements.js';
import { IntegratorKeySchema } from './integrator-key-schema.js';
import { PartnerSchema } from './partner-schema.js';

const [FOLDED_FROM, FOLDED_TO] = SEARCH_FOLDS.map((signs) => `'${signs.replaceAll("'", "''")}'`);

const text = (length: number) => p.string().length(length);

function columnFor(field: LeadField) {
  if (field.kind === 'flag') return p.boolean().default(field.absent);
  const column = text(field.limit);
  if (field.absent === null) return column.strictNullable();
  return field.absent === undefined ? column : column.default(field.absent);
}

type Columns = { [Key in LeadKey]: PropertyChain<LeadDetails[Key], object> };

const COLUMNS = Object.fromEntries(
  LEAD_KEYS.map((key) => [key, columnFor(leadField(key))]),
) as unknown as Columns;

/**
 * `idempotencyKey` and `submissionDigest` recognise a repeated submission. A stored lead is due for
 * matching at once.
 */
export const LeadSchema = defineEntity({
  name: 'Lead',
  tableName: 'lead',
  indexes: [
    writtenIndex('lead_search_text_index', 'on lead using gin (search_text gin_trgm_ops)'),
    writtenIndex('lead_home_key_index', 'on lead using gin (home_key gin_trgm_ops)'),
    writtenIndex('lead_customer_email_index', 'on lead (lower(customer_email), received_at)'),
    writtenIndex(
      'lead_received_at_id_index',
      'on lead (received_at, id) include (municipality, location, service_type, status, merged_into, test_until, accepted_at, source, utm_source, utm_campaign, referrer_host, revenue_ore, quote_count, first_quoted_at, has_chosen_quote)',
    ),
    writtenIndex(
      'lead_customer_name_index',
      'on lead (customer_name collate "nb-x-icu", received_at, id)',
    ),
    {
      name: 'lead_filter_index',
      properties: ['status', 'serviceType', 'receivedAt', 'id'],
    },
    writtenIndex(
      'lead_place_index',
      'on lead (lower(btrim(location) collate "nb-x-icu"), received_at, id) include (location, service_type, status)',
    ),
    indexWhere('lead_source_index', ['source', 'receivedAt', 'id'], "source <> ''"),
    indexWhere(
      'lead_integrator_key_index',
      ['integratorKeyId', 'receivedAt', 'id'],
      'integrator_key_id is not null',
    ),
    indexWhere('lead_utm_source_index', ['utmSource', 'receivedAt', 'id'], "utm_source <> ''"),
    indexWhere(
      'lead_utm_campaign_index',
      ['utmCampaign', 'receivedAt', 'id'],
      "utm_campaign <> ''",
    ),
    indexWhere(
      'lead_referrer_host_index',
      ['referrerHost', 'receivedAt', 'id'],
      "referrer_host <> ''",
    ),
    indexWhere('lead_suspicion_index', ['receivedAt', 'id'], 'suspicion is not null'),
    indexWhere(
      'lead_municipality_index',
      ['municipality', 'receivedAt', 'id'],
      'municipality is not null',
    ),
    indexWhere('lead_test_until_index', ['testUntil'], isTestRow()),
    indexWhere('lead_unplaced_index', ['receivedAt', 'id'], 'municipality is null'),
    indexWhere(
      'lead_contacted_at_index',
      ['contactedAt', 'receivedAt'],
      `contacted_at is not null and ${isRealRow()}`,
    ),
    indexWhere(
      'lead_matching_due_at_index',
      ['matchingDueAt'],
      'matching_due_at is not null and suspicion is null and matching_fault is null',
    ),
    indexWhere(
      'lead_waiting_index',
      ['municipality', 'matchingDueAt'],
      'municipality is not null and matching_due_at is not null and suspicion is null and matching_fault is null',
    ),
    indexWhere('lead_matching_fault_index', ['receivedAt'], 'matching_fault is not null'),
    writtenIndex(
      'lead_merged_into_index',
      'on lead (merged_into) include (revenue_ore, quote_count, first_quoted_at, has_chosen_quote) where merged_into is not null',
    ),
    indexWhere('lead_perhaps_same_as_index', ['perhapsSameAs'], 'perhaps_same_as is not null'),
    indexWhere(
      'lead_accepted_at_index',
      ['acceptedAt', 'receivedAt'],
      `accepted_at is not null and ${isRealRow()}`,
    ),
    indexWhere(
      'lead_unreported_index',
      ['acceptedAt'],
      `${awaitsReportRow()} and accepted_at is not null`,
    ),
    indexWhere('lead_nobody_called_index', ['nobodyCalledAt'], 'nobody_called_at is not null'),
    indexWhere(
      'lead_sought_index',
      ['matchUntil', 'id'],
      `${IS_SOUGHT} and municipality is not null`,
    ),
    indexWhere(
      'lead_sought_nowhere_index',
      ['matchUntil', 'id'],
      `${IS_SOUGHT} and municipality is null`,
    ),
    indexWhere(
      'lead_imported_new_index',
      ['receivedAt'],
      `imported_at is not null and ${isUnmatchedRow()}`,
    ),
    indexWhere('lead_held_index', ['receivedAt'], `suspicion is not null and ${IS_ACTIVE}`),
    indexWhere(
      'lead_perhaps_same_index',
      ['receivedAt'],
      `perhaps_same_as is not null and suspicion is null and ${IS_ACTIVE}`,
    ),
    writtenIndex(
      'lead_phone_index',
      'on lead (customer_phone, received_at) where merged_into is null',
    ),
    writtenIndex(
      'lead_home_index',
      "on lead (split_part(home_key, '|', 1), received_at) where merged_into is null",
    ),
  ],
  checks: [
    {
      name: 'lead_merge_kind_check',
      expression: '(merged_into is null) = (merge_kind is null)',
    },
  ],
  properties: {
    id: p.uuid().primary(),
    receivedAt: p.datetime(3),
    status: p.string().length(20).$type<LeadStatus>(),
    ...COLUMNS,
    integratorKeyId: () =>
      idOf(IntegratorKeySchema, 'integrator_key_id').deleteRule('set null').strictNullable(),
    idempotencyKey: text(200).strictNullable().unique(),
    submissionDigest: text(64).strictNullable(),
    requestId: text(64).strictNullable(),
    contactedAt: p.datetime(3).strictNullable(),
    acceptedAt: p.datetime(3).strictNullable(),
    nobodyCalledAt: p.datetime(3).strictNullable(),
    undoableStatus: p.json<UndoableStatus>().strictNullable(),
    reportedWin: p.json<ReportedWin>().strictNullable(),
    searchText: p
      .text()
      .generated(
        `(lower(translate(customer_name || ' ' || customer_email || ' ' || customer_phone || ' ' || address, ${FOLDED_FROM}, ${FOLDED_TO}))) stored`,
      )
      .lazy(),
    homeKey: p.text().default('').lazy(),
    partnerId: () =>
      idOf(PartnerSchema, 'partner_id').deleteRule('set null').strictNullable().index(),
    municipality: text(4).strictNullable(),
    municipalityFoundBy: text(20).$type<PlaceSource>().strictNullable(),
    emailChangedAt: p.datetime(3).strictNullable(),
    mailboxProvenAt: p.datetime(3).strictNullable(),
    /** Of imported history, which is not matched automatically. */
    importedAt: p.datetime(3).strictNullable(),
    testUntil: p.datetime(3).strictNullable(),
    suspicion: text(40).$type<Suspicion>().strictNullable(),
    matchingDueAt: p.datetime(3).strictNullable().defaultRaw('now()'),
    matchingFault: text(500).strictNullable(),
    matchUntil: p.datetime(3).strictNullable(),
    waitsSince: p.datetime(3).strictNullable(),
    consents: p.json<readonly Consent[]>().defaultRaw(`'[]'::jsonb`),
    mergedInto: () => idOf(LeadSchema, 'merged_into').deleteRule('set null').strictNullable(),
    mergeKind: text(20).$type<MergeKind>().strictNullable(),
    perhapsSameAs: () =>
      idOf(LeadSchema, 'perhaps_same_as').deleteRule('set null').strictNullable(),
    differences: p.json<Partial<LeadDetails>>().strictNullable(),
    /** From here on kept by triggers of sales and quotes, for sums over all leads. */
    revenueOre: p.bigint('number').defaultRaw('0').lazy(),
    quoteCount: p.smallint().default(0).lazy(),
    firstQuotedAt: p.datetime(3).strictNullable().lazy(),
    hasChosenQuote: p.boolean().default(false).lazy(),
  },
});

/** A trigger makes its files due for deletion with it. */
export const LeadPictureSchema = defineEntity({
  name: 'LeadPicture',
  tableName: 'lead_picture',
  properties: {
    id: p.uuid().primary(),
    leadId: () => idOf(LeadSchema, 'lead_id').deleteRule('cascade').index(),
    fileId: p.uuid().unique(),
    place: p.smallint(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.integer(),
    addedBy: p.string().length(10).$type<PictureAdder>(),
    addedAt: p.datetime(3),
    confirmedAt: p.datetime(3).strictNullable(),
  },
});

/** Uploads that were deleted stay for a day. */
export const ErasedFileSchema = defineEntity({
  name: 'ErasedFile',
  tableName: 'erased_file',
  properties: {
    fileId: p.uuid().primary(),
    erasedAt: p.datetime(3),
    isUpload: p.boolean().default(false),
  },
});

/** One row, `files`. */
export const FileStoreUseSchema = defineEntity({
  name: 'FileStoreUse',
  tableName: 'file_store_use',
  properties: {
    name: p.string().length(10).primary(),
    identity: p.string().length(300),
    seenAt: p.datetime(3),
  },
});
