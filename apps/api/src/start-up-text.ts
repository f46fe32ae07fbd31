import type { RunningProduct } from './start-product.js';
import { outboxFolder } from './system/create-mailer.js';

/** What the operator reads once the product serves: where it is, how to log in, where e-mails go. */
export function startUpText({ config, port, madePassword }: RunningProduct): string {
  const address = `http://localhost:${port}`;
  return [
    '',
    `  ${config.wordmark} runs at  ${address}`,
    `  Administrator         ${address}/admin/login`,
    `                        ${madePassword ? `password: ${madePassword}` : 'with the password you have set'}`,
    `  E-mails               ${config.smtpUrl ? 'leave through SMTP_URL' : `are kept in ${outboxFolder(config)}`}`,
    `  Database              ${config.databaseUrl ? 'DATABASE_URL' : `embedded, in ${config.dataDir}`}`,
    '',
    '  Ctrl-C stops it. What was received is kept.',
    '',
  ].join('\n');
}
