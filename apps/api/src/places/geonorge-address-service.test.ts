import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FaultLog } from '@boligstyling/application';
import { afterEach, describe, expect, it } from '@jest/globals';
import { GeonorgeAddressService } from './geonorge-address-service.js';

class KeptFaults extends FaultLog {
  readonly reported: unknown[] = [];

  override report(what: string, error: unknown): void {
    this.reported.push([what, (error as { code?: unknown }).code]);
  }
}

describe('the address service', () => {
  let server: Server | undefined;
  let asked: string[] = [];
  let now = 0;
  let faults = new KeptFaults();
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const serverThat = async (answer: RequestListener) => {
    asked = [];
    faults = new KeptFaults();
    const started = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    server = started;
    await new Promise<void>((listening) => started.listen(0, '127.0.0.1', listening));
    const { port } = started.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/adresser/v1/sok` };
  };
  const serviceThat = async (answer: RequestListener) => {
    const { url } = await serverThat(answer);
    return new GeonorgeAddressService(url, faults, () => now);
  };
  const answers = (body: unknown, status = 200) =>
    serviceThat((_, response) => response.writeHead(status).end(JSON.stringify(body)));
  const addresses = (...numbers: unknown[]) => ({
    adresser: numbers.map((kommunenummer) => ({ kommunenummer })),
  });

  it('receives a postal code only', async () => {
    const service = await answers(addresses('3207'));
    expect(await service.municipalityOf('1415')).toBe('3207');
    expect(asked).toEqual([
      '/adresser/v1/sok?postnummer=1415&treffPerSide=1000&filtrer=adresser.kommunenummer',
    ]);
  });

  it('gives the municipality of most addresses for a code across a border', async () => {
    const service = await answers(addresses('1120', '1121', null, '1121', undefined));
    expect(await service.municipalityOf('4340')).toBe('1121');
  });

  it.each([
    ['there are none', { adresser: [] }],
    ['their municipality has ended', addresses('1507', '3007')],
    ['they lack their municipality', { adresser: [null, {}, { kommunenummer: null }] }],
  ])('answers nothing when %s', async (_, body) => {
    const service = await answers(body);
    expect(await service.municipalityOf('9999')).toBeUndefined();
    expect(await service.municipalityOf('9998')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['refuses', { message: 'Internal Server Error' }, 500],
    ['is something else', { hits: 1 }, 200],
    ['says nothing', null, 200],
  ])('is left alone for a minute when it %s', async (_, body, status) => {
    const service = await answers(body, status);
    expect(await service.municipalityOf('1415')).toBeUndefined();
    expect(await service.municipalityOf('1415')).toBeUndefined();
    expect(asked).toHaveLength(1);
    now += 60_000;
    expect(await service.municipalityOf('1415')).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  it('rests no longer than a minute when the clock is set back', async () => {
    const { url } = await serverThat((_, response) => response.writeHead(500).end());
    const service = new GeonorgeAddressService(url, faults);
    await service.municipalityOf('1415');
    const [clock, elapsed] = [Date.now, performance.now];
    const passed = performance.now() + 60_000;
    Date.now = () => clock() - 3_600_000;
    performance.now = () => passed;
    try {
      await service.municipalityOf('1415');
    } finally {
      Object.assign(Date, { now: clock });
      Object.assign(performance, { now: elapsed });
    }
    expect(asked).toHaveLength(2);
  });

  it('with an error is logged once in that minute', async () => {
    const service = await answers({}, 500);
    await service.municipalityOf('1415');
    await service.municipalityOf('1415');
    expect(faults.reported).toEqual([['address service', 'HTTP 500']]);
  });

  it('without an answer is given up after some seconds', async () => {
    const service = await serviceThat(() => undefined);
    expect(await service.municipalityOf('1415')).toBeUndefined();
  });

  it('that is away gives no municipality', async () => {
    const service = new GeonorgeAddressService('http://127.0.0.1:9/', faults, () => now);
    expect(await service.municipalityOf('1415')).toBeUndefined();
  });
});
