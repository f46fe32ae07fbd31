import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const FIND = fileURLToPath(new URL('../../tools/browser.mjs', import.meta.url));

export const BROWSER = execFileSync(process.execPath, [FIND], { encoding: 'utf8' }).trim();
