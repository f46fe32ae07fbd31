import {
  placeKey,
  type PostalCode,
  type PostalLookup,
  type PostalArea,
} from '@boligstyling/domain';
import { PostalRegister, type RegisterChanges, type RegisterState } from '../postal-register.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryPostalRegister extends PostalRegister {
  private imported = new Map<string, PostalCode>();
  private readonly answers = new Map<string, string>();
  private importedAt: Date | null = null;

  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async replace(codes: readonly PostalCode[]): Promise<RegisterChanges> {
    const before = this.imported;
    this.imported = new Map(codes.map((each) => [each.code, each]));
    this.importedAt = this.store.now;
    this.answers.clear();
    return {
      added: codes.filter(({ code }) => !before.has(code)).length,
      changed: codes.filter((each) => isChanged(each, before.get(each.code))).length,
      removed: [...before.keys()].filter((code) => !this.imported.has(code)).length,
    };
  }

  override async keepAnswer(code: string, municipality: string): Promise<void> {
    this.answers.set(code, municipality);
  }

  override async lookUp(
    codes: readonly string[],
    placeKeys: readonly string[],
  ): Promise<PostalLookup> {
    const area = (code: string): PostalArea | undefined => {
      const answer = this.answers.get(code);
      const imported = this.imported.get(code);
      if (answer) return { municipality: answer, source: 'address-service' };
      return imported && { municipality: imported.municipality, source: 'postal-register' };
    };
    const places = [...this.imported.values()].flatMap(({ place, municipality }) =>
      municipality ? [{ name: place, municipality }] : [],
    );
    return {
      area: (code) => (codes.includes(code) ? area(code) : undefined),
      postPlaces: (key) =>
        placeKeys.includes(key) ? places.filter(({ name }) => placeKey(name) === key) : [],
    };
  }

  override async state(): Promise<RegisterState> {
    return { codes: this.imported.size, importedAt: this.importedAt };
  }
}

function isChanged(code: PostalCode, before: PostalCode | undefined): boolean {
  return (
    before !== undefined &&
    (before.municipality !== code.municipality || before.place !== code.place)
  );
}
