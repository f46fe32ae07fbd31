import { expect, test } from '@jest/globals';
import { hostIn } from './use-embed-submission';

test.each([
  ['#host=https%3A%2F%2Ffjordheim.example', 'https://fjordheim.example'],
  ['#host=http%3A%2F%2Flocalhost%3A4000', 'http://localhost:4000'],
  ['', undefined],
  ['#host=null', undefined],
  ['#host=', undefined],
])(
  'the host that %s tells of is %s, also in browsers that cannot ask first whether it is one',
  (hash, origin) => {
    const { canParse } = URL;
    Reflect.deleteProperty(URL, 'canParse');
    try {
      expect(hostIn({ hash })?.origin).toBe(origin);
    } finally {
      URL.canParse = canParse;
    }
  },
);
