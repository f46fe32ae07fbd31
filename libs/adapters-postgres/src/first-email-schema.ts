import { defineEntity, p } from '@mikro-orm/core';

/**
 * How first e-mails of a day lie in the table `first_email`. No address can be read there: a mailbox
 * is a digest of its address and the day, and each submission that may write to it one of its own.
 */
export const FirstEmailSchema = defineEntity({
  name: 'FirstEmail',
  tableName: 'first_email',
  properties: {
    mailbox: p.uuid().primary(),
    day: p.date(),
    submissions: p.array().columnType('uuid[]'),
  },
});
