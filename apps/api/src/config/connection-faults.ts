interface ConnectionSettings {
  readonly databaseUrl: string | undefined;
  readonly databasePooler: 'none' | 'transaction';
  readonly migrationUrl: string | undefined;
  readonly tracesUrl: string;
  readonly addressSearchUrl: string;
}

/**
 * What is wrong with where it connects and is reached, beside each address by itself; one sentence each.
 *
 * @param publicUrl as it was given
 */
export function connectionFaults(settings: ConnectionSettings, publicUrl: string): string[] {
  const { databaseUrl, databasePooler, migrationUrl, tracesUrl, addressSearchUrl } = settings;
  const faults: string[] = [];
  if (migrationUrl && !databaseUrl) {
    faults.push('MIGRATION_URL needs a DATABASE_URL, which the product serves with');
  }
  if (databasePooler !== 'none' && !databaseUrl) {
    faults.push('DATABASE_POOLER needs a DATABASE_URL, which leads to the pooler');
  }
  if (/\/v1\/traces\/?$/.test(tracesUrl)) {
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT stands without /v1/traces, which is put behind it');
  }
  if (/[?#@]/.test(addressSearchUrl)) {
    faults.push('ADDRESS_SEARCH_URL stands without a login and without ?, as pages ask behind it');
  }
  if (hasMoreThanOrigin(publicUrl)) {
    faults.push(
      'PUBLIC_URL must be an address without a path, such as https://boligstyling.example',
    );
  }
  return faults;
}

function hasMoreThanOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { pathname, search, hash, username, password } = new URL(address);
  return pathname !== '/' || `${search}${hash}${username}${password}` !== '';
}
