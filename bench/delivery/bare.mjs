import { randomUUID } from 'node:crypto';
import { sampleNotification } from '../../libs/application/src/notifications/testing/sample-notification.ts';
import nodemailer from 'nodemailer';
import { parseConfig } from '../../apps/api/src/config/config.ts';
import { TemplateMessages } from '../../libs/messages/src/index.ts';
import { served } from '../harness/serve.mjs';

/**
 * Nodemailer alone with as many connections: the same two messages repeated, rendered beforehand,
 * without database or disk.
 */
const CONNECTIONS = 10;
const IN_FLIGHT = 60;

const templates = new TemplateMessages(
  { ...parseConfig({}), links: { sign: () => 'a-token' } },
  { now: () => new Date() },
);
const messages = ['owner-confirmation', 'lead-notification'].map((kind) =>
  templates.of({ ...sampleNotification(kind), createdAt: new Date(), assignments: [] }),
);
const transport = nodemailer.createTransport({
  pool: true,
  url: process.env.SMTP_URL,
  maxConnections: CONNECTIONS,
});

async function deliver(count) {
  let next = 0;
  const sendOn = async () => {
    while (next < count) {
      const message = messages[next % messages.length];
      next += 1;
      await transport.sendMail({ ...message, messageId: `<${randomUUID()}@boligstyling.example>` });
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendOn));
  return { sent: count };
}

served('', () => transport.close(), { deliver });
