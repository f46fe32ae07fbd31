import { Clock } from '@boligstyling/application';
import { daysAfter } from '@boligstyling/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../../config/config.js';

/** Less than the year that RFC 9116 advises, so that a stale copy expires soon. */
const VALID_DAYS = 180;

export function serveSecurityContact(app: NestFastifyApplication, config: Config): void {
  const clock = app.get(Clock, { strict: false });
  const fastify = app.getHttpAdapter().getInstance();
  fastify.get('/.well-known/security.txt', (_, reply) => {
    const expires = daysAfter(clock.now(), VALID_DAYS);
    const lines = [
      `Contact: mailto:${config.contactEmail}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: no, en',
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}
