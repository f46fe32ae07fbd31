import type { Fault } from '../fault.js';
import { offeredAndAccepted } from './offered-and-accepted.js';
import { backendsEnd } from './backends-end.js';
import { blackHole } from './black-hole.js';
import { crashToResend } from './crash-to-resend.js';
import { diesAfterData } from './dies-after-data.js';
import { diesAtAllPoints, diesAtEachPoint } from './dies-at-points.js';
import { diesWhileRead } from './dies-while-read.js';
import { diskFull } from './disk-full.js';
import { failovers } from './failover.js';
import { diesWhileBilling } from './invoice-run.js';
import { killNine } from './kill-nine.js';
import { mailFaults } from './mail-faults.js';
import { backlogs } from './many-due.js';
import { oneKey } from './one-key.js';
import { poison } from './poison.js';
import { postgresStops } from './postgres-stops.js';
import { rollingRestart } from './rolling-restart.js';
import { stopsAfterData } from './stops-after-data.js';
import { uploadsDie } from './uploads-die.js';
import { wakesLate } from './wakes-late.js';

export const FAULTS: readonly Fault[] = [
  oneKey,
  killNine,
  ...diesAtEachPoint,
  diesAtAllPoints,
  offeredAndAccepted,
  diesWhileBilling,
  diesWhileRead,
  uploadsDie,
  diesAfterData,
  stopsAfterData,
  crashToResend,
  postgresStops,
  backendsEnd,
  blackHole,
  diskFull,
  ...mailFaults,
  poison,
  ...backlogs,
  wakesLate,
  rollingRestart,
  ...failovers,
];
