import { isIP } from 'node:net';
import { mailbox } from '@boligstyling/messages';
import { addressFaults } from './address-faults.js';
import { type Environment, secretsFromFiles } from './secret-files.js';

/** In Bech32, which excludes 1, b, i and o. */
const RECIPIENT = /^(age(?:1pq|1tag|1tagpq)?)1([ac-hj-np-z02-9]{6,})$/;

/** The value of a sign is its index. */
const SIGNS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';

const FACTORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/**
 * The Bech32 checksum (BIP 173). The encrypting library decides, but is too large to be loaded at
 * each start.
 */
export function isAgeRecipient(text: string): boolean {
  const [, prefix = '', data = ''] = RECIPIENT.exec(text) ?? [];
  if (!data) return false;
  const codes = [...prefix].map((sign) => sign.charCodeAt(0));
  const counted = [...data].map((sign) => SIGNS.indexOf(sign));
  const expanded = [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
  return checksum([...expanded, ...counted]) === 1;
}

export const recipientsIn = (setting: string): string[] =>
  setting.split(/[\s,]+/).filter((each) => each !== '');

function checksum(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    for (const [bit, factor] of FACTORS.entries()) if ((top >> bit) & 1) sum ^= factor;
  }
  return sum;
}

const ASCII = /^[ -~]*$/;

/** Docker's `--env-file`, for one, does not strip them. */
const IN_QUOTES = /^(["']).*\1$/s;

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
    if (!recipientsIn(value).every(isAgeRecipient)) {
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

/** Comma-separated origins in the browsers' form. «*» is not accepted. */
export function corsOrigins(setting: string, faults: string[]): string[] {
  const origins = setting.split(',').map((origin) => origin.trim());
  const named = origins.filter((origin) => origin !== '');
  const isOrigin = (text: string) =>
    /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
  if (!named.every(isOrigin)) {
    faults.push('CORS_ORIGINS must be origins such as https://megler.example, separated by commas');
  }
  return named;
}

export type TrustedProxies = ((address: string, hop: number) => boolean) | string[] | false;

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * A number of proxies, or comma-separated addresses and networks. Empty: the connecting address is
 * the client. Not every hop can be trusted, because anyone could claim any address.
 */
export function trustedProxies(setting: string, faults: string[]): TrustedProxies {
  if (setting === '') return false;
  if (/^\d{1,2}$/.test(setting)) return (_, hop) => hop < Number(setting);
  const proxies = setting.split(',').map((proxy) => proxy.trim());
  if (!proxies.every((proxy) => NAMED_NETWORKS.includes(proxy) || isNetwork(proxy))) {
    faults.push('TRUST_PROXY must be a number of proxies, or their addresses or networks');
  }
  return proxies;
}

/** CIDR notation; a prefix of 0 bits is rejected. */
function isNetwork(proxy: string): boolean {
  const [address = '', bits = '1', ...more] = proxy.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most;
}
