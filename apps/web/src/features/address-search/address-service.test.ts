import { expect, test } from '@jest/globals';
import { AddressService } from './address-service';

const URL_OF_SERVICE = 'https://addresses.example/sok';
const notAborted = new AbortController().signal;

const answering = (body: unknown, status = 200) => {
  const asked: URL[] = [];
  const service = new AddressService(URL_OF_SERVICE, async (url) => {
    asked.push(new URL(url));
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  });
  return { service, asked };
};

const ARENDALSGATA = {
  adressetekst: 'Øvre Bjerke, Arendalsgata 12B',
  adressetilleggsnavn: 'Øvre Bjerke',
  adressetekstutenadressetilleggsnavn: 'Arendalsgata 12B',
  bruksenhetsnummer: ['H0101', 'H0102'],
  poststed: 'MO I RANA',
  postnummer: '0463',
  kommunenummer: '1833',
};

test('the query has the parameters of the service', async () => {
  const { service, asked } = answering({ adresser: [] });
  await service.find('blåbærveien 5', true, notAborted);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    sok: 'blåbærveien 5',
    fuzzy: 'true',
    asciiKompatibel: 'true',
    treffPerSide: '15',
  });
});

test('an address is read without its additional name, the code as text and the town by name', async () => {
  const { service } = answering({ adresser: [ARENDALSGATA] });
  expect(await service.find('arendalsgata', true, notAborted)).toEqual([
    {
      address: 'Arendalsgata 12B',
      postalCode: '0463',
      city: 'Mo i Rana',
      municipalityNumber: '1833',
      fullAddress: 'Arendalsgata 12B, 0463 Mo i Rana',
    },
  ]);
});

test('null and missing keys are tolerated, and entries without an address are left out', async () => {
  const { service } = answering({
    adresser: [
      {
        adressetekst: 'Kartverksveien 2',
        adressetekstutenadressetilleggsnavn: null,
        poststed: null,
      },
      { adressetekst: null, postnummer: null },
      {},
      null,
    ],
  });
  expect(await service.find('kartverksveien', true, notAborted)).toEqual([
    {
      address: 'Kartverksveien 2',
      postalCode: '',
      city: '',
      municipalityNumber: '',
      fullAddress: 'Kartverksveien 2',
    },
  ]);
});

test('values that are not texts count as unknown', async () => {
  const { service } = answering({
    adresser: [
      { ...ARENDALSGATA, postnummer: 463, poststed: ['OSLO'], kommunenummer: 301 },
      { adressetekst: 12 },
      'Arendalsgata 12',
      1,
    ],
  });
  expect(await service.find('arendalsgata', true, notAborted)).toEqual([
    {
      address: 'Arendalsgata 12B',
      postalCode: '',
      city: '',
      municipalityNumber: '',
      fullAddress: 'Arendalsgata 12B',
    },
  ]);
});

test('the postal code 0000 is never returned', async () => {
  const { service } = answering({ adresser: [{ ...ARENDALSGATA, postnummer: '0000' }] });
  expect(await service.find('arendalsgata', true, notAborted)).toMatchObject([{ postalCode: '' }]);
});

test('each address is returned once', async () => {
  const { service } = answering({ adresser: [ARENDALSGATA, ARENDALSGATA] });
  expect(await service.find('arendalsgata', true, notAborted)).toHaveLength(1);
});

test.each([
  ['differs between two places', '1833', '1834', '1833'],
  ['is no number', '18', '18'],
])('a municipality number that %s is left out', async (_, ...numbers) => {
  const adresser = numbers.map((kommunenummer) => ({ ...ARENDALSGATA, kommunenummer }));
  const { service } = answering({ adresser });
  expect(await service.find('arendalsgata', true, notAborted)).toMatchObject([
    { municipalityNumber: '' },
  ]);
});

test.each([
  ['an error', { message: 'Wildcard kan ikke brukes med fuzzysøk.' }, 400],
  ['another shape', { message: 'ok' }, 200],
  ['no JSON', '<html>', 200],
])('%s counts as no answer', async (_, body, status) => {
  expect(await answering(body, status).service.find('storgata', true, notAborted)).toBeNull();
});

test('a network error is no answer, an own abort is thrown', async () => {
  const service = new AddressService(URL_OF_SERVICE, async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await service.find('storgata', true, notAborted)).toBeNull();
  await expect(service.find('storgata', true, AbortSignal.abort())).rejects.toThrow();
});
