import { p } from '@mikro-orm/core';

/**
 * The version column of an editable record. The trigger `next_version` of its table counts each
 * change, whoever makes it.
 */
export const version = () => p.integer().default(1);
