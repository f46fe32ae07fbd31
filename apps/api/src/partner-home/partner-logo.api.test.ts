import { beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { MatchingWorld, tokenIn } from '../testing/matching-world.js';
import { askForLink, enterBy } from '../testing/partner-access.js';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1e4637' } });

describe('the logo of a partner', () => {
  const world = MatchingWorld.own();
  let cookie: string;
  let partnerId: string;
  beforeEach(async () => {
    await world.api.empty('lead, partner');
    partnerId = await world.partner('Anne');
    cookie = await enterBy(world.api, await askForLink(world.api, partnerId, 'anne@stil.no'));
  });

  const put = (file: Buffer, type = 'image/png') =>
    world.api.call('put', '/api/partner/logo').set('cookie', cookie).type(type).send(file);
  const logo = async (): Promise<string | null> =>
    (await world.api.call('get', '/api/partner/page').set('cookie', cookie)).body.logo;

  it.each([
    ['PNG', 'image/png', () => picture(900, 300).png()],
    ['JPEG', 'image/jpeg', () => picture(300, 900).jpeg()],
    ['WebP', 'image/webp', () => picture(40, 40).webp()],
  ])('is a %s that is drawn again as WebP, no larger than it is shown', async (_, type, file) => {
    await put(await file().toBuffer(), type).expect(204);
    const shown = await world.api.call('get', (await logo()) ?? '').expect(200);
    expect(shown.headers['content-type']).toBe('image/webp');
    const { format, width = 0, height = 0 } = await sharp(shown.body).metadata();
    expect(format).toBe('webp');
    expect(Math.max(width, height)).toBeLessThanOrEqual(320);
  });

  it('keeps no metadata of the file: neither its location nor hidden data after it', async () => {
    const secret = 'GPS 59.9139 N 10.7522 E';
    const file = await picture(200, 200)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    expect(file.includes(secret)).toBe(true);
    await put(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]), 'image/jpeg');
    const shown = await world.api.call('get', (await logo()) ?? '').expect(200);
    const { exif } = await sharp(shown.body).metadata();
    expect(exif).toBeUndefined();
    for (const hidden of [secret, '<script>']) expect(shown.body.includes(hidden)).toBe(false);
  });

  it('is rejected with the reason if too large, of another kind, or no picture', async () => {
    const refused = async (file: Buffer, type?: string) => {
      const { status, body } = await put(file, type);
      return [status, body.error];
    };
    const png = await picture(20, 20).png().toBuffer();
    const large = Buffer.concat([png, Buffer.alloc(1024 * 1024)]);
    expect(await refused(large)).toEqual([413, 'Logoen er for stor. Den kan være høyst 1 MB.']);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await refused(svg)).toEqual([400, 'Logoen må være PNG, JPEG eller WebP.']);
    expect((await refused(svg, 'image/svg+xml'))[0]).toBe(415);
    expect(await refused(png.subarray(0, 40))).toEqual([
      400,
      'Vi klarte ikke å lese bildet. Prøv en annen fil.',
    ]);
    const bomb = await picture(6_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await refused(bomb))[0]).toBe(400);
    expect(await logo()).toBeNull();
  });

  it('is accepted by no other call', async () => {
    const png = await picture(20, 20).png().toBuffer();
    const sent = world.api.call('patch', '/api/partner/settings').set('cookie', cookie);
    await sent.type('image/png').send(png).expect(415);
  });

  it('is replaced and removed, and the earlier picture is gone', async () => {
    await put(await picture(20, 20).png().toBuffer()).expect(204);
    const first = (await logo()) ?? '';
    await put(await picture(30, 30).png().toBuffer()).expect(204);
    await world.api.call('get', first).expect(404);
    await world.api.call('delete', '/api/partner/logo').set('cookie', cookie).expect(204);
    expect(await logo()).toBeNull();
  });

  it('is shown to an owner of the asked partner', async () => {
    await put(await picture(20, 20).png().toBuffer()).expect(204);
    const email = 'logo@nordmann.no';
    const leadId = await world.lead({ customer_email: email });
    await world.admin('post', `/leads/${leadId}/assignments`).send({ partner_id: partnerId });
    await world.take(leadId);
    const token = tokenIn(await world.mailTo(email, 'Takk for henvendelsen'), '/min-henvendelse#');
    const { body } = await world.api
      .call('get', '/api/own-lead')
      .set('link-token', token)
      .expect(200);
    expect(body.partners[0].logo).toBe(await logo());
  });
});
