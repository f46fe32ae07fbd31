import type { Service, YesNo } from '@boligstyling/domain';

export type Option<Value extends string = string> = { value: Value; label: string };

export const sellPropertyOptions: readonly Option<YesNo>[] = [
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nei' },
];

/** «No» may also mean a valuation only. */
export const homeSellPropertyOptions: readonly Option<YesNo>[] = [
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nei, bare verdivurdering' },
];

export const confirmationOptions: readonly Option<YesNo>[] = [
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nei' },
];

/** Never sent. The first is the default. */
export const customerTypeOptions: readonly Option<'private' | 'business'>[] = [
  { value: 'private', label: 'Privat' },
  { value: 'business', label: 'Bedrift' },
];

export const serviceOptions: readonly (Option<Service> & { description: string })[] = [
  {
    value: 'Fullstyling',
    label: 'Fullstyling',
    description: 'Komplett møblering av hele boligen.',
  },
  {
    value: 'Delstyling',
    label: 'Delstyling',
    description: 'Dine møbler, supplert med dekor og detaljer.',
  },
  {
    value: 'Interiørveiledning',
    label: 'Interiør\u00adveiledning',
    description: 'Råd om hva du bør flytte, fjerne og tilføre.',
  },
];

const worded = (label: string): Option => ({ value: label, label });

export const timeframeOptions: readonly Option[] = [
  'Så snart som mulig',
  'Innen to uker',
  'Innen én måned',
  'Om 1–3 måneder',
  'Om mer enn tre måneder',
  'Jeg vet ikke ennå',
].map(worded);

export const propertyTypeOptions: readonly Option[] = [
  'Leilighet',
  'Enebolig',
  'Rekkehus',
  'Tomannsbolig',
  'Fritidsbolig',
  'Annet',
].map(worded);
