import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../../config/config.js';
import { eventually } from '../../testing/eventually.js';
import { MatchingWorld, tokenIn } from '../../testing/matching-world.js';
import { sampleSubmission } from '../../testing/sample-submission.js';

type Body = Record<string, unknown>;

const VICTIM = {
  customer_name: 'Vigdis Vik',
  customer_email: 'vigdis@vik.no',
  customer_phone: '45454545',
  address: 'Nygårdsgaten 5, 5015 Bergen',
  municipality_number: '4601',
  message: 'Nøkkelen ligger hos naboen.',
};
const SOMEBODY = {
  customer_name: 'Sigurd Sand',
  customer_email: 'sigurd@sand.no',
  customer_phone: '46464646',
  address: 'Strandgaten 1, 5013 Bergen',
  municipality_number: '4601',
};

/** Everything that a stranger who knows the victim's number, e-mail and address can type. */
const ATTACKS = [VICTIM.customer_email, 'mallory@x.no'].flatMap((customer_email) =>
  [VICTIM.customer_phone, '47474747'].flatMap((customer_phone) =>
    [VICTIM.address, '-', 'Torgallmenningen 9, 5014 Bergen'].flatMap((address) =>
      ['Fullstyling', 'Delstyling'].map((service_type) => ({
        ...{ customer_email, customer_phone, address, service_type },
      })),
    ),
  ),
);

const FROM_THE_FORM = { 'X-Form-Seconds': '60', 'Sec-Fetch-Site': 'same-origin' };

/**
 * Two places that differ only in the owner of their first lead. The only partner has free capacity.
 */
let victims: Place;
let control: Place;
beforeAll(async () => {
  victims = await Place.where(VICTIM);
  control = await Place.where(SOMEBODY);
});
afterAll(() => Promise.all([victims.world.close(), control.world.close()]));

class Place {
  private constructor(
    readonly world: MatchingWorld,
    readonly leadId: string,
    private readonly ownPage: string,
    private readonly partnersPage: string,
  ) {}

  static async where(person: Body): Promise<Place> {
    const world = await MatchingWorld.start({ MATCHING: 'automatic' });
    await world.partner('Anne', { weekly_capacity: 1, services: ['Fullstyling', 'Delstyling'] });
    const leadId = await world.lead(person);
    await world.matched(leadId);
    const mail = await world.mailTo(String(person['customer_email']), 'Takk for henvendelsen');
    const offer = await world.mailTo('anne@stil.no', '/partner/svar#');
    const own = tokenIn(mail, '/min-henvendelse#');
    return new Place(world, leadId, own, tokenIn(offer, '/partner/svar#'));
  }

