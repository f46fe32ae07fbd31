import type { InvoiceLine } from '@boligstyling/domain';

/** What was delivered and where, in words. */
export function lineWords({ service, place, reference }: InvoiceLine): {
  what: string;
  where: string;
} {
  const what = service ? `Formidlet oppdrag: ${service}` : 'Formidlet oppdrag';
  return { what, where: reference ? `${place}, oppdrag ${reference}` : place };
}
