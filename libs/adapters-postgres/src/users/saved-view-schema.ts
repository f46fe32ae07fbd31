import { type SavedView, VIEW_NAME_MAX } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { idOf } from '../core/id-of.js';
import { UserSchema } from './user-schema.js';

/** Views without a person belong to the shared login. */
export const SavedViewSchema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  indexes: [
    {
      name: 'saved_view_owner_name_index',
      expression:
        "create unique index saved_view_owner_name_index on saved_view (coalesce(user_id, '00000000-0000-0000-0000-000000000000'), name)",
    },
  ],
  properties: {
    id: p.uuid().primary(),
    userId: () => idOf(UserSchema, 'user_id').deleteRule('cascade').strictNullable(),
    name: p.string().length(VIEW_NAME_MAX),
    filter: p.json<SavedView['filter']>(),
  },
});
