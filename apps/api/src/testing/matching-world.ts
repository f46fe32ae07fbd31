import { acceptAssignment, advance, toOre } from '@boligstyling/domain';
import { beforeAll } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { logIn } from './admin-access.js';
import { eventually } from './eventually.js';
import { sampleSubmission } from './sample-submission.js';
import { type ApiUnderTest, ownApi, startApi } from './start-api.js';

type Method = Parameters<ApiUnderTest['call']>[0];

/** One price for every service, on the wire. */
export const flatPrices = (kroner: number) => ({ base_ore: toOre(kroner), services: [] });

/** A request body with every field of a partner, in wire names. */
export function samplePartnerBody(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Stine Stylist',
    company: 'Stil og Rom AS',
    kind: 'stylist',
    email: 'stine@stilogrom.no',
    phone: '400 00 001',
    areas: ['4601'],
    services: ['Fullstyling'],
    prices: flatPrices(500),
    weekly_capacity: 5,
    active: true,
    ...changes,
  };
}

/** The API with an administrator logged in, and steps in domain terms. */
export class MatchingWorld {
  private homes = 0;
  private token = '';

  private constructor(readonly api: ApiUnderTest) {}

  /** @param env settings that differ from a test's defaults */
  static async start(env: Record<string, string> = {}): Promise<MatchingWorld> {
    const world = new MatchingWorld(await startApi(env));
    await world.logIn();
    return world;
  }

  /** Shared by a test file's tests; call it before other hooks. */
  static own(env: Record<string, string> = {}): MatchingWorld {
    const world = new MatchingWorld(ownApi(env));
    beforeAll(() => world.logIn());
    return world;
  }

  get authorization() {
    return { authorization: `Bearer ${this.token}` };
  }

  admin(method: Method, path: string) {
    return this.api.call(method, `/api/admin${path}`).set(this.authorization);
  }

  /** The id of a new partner that has accepted the terms; its e-mail defaults to its name's. */
  async partner(name: string, changes: Record<string, unknown> = {}): Promise<string> {
    const email = `${name.toLowerCase()}@stil.no`;
    const body = samplePartnerBody({ name, email, ...changes });
    const { id } = (await this.admin('post', '/partners').send(body).expect(201)).body;
    await this.api.acceptTerms(id);
    return id;
  }

  async lead(
    changes: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<string> {
    this.homes += 1;
    const isElsewhere = 'location' in changes || 'address' in changes;
    const home = {
      address: `Nygårdsgaten ${this.homes}, 5015 Bergen`,
      municipality_number: isElsewhere ? '' : '4601',
    };
    const { body } = await this.api
      .call('post', '/api/leads')
      .set({ apikey: DEVELOPMENT_API_KEY, ...headers })
      .send(sampleSubmission({ ...home, ...changes }))
      .expect(201);
    return body.id;
  }

  async matching(leadId: string) {
    return (await this.admin('get', `/leads/${leadId}/matching`).expect(200)).body;
  }

  /** Waits until partners are asked, which happens after the answer. */
  matched(leadId: string) {
    return eventually(async () => {
      const matching = await this.matching(leadId);
      return matching.assignments.length > 0 ? matching : undefined;
    });
  }

  /** Lets each asked partner accept, up to the limit. */
  async take(leadId: string): Promise<void> {
    const { assignments } = await this.matched(leadId);
    for (const { id } of assignments)
      await this.api.happen(leadId, (it) => acceptAssignment(it, id));
  }

  /** The stored messages to an address, once there is one with this subject. */
  mailTo(address: string, subject: string): Promise<string> {
    return eventually(async () => {
      const mails = (await this.api.mails(0)).map(decoded);
      return mails.find((mail) => isTo(mail, address) && mail.includes(subject));
    });
  }

  /** Owners' e-mails about acceptances leave now, not after their minutes. */
  async hasten(leadId: string): Promise<void> {
    await this.api.rows(`
      update notification set due_at = now()
      where lead_id = '${leadId}' and kind = 'owner-matched' and due_at > now()`);
  }

  /** Waits until every e-mail about a lead has left. */
  async delivered(leadId: string): Promise<object> {
    await this.hasten(leadId);
    const isDone = `select 1 where not exists (
      select from notification where lead_id = '${leadId}' and state <> 'sent')`;
    return eventually(async () => (await this.api.rows(isDone))[0]);
  }

  /** Waits until the municipality of a lead's home is found. */
  located(leadId: string): Promise<object> {
    const isKnown = `select 1 from lead where id = '${leadId}' and municipality is not null`;
    return eventually(async () => (await this.api.rows(isKnown))[0]);
  }

  /** Moves a manually set status so many minutes back, and runs the due steps. */
  async minutesAfterStatus(leadId: string, minutes: number): Promise<void> {
    const earlier = (path: string) =>
      `to_jsonb((undoable_status #>> '${path}')::timestamptz - interval '${minutes} minutes')`;
    await this.api.rows(`
      update lead set matching_due_at = matching_due_at - interval '${minutes} minutes',
        undoable_status = jsonb_set(
          jsonb_set(undoable_status, '{until}', ${earlier('{until}')}),
          '{pending,until}', ${earlier('{pending,until}')})
      where id = '${leadId}' and undoable_status ->> 'pending' is not null`);
    await this.api.happen(leadId, (it) => advance(it));
  }

  /** Moves acceptance and sale of this lead so many days back. */
  async passedOnAgo(leadId: string, days: number): Promise<void> {
    const then = `now() - interval '${days} days'`;
    await this.api.rows(`
      update sale set created_at = ${then}
      where assignment_id in (select id from assignment where lead_id = '${leadId}');
      update assignment set answered_at = ${then}
      where lead_id = '${leadId}' and answered_at is not null`);
  }

  close(): Promise<void> {
    return this.api.close();
  }

  private async logIn(): Promise<void> {
    ({ token: this.token } = await logIn(this.api));
  }
}

const isTo = (mail: string, address: string) =>
  mail.includes(`<${address}>`) || mail.includes(`To: ${address}\r\n`);

export function tokenIn(mail: string, page: '/partner/svar#' | '/min-henvendelse#'): string {
  return mail.split(page)[1]?.match(/^[\w.-]+/)?.[0] ?? '';
}

const texts = new Map<string, string>();

/** Decodes quoted-printable (RFC 2045, section 6.7), once for all looks at an e-mail. */
function decoded(mail: string): string {
  const text = texts.get(mail) ?? decode(mail);
  texts.set(mail, text);
  return text;
}

function decode(mail: string): string {
  const bytes = mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
