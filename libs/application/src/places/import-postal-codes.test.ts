import { samplePostalRegister } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { MUNICIPALITIES, placeKey } from '@boligstyling/domain';
import { ImportPostalCodes } from './postal-register.js';
import { InMemoryPostalRegister } from './testing/in-memory-postal-register.js';
import { InMemoryStore } from '../core/testing/in-memory-store.js';

const REGISTER = samplePostalRegister();
const WHOLE = REGISTER.join('\n');

const KEY = placeKey('BODØ');
const codes = REGISTER.length;
const utf8 = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, (email) => email.charCodeAt(0));

describe('an imported postal register', () => {
  const setUp = () => {
    const register = new InMemoryPostalRegister(new InMemoryStore());
    return { register, postal: new ImportPostalCodes(register) };
  };
  const placeOf = async (register: InMemoryPostalRegister) =>
    (await register.lookUp([], [KEY])).postPlaces(KEY);

  it.each([
    ['UTF-8', utf8],
    ['ISO 8859-1', latin1],
  ] as const)('is read as %s', async (_, encoded) => {
    const { register, postal } = setUp();
    const report = await postal.execute(encoded(WHOLE));
    expect(report).toMatchObject({ codes, municipalities: MUNICIPALITIES.length, added: codes });
    expect(await placeOf(register)).toContainEqual({ name: 'BODØ', municipality: '1804' });
  });

  it('is refused as a whole when any line is invalid', async () => {
    const { register, postal } = setUp();
    await postal.execute(utf8(WHOLE));
    const broken = postal.execute(utf8(`${WHOLE}\nnonsense`));
    await expect(broken).rejects.toMatchObject({ code: 'invalid-postal-register' });
    expect(await register.state()).toMatchObject({ codes });
  });
});
