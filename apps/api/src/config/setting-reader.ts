import { isIP } from 'node:net';
import { mailbox } from '@boligstyling/messages';
import { addressFaults } from './address-faults.js';
import { isAgeRecipient } from './age-recipient.js';
import { type Environment, secretsFromFiles } from './secret-files.js';

/** What a browser sends in a header. */
const ASCII = /^[ -~]*$/;

/** A shell and systemd take them off a value; Docker's `--env-file`, say, leaves them. */
const IN_QUOTES = /^(["']).*\1$/s;

/**
 * Reads the settings of an environment one by one, by their names.
 *
 * @param faults gets a sentence for each that is not what it must be
 */
export function settingReader(env: Environment, faults: string[]) {
  const files = secretsFromFiles(env, faults);
  const given = (name: string) => files[name] ?? env[name];
  const text = (name: string, fallback = '') => {
    const value = given(name)?.trim() || fallback;
    if (IN_QUOTES.test(value)) {
      faults.push(`${name} has quotes around it that are taken for a part of it: take them away`);
    }
    return value;
  };
  const url = (name: string, fallback: string, schemes: readonly string[]) => {
    const value = text(name, fallback);
    faults.push(...addressFaults(name, value, schemes));
    return value;
  };
  const wholeNumber = (name: string, fallback: number, least: number, most: number) => {
    const value = Number(text(name, String(fallback)));
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    faults.push(`${name} must be a whole number from ${least} to ${most}`);
    return fallback;
  };

  /** What e-mails go to or come from: no name beside it, and no second one. Empty where it is at fault. */
  const address = (name: string, fallback: string) => {
    const value = text(name, fallback);
    if (!value || mailbox('', value)) return value;
    faults.push(`${name} must be an e-mail address, and nothing else`);
    return '';
  };

  const header = (name: string, fallback = '') => {
    const value = text(name, fallback);
    if (!ASCII.test(value)) faults.push(`${name} may hold ASCII alone, as it travels in a header`);
    return value;
  };

  const host = () => {
    const value = text('HOST', '127.0.0.1');
    if (!isIP(value) && !/^[\w.-]+$/.test(value)) {
      faults.push('HOST must be an address of this machine, such as 0.0.0.0 for all it has');
    }
    return value;
  };

  const recipient = () => {
    const value = text('BACKUP_RECIPIENT');
    if (value && !isAgeRecipient(value)) {
      faults.push('BACKUP_RECIPIENT is no recipient of age, such as `age-keygen` prints');
    }
    return value;
  };

  const oneOf = <Value extends string>(name: string, values: readonly [Value, ...Value[]]) => {
    const value = values.find((each) => each === text(name, values[0]));
    if (!value) faults.push(`${name} must be ${values.join(' or ')}`);
    return value ?? values[0];
  };

  return { given, text, url, wholeNumber, address, header, host, recipient, oneOf };
}
