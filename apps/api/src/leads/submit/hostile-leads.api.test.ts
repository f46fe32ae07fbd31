import { beforeEach, describe, expect, it } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { HOSTILE_LINES, HOSTILE_TEXTS } from '../../testing/hostile-texts.js';
import { MatchingWorld } from '../../testing/matching-world.js';
import { sampleSubmission } from '../../testing/sample-submission.js';

const LINES = ['customer_name', 'location', 'address', 'rooms', 'property_size', 'timeframe'];
const MORE_LINES = ['property_type_field', 'preferred_style', 'source', 'utm_campaign'];
const TEXTS = ['styling_needs', 'message', 'additional_info'];
const PUBLIC_URL = 'https://www.boligstyling.example';
const OURS =
  /^(https:\/\/www\.boligstyling\.example\/|mailto:(kontakt@boligstyling\.example|\w+@nordmann\.no)|tel:)/;

const world = MatchingWorld.own({ LOG_LEVEL: 'debug', PUBLIC_URL });
beforeEach(() => world.api.empty('lead'));

const fields = (line: string, text: string) => ({
  ...Object.fromEntries([...LINES, ...MORE_LINES].map((field) => [field, line.slice(0, 80)])),
  // A name has a letter.
  ...(!/\p{L}/u.test(line) && { customer_name: `${line} Kari` }),
  ...Object.fromEntries(TEXTS.map((field) => [field, text])),
});
/** A confirmation omits rows with text that reads like a message. */
const ROW = /<tr>\s*<th[^]*?<\/tr>/g;
/** A lead with a link is held, and the notice says so in an extra paragraph. */
const WHY_HELD = /<p[^>]*>\s*Henvendelsen inneholder en nettadresse[^]*?<\/p>/;
/** The elements of a piece of HTML except line breaks, which a text may contain. */
const elements = (html: string) =>
  [...html.matchAll(/<\/?[a-z][a-z0-9]*/gi)].filter(([tag]) => tag !== '<br').length;
const addresses = (people: Email['to']) => people?.map(({ address }) => address);

/** The two e-mails of a lead; those of earlier leads may still be pending. */
async function mailsAbout(owner: string): Promise<string[]> {
  let all: string[] = [];
  for (;;) {
    const about = all.filter((mail) => mail.includes(owner));
    if (about.length >= 2) return about;
    all = await world.api.mails(all.length + 1);
  }
}

async function mailsOf(changes: Record<string, unknown>, owner = 'kari@nordmann.no') {
  const id = await world.lead({ ...changes, customer_email: owner });
  const { body: lead } = await world.admin('get', `/leads/${id}`).expect(200);
  if (lead.suspicion) await world.admin('post', `/leads/${id}/release`).expect(204);
  const mails = await Promise.all((await mailsAbout(owner)).map((mail) => PostalMime.parse(mail)));
  const confirmation = mails.find(({ to }) => addresses(to)?.includes(owner));
  const notification = mails.find(({ replyTo }) => addresses(replyTo)?.includes(owner));
  if (!confirmation || !notification) throw new Error('Both were kept');
  return [confirmation, notification] as const;
}

describe('a lead whose every field holds', () => {
  it.each(Object.entries(HOSTILE_TEXTS))('%s gains nothing by email', async (name, text) => {
    const n = Object.keys(HOSTILE_TEXTS).indexOf(name);
    const harmless = await mailsOf(fields('en linje', 'en linje'), `harmless${n}@nordmann.no`);
    const line = HOSTILE_LINES[name] ?? 'en linje';
    const hostile = await mailsOf(fields(line, text), `hostile${n}@nordmann.no`);
    for (const [place, mail] of hostile.entries()) {
      const like = harmless[place];
      if (!like) throw new Error('There are two of each');
      expect(mail.headers.map(({ key }) => key)).toEqual(like.headers.map(({ key }) => key));
      expect([mail.to?.length, mail.cc, mail.bcc, mail.replyTo?.length]).toEqual([
        1,
        undefined,
        undefined,
        1,
      ]);
      const [html = '', likeHtml = ''] = [mail.html, like.html];
      const reported = html.replace(WHY_HELD, '').replace(ROW, '');
      expect(elements(reported)).toBe(elements(likeHtml.replace(ROW, '')));
      for (const [row] of html.matchAll(ROW)) expect(elements(row)).toBe(6);
      for (const [, target = ''] of mail.html?.matchAll(/(?:href|src)="([^"]*)"/g) ?? []) {
        expect(target).toMatch(OURS);
      }
    }
  });

  it.each(Object.entries(HOSTILE_TEXTS))(
    '%s is one row of plain text in the table',
    async (name, text) => {
      await world.lead(fields(HOSTILE_LINES[name] ?? 'en linje', text));
      const { text: table } = await world.admin('get', '/leads.csv').expect(200);
      const cells = [...table.replace(/^\ufeff/, '').matchAll(/(?:"((?:[^"]|"")*)"|\d+)(;|\r\n)/g)];
      expect(cells.map(([cell]) => cell).join('')).toBe(table.replace(/^\ufeff/, ''));
      expect(cells.filter(([, , end]) => end === '\r\n')).toHaveLength(2);
      for (const [, cell = ''] of cells)
        expect(cell).not.toMatch(/^[\s\u00a0]*[=+\-@\uff1d]|^[\t\r\n]/);
    },
  );
});

describe('any text', () => {
  it('adds no line to the log and is in none', () => {
    const lines = world.api.logged().trim().split('\n');
    for (const line of lines) expect(JSON.parse(line)).not.toMatchObject({ msg: 'faked' });
    expect(world.api.logged()).not.toMatch(/evil\.example|alert\(1\)|drop table/);
  });

  it('is answered to the administrator as data that no browser renders', async () => {
    const id = await world.lead(fields(HOSTILE_LINES['a script'] ?? '', 'x'));
    const { headers, body } = await world.admin('get', `/leads/${id}`).expect(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body.customer_name).toBe('<script>alert(1)</script>');
  });

  it('links to PUBLIC_URL only, whatever host the request names', async () => {
    await world.api
      .call('post', '/api/leads')
      .set({
        apikey: DEVELOPMENT_API_KEY,
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      })
      .send(sampleSubmission({ customer_email: 'host@nordmann.no' }))
      .expect(201);
    const mails = (await mailsAbout('host@nordmann.no')).join('');
    expect(mails).not.toMatch(/https?:\/\/(\w+:\w+@)?evil\.example(?!")[^"]*min-henvendelse/);
    for (const [, host] of mails.matchAll(/https?:\/\/([^/\s"=]+)\/(?:min-henvendelse|admin)/g)) {
      expect(host).toBe('www.boligstyling.example');
    }
  });
});
