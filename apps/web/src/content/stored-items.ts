import type { Brand } from '../shared/config/runtime-config';
import { slug } from './slug';

export type ConsentCategory = 'necessary' | 'functional' | 'analytics' | 'marketing';

export type StoredItem = {
  key: string;
  category: ConsentCategory;
  storage: 'Informasjonskapsel' | 'Lokal lagring' | 'Øktlagring';
  purpose: string;
  retention: string;
};

const necessary = ({ productName }: Brand): readonly StoredItem[] => [
  {
    key: 'cookie-consent',
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose: 'Husker hva du har samtykket til, og når.',
    retention: 'Til du nullstiller samtykket',
  },
  {
    key: 'pending-leads',
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose:
      'Tar vare på en henvendelse som ikke er kommet fram, for eksempel fordi nettet er borte, og sender den på nytt.',
    retention: 'Til henvendelsen er mottatt, høyst 7 dager',
  },
  {
    key: 'lead-draft',
    category: 'necessary',
    storage: 'Øktlagring',
    purpose: 'Holder på det du har skrevet i skjemaet mens du er inne på andre sider.',
    retention: 'Til du lukker fanen',
  },
  {
    key: 'lead-submission',
    category: 'necessary',
    storage: 'Øktlagring',
    purpose:
      'Kjenner igjen en henvendelse som blir sendt om igjen, så vi tar imot den bare én gang.',
    retention: 'Til henvendelsen er mottatt, eller til du lukker fanen',
  },
  {
    key: 'pending-leads-sender',
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose: 'Hindrer at to faner sender den samme henvendelsen på nytt samtidig.',
    retention: 'Ett minutt',
  },
  {
    key: 'lead-submitted',
    category: 'necessary',
    storage: 'Øktlagring',
    purpose: 'Forteller takkesiden at en henvendelse nettopp er sendt.',
    retention: 'Til takkesiden er lest, eller til du lukker fanen',
  },
  {
    key: '__Secure-boligstyling-request',
    category: 'necessary',
    storage: 'Informasjonskapsel',
    purpose:
      'Åpner siden for henvendelsen du nettopp sendte, når du trykker «Følg henvendelsen». Ingen skript kan lese den. Uten kryptert forbindelse heter den boligstyling-request.',
    retention: '1 døgn',
  },
  {
    key: 'admin-token',
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose: 'Viser at administratoren er logget inn. Settes bare for administratoren.',
    retention: 'Til utlogging',
  },
  {
    key: 'admin-session',
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose: 'Husker at administratoren har en åpen økt. Settes bare for administratoren.',
    retention: 'Til utlogging',
  },
  {
    key: `${slug(productName)}-session`,
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose: 'Holder administratorens økt i gang. Settes bare for administratoren.',
    retention: 'Til utlogging',
  },
  {
    key: 'admin-session-renewal',
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose:
      'Hindrer at to faner fornyer administratorens økt samtidig. Settes bare for administratoren.',
    retention: 'Inntil 20 sekunder',
  },
  {
    key: 'admin-hotkeys',
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose:
      'Husker at administratoren har slått av hurtigtastene. Settes bare for administratoren.',
    retention: 'Til hurtigtastene slås på igjen',
  },
  {
    key: '__Secure-boligstyling-device',
    category: 'necessary',
    storage: 'Informasjonskapsel',
    purpose:
      'Kjenner igjen en nettleser som administratoren har logget inn fra, eller gjort kjent med en lenke på e-post. Uten kryptert forbindelse heter den boligstyling-device. Settes bare for administratoren.',
    retention: '180 dager etter siste innlogging',
  },
  {
    key: 'quote-drafts',
    category: 'necessary',
    storage: 'Lokal lagring',
    purpose:
      'Tar vare på et tilbud du holder på å skrive, til det er lagret hos oss. Settes bare for partnere.',
    retention: 'Til tilbudet er lagret hos oss, eller sendt',
  },
  {
    key: 'form-drafts',
    category: 'necessary',
    storage: 'Øktlagring',
    purpose:
      'Tar vare på det du har skrevet på siden din, til du har lagret eller sendt det. Settes bare for partnere og for eiere som har sendt en henvendelse.',
    retention: 'Til det er lagret eller sendt, eller til du logger ut eller lukker fanen',
  },
  {
    key: '__Secure-boligstyling-partner',
    category: 'necessary',
    storage: 'Informasjonskapsel',
    purpose:
      'Holder en partner logget inn. Uten kryptert forbindelse heter den boligstyling-partner. Settes bare for partnere.',
    retention: '30 dager, eller til utlogging',
  },
];

/** Depends on the advertisement's parameter: gclid, gad_source, gbraid, wbraid. */
const AD_CLICKS = ['_gcl_aw', '_gcl_gs', '_gcl_gb', '_gcl_ag'];

const optional: readonly StoredItem[] = [
  {
    key: 'form-preferences',
    category: 'functional',
    storage: 'Lokal lagring',
    purpose: 'Tar vare på et halvferdig skjema til neste gang du kommer.',
    retention: 'Til skjemaet er sendt, eller til du trekker samtykket',
  },
  {
    key: 'location-preferences',
    category: 'functional',
    storage: 'Lokal lagring',
    purpose: 'Husker hvilken by du så på sist.',
    retention: 'Til du trekker samtykket',
  },
  {
    key: '_ga',
    category: 'analytics',
    storage: 'Informasjonskapsel',
    purpose: 'Google Analytics: skiller besøkende fra hverandre.',
    retention: 'Inntil 2 år',
  },
  {
    key: '_ga_*',
    category: 'analytics',
    storage: 'Informasjonskapsel',
    purpose: 'Google Analytics: holder orden på besøket.',
    retention: 'Inntil 2 år',
  },
  {
    key: '_gcl_au',
    category: 'marketing',
    storage: 'Informasjonskapsel',
    purpose: 'Google Ads: måler om en annonse førte til en henvendelse.',
    retention: '90 dager',
  },
  ...AD_CLICKS.map((key): StoredItem => ({
    key,
    category: 'marketing',
    storage: 'Informasjonskapsel',
    purpose: 'Google Ads: husker hvilken annonse du kom fra.',
    retention: '90 dager',
  })),
  {
    key: '_gcl_ls',
    category: 'marketing',
    storage: 'Lokal lagring',
    purpose: 'Google Ads: husker hvilken annonse du kom fra.',
    retention: 'Til du trekker samtykket',
  },
  {
    key: '_fbp',
    category: 'marketing',
    storage: 'Informasjonskapsel',
    purpose: 'Meta: måler om en annonse førte til en henvendelse.',
    retention: '90 dager',
  },
  {
    key: '_fbc',
    category: 'marketing',
    storage: 'Informasjonskapsel',
    purpose: 'Meta: husker hvilken annonse du kom fra.',
    retention: '90 dager',
  },
  {
    key: 'lastExternalReferrer',
    category: 'marketing',
    storage: 'Lokal lagring',
    purpose: 'Meta: husker hvilket nettsted du kom fra.',
    retention: 'Til du trekker samtykket',
  },
  {
    key: 'lastExternalReferrerTime',
    category: 'marketing',
    storage: 'Lokal lagring',
    purpose: 'Meta: husker når du kom derfra.',
    retention: 'Til du trekker samtykket',
  },
];

/** The administrator's session key follows the product name. */
export const storedItems = (brand: Brand): readonly StoredItem[] => [
  ...necessary(brand),
  ...optional,
];
