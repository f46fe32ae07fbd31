import { constants, setPriority } from 'node:os';
import { pdfOf } from './pdf.js';
import type { Drawing, Drawn } from './pdf-process.js';
import { loadTypefaces } from './typefaces.js';

/** The process that `PdfProcess` starts: draws what it is told to, and ends with who started it. */

/** Whoever is being answered goes first. Where that may not be asked for, all are alike. */
function standBack(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A hardened unit refuses the call.
  }
}

async function draw({ invoice, brand }: Drawing): Promise<Drawn> {
  try {
    return { content: await pdfOf(invoice, typefaces, brand) };
  } catch (fault) {
    return { fault };
  }
}

standBack();
process.once('disconnect', () => process.exit());
// Ctrl-C is told to all processes of a terminal: whoever started this one has invoices to send yet.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
const typefaces = await loadTypefaces();
process.on('message', async (drawing: Drawing) => {
  // Where nobody is there any more to take it, this process ends.
  process.send?.(await draw(drawing), () => undefined);
});
