import { paths } from '../../shared/config/paths';
import type { Brand } from '../../shared/config/runtime-config';
import { emailLink, link } from '../blocks';
import type { RichText } from '../types';

type ContactPage = {
  title: string;
  sections: readonly { title: string; text: RichText }[];
};

export const contact = ({ contactEmail, operator, wordmark }: Brand): ContactPage => ({
  title: 'Kontakt',
  sections: [
    {
      title: 'Vil du ha tilbud på styling?',
      text: [
        'Bruk ',
        link('skjemaet på forsiden', '/#lead-form'),
        '. Da får stylistene vite det de trenger, og du slipper å fortelle det samme flere ganger.',
      ],
    },
    {
      title: 'Har du allerede sendt en henvendelse?',
      text: [
        'Lenken i e-postene våre går til en side der du ser hvem som er spurt, og kan rette, trekke og slette. Du kan ',
        link('få lenken på nytt', paths.ownerPage),
        '.',
      ],
    },
    {
      title: 'Gjelder det noe annet?',
      text: [
        'Skriv til ',
        emailLink(contactEmail),
        '. Det gjelder også spørsmål om personvern, innsyn og sletting.',
      ],
    },
    {
      title: 'Lurer du på hvordan det virker?',
      text: ['Mange av svarene finner du under ', link('ofte stilte spørsmål', paths.faq), '.'],
    },
    ...(operator ? [{ title: `Hvem driver ${wordmark}?`, text: `${operator}.` }] : []),
  ],
});
