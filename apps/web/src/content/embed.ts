import type { Brand } from '../shared/config/runtime-config';
import { leadForm } from './lead-form';

export const embedTitle = ({ wordmark }: Brand): string => `${leadForm.heading} – ${wordmark}`;

export const embed = {
  text: 'Det koster ingenting, og du kan takke nei.',
  steps: { home: 'Boligen', needs: 'Stylingbehov', you: 'Deg og samtykke' },
  by: { before: 'Leveres av ', after: '. Nettstedet du er på, ser ikke svarene dine.' },
  privacy: 'Personvern',
  newTab: '(åpnes i en ny fane)',
  unsent: {
    closed:
      'Skjemaet på denne siden tar ikke imot henvendelser nå. Fyll det ut hos oss i stedet. Svarene følger ikke med, så la denne siden stå åpen så lenge.',
    elsewhere: (host: string): string => `Fyll det ut på ${host}`,
  },
  sent: {
    title: 'Takk for din henvendelse!',
    nowAsking: (kind: string, city: string): string => `Nå spør vi ${kind} i ${city}.`,
    text: 'Kvitteringen kommer på e-post. Der ligger også lenken til siden din, hvor du følger henvendelsen og kan endre eller trekke den.',
  },
} as const;
