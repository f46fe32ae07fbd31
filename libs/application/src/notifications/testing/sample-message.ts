import { randomUUID } from 'node:crypto';
import type { Message } from '../messages.js';

/** A message with everything that mail is known to stumble over. */
export function sampleMessage(changes: Partial<Message> = {}): Message {
  return {
    from: { name: 'Boligstyling', address: 'post@boligstyling.example' },
    to: { name: 'Åse "Kari" Nordmann, jr.', address: 'kari@nordmann.no' },
    replyTo: { name: 'Boligstyling', address: 'kontakt@boligstyling.example' },
    subject: `Vi har mottatt henvendelsen din – ${'en lang emnelinje '.repeat(8)}👩‍👩‍👧`,
    html: `<p style="margin:0">Blåbær = 1 &amp; 2</p>\n${'<b>x</b>'.repeat(130)}`,
    text: `Hei, Åse\n\n.\nFrom oss: blåbær=3D 👩‍👩‍👧 \n${'ord '.repeat(260)}\n-- \nBoligstyling`,
    messageId: `<${randomUUID()}@boligstyling.example>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...changes,
  };
}
