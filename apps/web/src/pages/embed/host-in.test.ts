import { expect, test } from '@jest/globals';
import { hostIn } from './embed-page';

test.each([
  ['#host=https%3A%2F%2Ffjordheim.example', 'https://fjordheim.example'],
  ['#host=http%3A%2F%2Flocalhost%3A4000', 'http://localhost:4000'],
  ['', undefined],
  ['#host=null', undefined],
  ['#host=', undefined],
])('the host that %s names is %s, also without `URL.canParse`', (hash, origin) => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  try {
    expect(hostIn({ hash })?.origin).toBe(origin);
  } finally {
    URL.canParse = canParse;
  }
});
