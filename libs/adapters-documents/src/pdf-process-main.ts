import { constants, setPriority } from 'node:os';
import { ehfOf } from './ehf.js';
import { pdfOf } from './pdf.js';
import type { Drawing, Drawn } from './pdf-process.js';
import { quotesPdfOf } from './quotes-pdf.js';
import { loadTypefaces } from './typefaces.js';

/** Draws on request and ends with its parent. */

function standBack(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A hardened systemd unit refuses the call.
  }
}

async function draw(drawing: Drawing): Promise<Drawn> {
  try {
    const { brand } = drawing;
    if ('quotes' in drawing) return { pdf: await quotesPdfOf(drawing.quotes, typefaces, brand) };
    const ehf = Buffer.from(ehfOf(drawing.invoice, brand.contactEmail));
    return { pdf: await pdfOf(drawing.invoice, typefaces, brand, ehf), ehf };
  } catch (fault) {
    return { fault };
  }
}

standBack();
process.once('disconnect', () => process.exit());
// A terminal sends Ctrl-C to all its processes, but the parent still has invoices to send.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
const typefaces = await loadTypefaces();
process.on('message', async (drawing: Drawing) => {
  // Without a parent this process ends anyway.
  process.send?.(await draw(drawing), () => undefined);
});
