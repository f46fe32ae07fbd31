import { LEAD_KEYS, leadField } from './lead-fields.js';
import { MASK, maskedText, type MaskedOwner } from '../core/masking/masked-text.js';

const FIELD_OF = new Map(LEAD_KEYS.map((key) => [leadField(key).wire as string, leadField(key)]));

const NAMES = [leadField('customerName').wire, 'contact_name'];
const ADDRESS = leadField('address').wire;

const FREE_TEXTS = new Set(['text', 'cause', 'places', 'file_name']);

/** Masked whole: their subjects' names are unknown. */
const HIDDEN_TEXTS = new Set([
  ...['contact_name', 'contact_email', 'contact_phone'],
  ...['dispute_text', 'reply'],
]);

/** Also in free texts, for users without `contact` in `ROLE_PERMISSIONS`. */
export function withoutContacts(answer: unknown, owner: MaskedOwner = NOBODY): unknown {
  if (Array.isArray(answer)) return answer.map((each) => withoutContacts(each, owner));
  if (typeof answer !== 'object' || answer === null) return answer;
  const name = NAMES.find((each) => each in answer);
  const own = name ? personIn(answer, name) : owner;
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [field, seen(field, value, own)]),
  );
}

const NOBODY: MaskedOwner = { name: '', address: '' };

function personIn(answer: object, called: string): MaskedOwner {
  const { [called]: name, [ADDRESS]: address } = answer as Record<string, unknown>;
  return { name: String(name ?? ''), address: String(address ?? '') };
}

function seen(name: string, value: unknown, owner: MaskedOwner): unknown {
  if (typeof value !== 'string') return withoutContacts(value, owner);
  const field = FIELD_OF.get(name);
  if (field?.group === 'contact' || name === ADDRESS || HIDDEN_TEXTS.has(name))
    return value && MASK;
  const isWritten = field?.kind === 'line' || field?.kind === 'text' || FREE_TEXTS.has(name);
  return isWritten ? maskedText(value, owner) : value;
}
