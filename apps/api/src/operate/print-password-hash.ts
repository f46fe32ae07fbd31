import { createInterface } from 'node:readline';
import { GOOD_PASSWORD_LENGTH, newPasswordError, PASSWORD_MAX_LENGTH } from '@boligstyling/domain';
import { hashPassword, ZxcvbnPasswords } from '../users/sign-in/argon2.js';

/** From standard input, because other users see a command line. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('New administrator password: ');
  const silent = { input: process.stdin, output: undefined, terminal: process.stdin.isTTY };
  for await (const line of createInterface(silent)) {
    if (process.stdin.isTTY) process.stderr.write('\n');
    return line;
  }
  return '';
}

const password = await readPassword();
if (newPasswordError(password, await new ZxcvbnPasswords().has(password))) {
  console.error(
    `Choose ${GOOD_PASSWORD_LENGTH} to ${PASSWORD_MAX_LENGTH} characters that are hard to guess.`,
  );
  process.exit(1);
}
console.log(await hashPassword(password));
process.exit(0);
