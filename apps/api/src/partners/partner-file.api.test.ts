import { beforeEach, describe, expect, it } from '@jest/globals';
import { MatchingWorld, flatPrices } from '../testing/matching-world.js';

const HEAD = 'navn;firma;e-post;telefon;type;områder;tjenester;pris;org.nr.';
const ANNE =
  'Anne;Stil AS;anne@stil.no;40000001;Stylist;Bergen,Oslo;Fullstyling;1 250,50;974761076';

describe('partners from a CSV file', () => {
  const world = MatchingWorld.own();
  beforeEach(() => world.api.empty('lead, partner'));
  const send = async (rows: string[], query = '') => {
    const { body } = await world
      .admin('post', `/partners/import${query}`)
      .type('text/csv')
      .send(`\uFEFF${[HEAD, ...rows].join('\r\n')}\r\n`)
      .expect(200);
    return body;
  };
  const partners = async () => (await world.admin('get', '/partners').expect(200)).body.partners;

  it('are previewed first, and nothing is stored', async () => {
    expect(await send([ANNE])).toEqual({
      stored: false,
      rows: [
        {
          ...{ line: 2, name: 'Anne', company: 'Stil AS', email: 'anne@stil.no' },
          ...{ prices: flatPrices(1250.5) },
          ...{ outcome: 'new', faults: [], unreadable: null, lacks: [] },
        },
      ],
    });
    expect(await partners()).toEqual([]);
  });

  it('come in with their terms, and without a price as paused', async () => {
    const berit = 'Berit;Rom AS;berit@rom.no;40000002;eiendomsmegler;Tromsø;;;';
    expect(await send([ANNE, berit], '?store=true')).toMatchObject({ stored: true });
    expect(await partners()).toMatchObject([
      {
        ...{ name: 'Anne', kind: 'stylist', areas: ['0301', '4601'], services: ['Fullstyling'] },
        ...{ prices: flatPrices(1250.5), organization_number: '974761076', active: true },
      },
      { name: 'Berit', kind: 'estate-agent', active: false, paused_by_operator: true },
    ]);
  });

  it('may have prices by service and size', async () => {
    const priced = (cell: string) => [`${HEAD};pris fullstyling`, `${ANNE};${cell}`];
    const sendAll = async (lines: string[], query: string) => {
      const csv = world.admin('post', `/partners/import${query}`).type('text/csv');
      return (await csv.send(lines.join('\n')).expect(200)).body.rows;
    };
    expect(await sendAll(priced('mye'), '')).toMatchObject([
      { faults: [{ column: 'price_fullstyling', cause: 'not-an-amount', value: 'mye' }] },
    ]);
    const sizes = [{ from: 0, to: 60, price_ore: 70_000 }];
    const prices = { services: [{ service: 'Fullstyling', price_ore: 90_000, sizes }] };
    const cell = '900 | 0-60: 700';
    expect(await sendAll(priced(cell), '?store=true')).toMatchObject([{ prices }]);
    expect(await partners()).toMatchObject([{ prices }]);
  });

  it('come in from a file that has no more than may come at once', async () => {
    const many = Array.from({ length: 2001 }, (_, nth) => ANNE.replace('anne@', `a${nth}@`));
    const body = await send(many, '?store=true');
    expect(body).toMatchObject({ stored: false });
    expect(body.rows).toHaveLength(2001);
    expect(body.rows.at(-1)).toMatchObject({ line: 2002, outcome: 'bad' });
    expect(await partners()).toEqual([]);
  });

  it('come in all or none, and each bad column is named', async () => {
    const bad = ANNE.replace('anne@', 'x@').replace('Bergen', 'Nes').replace('40000001', '1');
    const body = await send([ANNE, bad, 'Kort;Rad'], '?store=true');
    expect(body).toMatchObject({
      stored: false,
      rows: [
        { line: 2, outcome: 'new' },
        {
          ...{ line: 3, outcome: 'bad' },
          faults: [
            { column: 'areas', cause: 'unknown-value', value: 'Nes' },
            { column: 'phone', cause: 'not-a-phone', value: null },
          ],
        },
        { line: 4, outcome: 'bad', unreadable: '2 columns, and the header has 9' },
      ],
    });
    expect(await partners()).toEqual([]);
  });

  it('that exist already stay unchanged', async () => {
    await send([ANNE], '?store=true');
    const again = await send([ANNE.replace('Stil AS', 'Annet AS')], '?store=true');
    expect(again).toMatchObject({ stored: false, rows: [{ outcome: 'known' }] });
    expect(await partners()).toMatchObject([{ company: 'Stil AS' }]);
  });

  it('are refused in another type than CSV', async () => {
    await world.admin('post', '/partners/import').send({}).expect(415);
  });
});

describe('a welcome', () => {
  const world = MatchingWorld.own();

  it('states terms and how to log in, when the administrator sends it', async () => {
    const id = await world.partner('Vilde', { prices: flatPrices(750), weekly_capacity: 3 });
    expect(await world.api.rows('select 1 from notification')).toEqual([]);
    await world.admin('post', `/partners/${id}/welcome`).expect(204);
    const mail = await world.mailTo('vilde@stil.no', 'Velkommen som partner');
    for (const text of ['750 kr', 'Fullstyling', 'Bergen', '3 i uken', '/partner']) {
      expect(mail.replaceAll(/\s/g, ' ')).toContain(text);
    }
    const unknown = '00000000-0000-7000-8000-000000000000';
    await world.admin('post', `/partners/${unknown}/welcome`).expect(404);
  });
});
