import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { PdfProcess, startPdfProcess } from './pdf-process.js';
import { sampleInvoices } from './testing/samples.js';

const [invoice, other] = sampleInvoices(2);
const LINES = Array.from({ length: 30 }, () => invoice!.lines[0]!);
const DRAWING = {
  invoice: { ...invoice!, lines: LINES },
  brand: { wordmark: 'Boligstyling', contactEmail: 'kontakt@boligstyling.example' },
};

const started: ChildProcess[] = [];
const start = () => {
  const child = startPdfProcess();
  started.push(child);
  return child;
};
const drawing = (...limits: [longestMs?: number, idleMs?: number]) =>
  new PdfProcess(start, ...limits);
const isPdf = ({ pdf }: { readonly pdf: Uint8Array }) =>
  Buffer.from(pdf).toString('latin1', 0, 5) === '%PDF-';

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

it('does not block this process, however many drawings are requested at once', async () => {
  const pdfs = drawing();
  await pdfs.draw(DRAWING);
  let [turns, isOver] = [0, false];
  const work = () => {
    turns += 1;
    if (!isOver) setImmediate(work);
  };
  setImmediate(work);
  const all = await Promise.all(Array.from({ length: 5 }, () => pdfs.draw(DRAWING))).finally(
    () => (isOver = true),
  );
  expect(all.every(isPdf)).toBe(true);
  expect(turns).toBeGreaterThan(1_000);
  expect(started).toHaveLength(1);
});

it('skips a drawing whose caller has given up', async () => {
  const pdfs = drawing();
  const waiting = pdfs.draw(DRAWING);
  const left = new AbortController();
  const unwanted = pdfs.draw(DRAWING, left.signal);
  left.abort(new Error('gone'));
  await expect(unwanted).rejects.toThrow('gone');
  expect(isPdf(await waiting)).toBe(true);
  expect(isPdf(await pdfs.draw(DRAWING))).toBe(true);
  expect(started).toHaveLength(1);
});

it('loses only the current drawing when its process dies, and starts a new one', async () => {
  const pdfs = drawing();
  const all = Array.from({ length: 3 }, () => pdfs.draw(DRAWING));
  const ended = Promise.allSettled(all);
  await othersTurn();
  started[0]!.kill('SIGKILL');
  const outcomes = await ended;
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  await expect(all[0]).rejects.toMatchObject({ code: 'DRAWING_ENDED_SIGKILL' });
  expect(started).toHaveLength(2);
});

it('continues with a new process when an idle one dies', async () => {
  const pdfs = drawing();
  await pdfs.draw(DRAWING);
  started[0]!.kill('SIGKILL');
  await once(started[0]!, 'exit');
  expect(isPdf(await pdfs.draw(DRAWING))).toBe(true);
});

it('ends a process that takes too long, and one whose callers have given up', async () => {
  const hurried = drawing(1);
  await expect(hurried.draw(DRAWING)).rejects.toThrow('timeout');
  await expect(hurried.draw(DRAWING)).rejects.toThrow('timeout');
  expect(started.map(({ killed }) => killed)).toEqual([true, true]);

  const left = new AbortController();
  const pdfs = drawing();
  const unwanted = pdfs.draw(DRAWING, left.signal);
  await othersTurn();
  left.abort(new Error('gone'));
  await expect(unwanted).rejects.toThrow('gone');
  expect(started.map(({ killed }) => killed)).toEqual([true, true, true]);
  expect(isPdf(await pdfs.draw(DRAWING))).toBe(true);
});

it("reports the process's fault", async () => {
  const buyer = { ...other!.buyer, name: 'Stil 漢 AS' };
  const pdfs = drawing();
  await expect(pdfs.draw({ ...DRAWING, invoice: { ...other!, buyer } })).rejects.toThrow('«漢»');
  expect(isPdf(await pdfs.draw(DRAWING))).toBe(true);
});

it('ends its process after an idle period', async () => {
  const pdfs = drawing(undefined, 1);
  await pdfs.draw(DRAWING);
  await once(started[0]!, 'exit');
  expect(isPdf(await pdfs.draw(DRAWING))).toBe(true);
  expect(started).toHaveLength(2);
});
