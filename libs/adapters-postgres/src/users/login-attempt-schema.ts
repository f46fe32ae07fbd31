import { defineEntity, p } from '@mikro-orm/core';

export const LoginAttemptSchema = defineEntity({
  name: 'LoginAttempt',
  tableName: 'login_attempt',
  indexes: [
    { name: 'login_attempt_client_at_index', properties: ['client', 'at'] },
    { name: 'login_attempt_budget_at_index', properties: ['budget', 'at'] },
  ],
  properties: {
    id: p.uuid().primary(),
    client: p.string().length(64),
    budget: p.string().length(64),
    at: p.datetime(3),
  },
});
