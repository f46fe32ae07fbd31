import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './table.js';

/** What came of one fault: its row, unless it ended early, and why it was not borne. */
export interface Outcome {
  readonly name: string;
  readonly row?: Row | undefined;
  readonly failure?: string | undefined;
}

/** What came of the faults so far. Kept in a file, it puts the table of separate runs together. */
export class Report {
  private readonly outcomes: Map<string, Outcome>;

  /** @param file where it is kept, if anywhere; what the file says already stands until repeated */
  constructor(private readonly file?: string) {
    const kept = file && existsSync(file) ? readFileSync(file, 'utf8') : '{"outcomes":[]}';
    const { outcomes } = JSON.parse(kept) as { outcomes: Outcome[] };
    this.outcomes = new Map(outcomes.map((outcome) => [outcome.name, outcome]));
  }

  add(outcome: Outcome): void {
    this.outcomes.set(outcome.name, outcome);
    const { passed, failed } = this;
    const outcomes = [...this.outcomes.values()];
    if (this.file) writeFileSync(this.file, JSON.stringify({ passed, failed, outcomes }, null, 2));
  }

  get failed(): number {
    return [...this.outcomes.values()].filter(({ failure }) => failure !== undefined).length;
  }

  get passed(): number {
    return this.outcomes.size - this.failed;
  }

  get rows(): Row[] {
    return [...this.outcomes.values()].flatMap(({ row }) => row ?? []);
  }
}
