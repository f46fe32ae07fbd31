import { expect, it } from '@jest/globals';
import { unopenedSecretsText } from './kept-secrets.js';

it('a key that opens all secrets, or has none to open, gives no warning', () => {
  expect(unopenedSecretsText({ sealed: 0, users: 0, webhooks: 0 })).toBeUndefined();
  expect(unopenedSecretsText({ sealed: 3, users: 0, webhooks: 0 })).toBeUndefined();
});

it('a warning about another key names the consequences and remedies', () => {
  expect(unopenedSecretsText({ sealed: 3, users: 2, webhooks: 1 })).toBe(
    'SECRETS_KEY opens none of 3 sealed secrets: the login codes of 2 users are refused, and 1 webhook cannot be signed. Set the key that sealed them. If it is lost, send each user a new link with `npm run reset-person`, and give each webhook a new secret.',
  );
  expect(unopenedSecretsText({ sealed: 7, users: 0, webhooks: 2 })).toBe(
    'SECRETS_KEY opens 5 of 7 sealed secrets: 2 webhooks cannot be signed. Set the key that sealed them. If it is lost, give each webhook a new secret.',
  );
});
