import type { BankNames, RegisteredOutcome } from '@boligstyling/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { indexWhere } from '../core/indexes.js';

export const BankLineSchema = defineEntity({
  name: 'BankLine',
  tableName: 'bank_line',
  indexes: [
    { name: 'bank_line_account_day_index', properties: ['account', 'bookedOn'] },
    indexWhere('bank_line_waiting_index', ['waitingSince', 'id'], 'waiting_since is not null'),
  ],
  properties: {
    id: p.uuid().primary(),
    account: p.string().length(34),
    bookedOn: p.date(),
    amountOre: p.bigint('number'),
    currency: p.string().length(3),
    kid: p.text(),
    payer: p.string().length(140),
    text: p.string().length(140),
    notice: p.string().length(80),
    message: p.string().length(80),
    entryNumber: p.string().length(80),
    names: p.json<BankNames>(),
    isCopy: p.boolean(),
    doubt: p.string().length(200).strictNullable(),
    outcome: p.string().length(20).$type<RegisteredOutcome>(),
    recordedAt: p.datetime(3),
    waitingSince: p.datetime(3).strictNullable(),
  },
});