  /** The attacker's view of one submission, with ids, times and links normalized. */
  async submit(body: Body, way: 'rest' | 'by-name', headers: Record<string, string> = {}) {
    const path = way === 'rest' ? '/api/leads' : '/functions/v1/secure-submit-lead';
    const answer = await fetch(`${this.world.api.address}${path}`, {
      method: 'POST',
      headers: { apikey: DEVELOPMENT_API_KEY, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(sampleSubmission(body)),
    });
    const text = await answer.text();
    const { id } = JSON.parse(text) as { id: string };
    const justSent = /submission\.[\w.-]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    await eventually(async () => {
      const sql = `select 1 from lead where id = '${id}' and (match_until is not null or merged_into is not null)`;
      return (await this.world.api.rows(sql))[0];
    });
    const heads = [...answer.headers].filter(([name]) => !/date|request-id|rate/.test(name));
    return { id, justSent, seen: alike({ status: answer.status, heads, text }, id) };
  }

  async linkTo(id: string, email: string): Promise<string> {
    return eventually(async () => {
      const mails = (await this.mailsTo(email)).map((it) => tokenIn(it, '/min-henvendelse#'));
      return mails.find((token) => token.startsWith(`owner.${id}`));
    });
  }

  async mailsTo(address: string): Promise<string[]> {
    const mails = await this.world.api.mails(0);
    return mails
      .filter((mail) => mail.includes(`<${address}>`) || mail.includes(`To: ${address}\r\n`))
      .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
  }

  async call(method: 'get' | 'post' | 'patch', path: string, token: string, body?: Body) {
    const asking = this.world.api.call(method, `/api/own-lead${path}`).set('link-token', token);
    const { status, text } = await (body ? asking.send(body) : asking);
    return alike({ status, text }, '');
  }

  async standing() {
    const { rows } = this.world.api;
    const of = (table: string, column = 'lead_id') =>
      rows(`select * from ${table} where ${column} = '${this.leadId}' order by id`);
    const page = (await this.world.api.call('get', '/api/own-lead').set(...this.own())).body;
    const partners = await this.world.api
      .call('get', '/api/partner-link')
      .set('link-token', this.partnersPage);
    return {
      lead: await of('lead', 'id'),
      assignments: await of('assignment'),
      sales: await rows('select * from sale'),
      mails: await of('notification'),
      rounds: await of('match_round'),
      page: { ...page, timeline: page.timeline.filter(isOwnEntry) },
      partners: partners.body,
    };
  }

  async eraseOthers(): Promise<void> {
    await this.world.api.rows(`delete from lead where id <> '${this.leadId}'`);
    await this.world.api.empty('first_email');
  }

  private own(): [string, string] {
    return ['link-token', this.ownPage];
  }
}

/** Only the owner learns that another lead came with the same e-mail address. */
const isOwnEntry = ({ kind }: { kind: string }) => kind !== 'sent-again';

function alike(seen: unknown, id: string): string {
  return JSON.stringify(seen)
    .replaceAll(id || '\0', 'ID')
    .replace(/\b[\dA-F]{8}\b/g, 'REFERENCE')
    .replace(/[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g, 'ID')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/(owner|submission|download|erase|new-email|is-it-you)\.[\w.-]+/g, 'LINK');
}

/** The download without the state of its e-mails, which may still be pending. */
function withoutSending(file = '') {
  const { text } = JSON.parse(file) as { text: string };
  const { notifications, ...rest } = JSON.parse(text) as { notifications: { kind: string }[] };
  return { ...rest, kinds: notifications.map(({ kind }) => kind).sort() };
}

/** The email without its random parts. */
const letter = (mail: string, id: string) =>
  alike(mail, id)
    .replace(/kl\.=C2=A0\d\d:\d\d/g, 'TIME')
    .replace(/(Date|Message-ID|MIME-Version|Content-[\w-]+): [^\\]*/g, '')
    .replace(/--[\w=-]+/g, 'BOUNDARY')
    .replace(/boundary=[^\\]*\\"[^\\]*\\"/g, '')
    .replace(/ID\.\d+\.[\w-]+/g, 'LINK');

describe('a stranger who knows a victim’s number, e-mail and address', () => {
  it.each(ATTACKS)('learns nothing and changes nothing by sending %j', async (typed) => {
    const before = await victims.standing();
    const isOwn = typed.customer_email !== VICTIM.customer_email;
    const customer_email = isOwn ? `mallory${ATTACKS.indexOf(typed)}@x.no` : typed.customer_email;
    const body = {
      customer_name: 'Mallory',
      ...typed,
      customer_email,
      municipality_number: '4601',
    };
    for (const way of ['rest', 'by-name'] as const) {
      const key = `${way}-${ATTACKS.indexOf(typed)}-attack`;
      const headers = { 'Idempotency-Key': key, ...FROM_THE_FORM };
      const [there, here] = [
        await victims.submit(body, way, headers),
        await control.submit(body, way, headers),
      ];
      expect(there.seen).toBe(here.seen);
      const again = [
        await victims.submit(body, way, headers),
        await control.submit(body, way, headers),
      ];
      expect(again[0]?.seen).toBe(again[1]?.seen);
      if (way === 'rest') {
        const page = await victims.call('get', '', there.justSent);
        expect(page).toContain('just_sent');
        expect(page).toBe(await control.call('get', '', here.justSent));
      }
      if (isOwn) {
        const [theirs, ours] = [
          await victims.linkTo(there.id, customer_email),
          await control.linkTo(here.id, customer_email),
        ];
        expect(await victims.call('get', '', theirs)).toBe(await control.call('get', '', ours));
        await Promise.all([victims.world.delivered(there.id), control.world.delivered(here.id)]);
      }
      await Promise.all([victims.eraseOthers(), control.eraseOthers()]);
    }
    if (isOwn) {
      const [theirs, ours] = [
        await victims.mailsTo(customer_email),
        await control.mailsTo(customer_email),
      ].map((mails) => mails.map((mail) => letter(mail, '')).sort());
      expect(theirs).toEqual(ours);
    }
    expect(await victims.standing()).toEqual(before);
  });

  it('learns nothing and changes nothing by the calls of a lead’s own page', async () => {
    const before = await victims.standing();
    const email = 'mallory@own.no';
    const body = {
      ...{
        customer_name: 'Mallory',
        customer_email: email,
        address: '-',
        municipality_number: '4601',
      },
      customer_phone: VICTIM.customer_phone,
    };
    const [there, here] = [await victims.submit(body, 'rest'), await control.submit(body, 'rest')];
    const links = {
      theirs: await victims.linkTo(there.id, email),
      ours: await control.linkTo(here.id, email),
    };
    const [merged] = await victims.world.api.rows(
      `select merged_into from lead where id = '${there.id}'`,
    );
    expect(merged).toEqual({ merged_into: victims.leadId });
    const both = async (method: 'get' | 'post' | 'patch', path: string, sent?: Body) => {
      const answers = [
        await victims.call(method, path, links.theirs, sent),
        await control.call(method, path, links.ours, sent),
      ];
      expect([path, sent, answers[0]]).toEqual([path, sent, answers[1]]);
    };
    await both('get', '');
    await both('patch', '', { address: VICTIM.address });
    await both('patch', '', { customer_phone: '48484848' });
    await both('patch', '', { customer_phone: VICTIM.customer_phone });
    await both('patch', '', { location: 'Oslo', address: 'Torggata 1, 0181 Oslo' });
    await both('patch', '', { location: 'Bergen', address: VICTIM.address });
    for (const answer of ['yes', 'no']) await both('post', '/agent', { answer });
    await both('post', '/keep-waiting');
    await both('post', '/nobody-called');
    await both('post', '/show-more');
    await both('get', '/is-it-you');
    await both('post', '/is-it-you', { answer: 'yes' });
    await both('post', '/confirmations', {
      purpose: 'new-email',
      new_email: VICTIM.customer_email,
    });
    await both('get', '');
    await Promise.all([victims.world.located(there.id), control.world.located(here.id)]);
    await both('post', '/confirmations', { purpose: 'download' });
    const files = await Promise.all(
      [victims, control].map(async (place) => {
        const link = await eventually(async () => {
          const mails = (await place.mailsTo(email)).map((it) => tokenIn(it, '/min-henvendelse#'));
          return mails.find((token) => token.startsWith('download.'));
        });
        return place.call('post', '/download', link);
      }),
    );
    expect(files[0]).toContain('Mallory');
    expect(withoutSending(files[0])).toEqual(withoutSending(files[1]));
    for (const forged of [
      links.theirs.replace(there.id, victims.leadId),
      links.theirs.replace('owner', 'is-it-you'),
    ]) {
      expect(await victims.call('get', '', forged)).toContain('link-unknown');
      expect(await victims.call('post', '/is-it-you', forged, { answer: 'yes' })).toContain(
        'link-unknown',
      );
    }
    await both('post', '/withdraw');
    await both('get', '');
    expect(await victims.standing()).toEqual(before);
  });

  it('learns nothing of a victim who submits later', async () => {
    await Promise.all([victims.eraseOthers(), control.eraseOthers()]);
    const bait = {
      ...{ customer_name: 'Mallory', customer_email: 'mallory@bait.no', address: '-' },
      ...{ customer_phone: '49494949', municipality_number: '4601' },
    };
    const [there, here] = [await victims.submit(bait, 'rest'), await control.submit(bait, 'rest')];
    const theirs = await victims.linkTo(there.id, bait.customer_email);
    const ours = await control.linkTo(here.id, bait.customer_email);
    const later = { ...SOMEBODY, customer_email: 'vera@vik.no', customer_phone: '49494949' };
    const { id } = await victims.submit(later, 'rest');
    const [merged] = await victims.world.api.rows(
      `select merged_into from lead where id = '${id}'`,
    );
    expect(merged).toEqual({ merged_into: there.id });
    expect(await victims.call('get', '', theirs)).toBe(await control.call('get', '', ours));
    expect(await victims.call('post', '/withdraw', theirs)).toBe(
      await control.call('post', '/withdraw', ours),
    );
  });
});
