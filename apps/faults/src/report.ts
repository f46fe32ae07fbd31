import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Row } from './table.js';

export interface Outcome {
  readonly name: string;
  readonly row?: Row | undefined;
  readonly failure?: string | undefined;
}

/** Saved in a file, separate runs combine into one table. */
export class Report {
  private readonly outcomes: Map<string, Outcome>;

  /** @param file optional; earlier results in it stay until repeated */
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
