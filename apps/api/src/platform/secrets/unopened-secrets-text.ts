import type { UnopenedSecrets } from '@boligstyling/application';

/** Warning about a SECRETS_KEY that leaves secrets unopened; undefined if it opens all. */
export function unopenedSecretsText({
  sealed,
  users,
  webhooks,
}: UnopenedSecrets): string | undefined {
  const opened = sealed - users - webhooks;
  if (opened === sealed) return undefined;
  const ended = [
    ...(users ? [`the login codes of ${counted(users, 'user')} are refused`] : []),
    ...(webhooks ? [`${counted(webhooks, 'webhook')} cannot be signed`] : []),
  ];
  const anew = [
    ...(users ? ['send each user a new link with `npm run reset-person`'] : []),
    ...(webhooks ? ['give each webhook a new secret'] : []),
  ];
  return `SECRETS_KEY opens ${opened || 'none'} of ${counted(sealed, 'sealed secret')}: ${ended.join(', and ')}. Set the key that sealed them. If it is lost, ${anew.join(', and ')}.`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
