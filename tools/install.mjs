import { installed } from './installed.mjs';

if (!(await installed('everything'))) {
  if (process.env.npm_lifecycle_event === 'pretest') console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
