import { describe, expect, it } from '@jest/globals';
import { SEARCH_FOLDS, searchForm, searchWords } from './search-words.js';

describe('the words of a query', () => {
  it.each([
    ['  Kari   Nordmann ', ['Kari', 'Nordmann']],
    ['40 00 00 00', ['40000000']],
    ['Åse 400 00', ['Åse', '40000']],
    ['400 00 000', ['40000000']],
    ['900 12 345 Kari', ['90012345', 'Kari']],
    ['400 00 5015', ['40000', '5015']],
    ['Nygårdsgaten 5 5015 Bergen', ['Nygårdsgaten', '5', '5015', 'Bergen']],
    ['Storgata 123 0155 Oslo', ['Storgata', '123', '0155', 'Oslo']],
    ['Trondheimsvegen 1234 2072 Dal', ['Trondheimsvegen', '1234', '2072', 'Dal']],
    ['Storgata 12 400 00 000', ['Storgata', '12', '400', '00', '000']],
    ['Storgata 5B 12', ['Storgata', '5B', '12']],
    ['+47 40 00 00 00', ['40000000']],
    ['0047 40 00 00 00', ['40000000']],
    ['Kari +4740000000', ['Kari', '40000000']],
    ['+4740000000 +4740000001', ['40000000', '40000001']],
    ['004740000000', ['40000000']],
    ['\u202a+47 40 00 00 00\u202c', ['40000000']],
    ['40004712', ['40004712']],
    ['kari+47@example.no 0047 Oslo', ['kari+47@example.no', '0047', 'Oslo']],
    ['Bo i Moss', ['Bo', 'i', 'Moss']],
    ['40  00\t00 00', ['40000000']],
    ['Åse', ['Åse']],
    ['Kirkevn. 64 leil. 302', ['Kirkevn.', '64', 'h0302']],
    ['Kirkeveien 64, NO-0368 Oslo', ['Kirkeveien', '64', '0368', 'Oslo']],
    ['Kirkeveien 64 H 0302', ['Kirkeveien', '64', 'h0302']],
    ['h1234@eksempel.no Kari', ['h1234@eksempel.no', 'Kari']],
    ['A\u030anensen ne\u0301e', ['Ånensen', 'née']],
    ['4746100001', ['46100001']],
    ['47 46 10 00 01', ['46100001']],
    ['(+47) 46 10 00 01', ['46100001']],
    ['+47-46-10-00-01', ['46100001']],
    ['461.00.001', ['46100001']],
    ['46-10-00-01 Kari', ['46100001', 'Kari']],
    ['46\u201110\u201100\u201101', ['46100001']],
    ['tel:+4746100001', ['46100001']],
    ['tel:46100001', ['46100001']],
    ['Tlf: 461 00 001', ['46100001']],
    ['mob. 46100001', ['46100001']],
    ['00 47 46 10 00 01', ['46100001']],
    ['+47 (0) 46 10 00 01', ['46100001']],
    ['47 46100001', ['46100001']],
    ['47-46100001 Kari', ['46100001', 'Kari']],
    ['47.46.10.00.01', ['46100001']],
    ['(461) 00 001', ['46100001']],
    ['Ring 46100001.', ['Ring', '46100001']],
    ['tlf 46100001', ['46100001']],
    ['Mobil +47 461 00 001', ['46100001']],
    ['Telefon 12', ['Telefon', '12']],
    ['Storgata 47 0155 Oslo', ['Storgata', '47', '0155', 'Oslo']],
    ['47461000', ['47461000']],
    ['47 46 10 00', ['47461000']],
    ['Storgata 10-12', ['Storgata', '10-12']],
    ['Storgata 123-125', ['Storgata', '123-125']],
    ['4746100001.5', ['4746100001.5']],
    ['Teller Mobakken', ['Teller', 'Mobakken']],
    ['Kari Nordmann <kari@nordmann.no>', ['Kari', 'Nordmann', 'kari@nordmann.no']],
    ['"Nordmann, Kari" <mailto:kari@nordmann.no>', ['Nordmann', 'Kari', 'kari@nordmann.no']],
    ['«Åse»', ['Åse']],
    ['Kari<kari@nordmann.no>', ['Kari', 'kari@nordmann.no']],
    ['Tlf.: 46100001', ['46100001']],
    ['Tlf  46100001', ['46100001']],
    ['Kari tlf 46100001', ['Kari', '46100001']],
    ['Kari 4746100001', ['Kari', '46100001']],
    ['Kari 46-10-00-01', ['Kari', '46100001']],
    ['Kari 47 46 10 00 01 22', ['Kari', '47', '46', '10', '00', '01', '22']],
    ['Kari 22 47 46 10 00 01', ['Kari', '22', '47', '46', '10', '00', '01']],
    ['Kirkeveien 64, N-0368 Oslo', ['Kirkeveien', '64', '0368', 'Oslo']],
    ['en to tre fire fem seks sju åtte ni ti', 'en to tre fire fem seks sju åtte'.split(' ')],
  ])('of %j are %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it.each(['', ' ', 'Bo', 'a b c', '12'])('a query of %j has no word long enough', (text) =>
    expect(searchWords(text)).toBeUndefined(),
  );
});

describe('the form that texts are searched in', () => {
  it.each([
    ['Émile', 'emile'],
    ['D\u2019Angelo', "d'angelo"],
    ['Kárášjohka', 'karasjohka'],
    ['Müller', 'muller'],
    ['ØDEGÅRD', 'ødegård'],
    ['Ærø Öberg Äng', 'ærø öberg äng'],
    ['Rene\u0301', 'rene'],
    ['Łukasz Đặng', 'lukasz dặng'],
    ['áàâãçćčđðéèêëíìîïłñńŋ', 'aaaacccddeeeeiiiilnnn'],
    ['óòôõšśŧťúùûüýÿžźż', 'oooossttuuuuyyzzz'],
    ['ÁÇĐÉÍŁÑÓŠŤÚÝŽ', 'acdeilnostuyz'],
    ['\u2018\u2019\u02bc\u00b4', "''''"],
  ])('of %s is %s', (text, form) => expect(searchForm(text)).toBe(form));

  it('is made sign by sign, with the rest removed, as the database does', () => {
    const [from, to] = SEARCH_FOLDS.map((signs) => [...signs]);
    expect(new Set(from).size).toBe(from?.length);
    expect(SEARCH_FOLDS[1]).toBe(SEARCH_FOLDS[1].toLowerCase());
    expect(from?.every((sign) => sign.length === 1)).toBe(true);
    expect(from?.slice(to?.length).join('')).toMatch(/^\p{M}+$/u);
  });
});
