import { parentPort, workerData } from 'node:worker_threads';
import { DomainError } from '@boligstyling/domain';
import { readCamtFile } from './camt-file.js';
import type { ReadByThread } from './camt-reader.js';

function read(file: Uint8Array): ReadByThread {
  try {
    return { lines: readCamtFile(file) };
  } catch (fault) {
    if (fault instanceof DomainError) return { refused: fault.message };
    throw fault;
  }
}

parentPort?.postMessage(read(workerData as Uint8Array));
