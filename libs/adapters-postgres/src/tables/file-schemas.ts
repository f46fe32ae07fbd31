import type { PictureAdder } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/statements.js';
import { LeadSchema } from './lead-schema.js';

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
