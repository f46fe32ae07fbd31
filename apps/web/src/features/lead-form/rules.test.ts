import { describe, expect, test } from '@jest/globals';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';
import { findErrors, RULES } from './rules';

const COMPLETE: LeadDraft = {
  ...EMPTY_DRAFT,
  sellProperty: 'yes',
  customerType: 'private',
  service: 'Fullstyling',
  firstName: 'Kari',
  lastName: 'Nordmann',
  fullName: 'Kari Nordmann',
  phone: '40 00 00 00',
  email: 'kari@example.no',
  street: 'Nygårdsgaten 5',
  postalCode: '5015',
  city: 'Bergen',
  needs: 'Tom leilighet',
  rooms: 'Stue',
  propertySize: '60 kvm',
  timeframe: 'Innen én måned',
  propertyType: 'Leilighet',
  message: '',
  stylingOnly: 'yes',
  agentContact: true,
  termsAccepted: true,
  sharingAccepted: true,
  agentSharingAccepted: true,
};

const noticeOf = (step: keyof typeof RULES, changes: Partial<LeadDraft>) => {
  const found = findErrors(RULES[step], { ...COMPLETE, ...changes });
  return found && `${found.toast.title} / ${found.toast.text}`;
};
const fieldsWithErrors = (step: keyof typeof RULES, changes: Partial<LeadDraft>) =>
  findErrors(RULES[step], { ...COMPLETE, ...changes })?.errors.map(({ field }) => field) ?? [];

test('a complete draft passes every step', () => {
  for (const rules of Object.values(RULES)) expect(findErrors(rules, COMPLETE)).toBeNull();
});

const MISSING = 'Manglende informasjon / Vennligst fyll ut alle feltene';
const EMAIL = 'Ugyldig e-postadresse / Vennligst oppgi en gyldig e-postadresse';
const PHONE = 'Ugyldig telefonnummer / Telefonnummer må være 8 siffer';
const POSTAL_CODE = 'Ugyldig postnummer / Et postnummer har fire siffer';
const NEEDS = 'Manglende informasjon / Vennligst fyll ut alle påkrevde felt for stylingbehov';
const CONFIRM =
  'Bekreftelse kreves / Du må bekrefte at skjemaet kun skal benyttes for å få tilbud på styling';
const CONSENT =
  'Godkjenning kreves / Du må godkjenne brukervilkårene og behandling av personopplysninger';

describe('step 1 of the home form', () => {
  test('the question about selling is checked first', () => {
    expect(findErrors(RULES.you, EMPTY_DRAFT)?.toast).toEqual({
      title: 'Vennligst svar',
      text: 'Skal du selge din eiendom?',
    });
  });

  test.each<[string, Partial<LeadDraft>]>([
    ['first name', { firstName: ' ' }],
    ['last name', { lastName: '' }],
    ['phone', { phone: ' ' }],
    ['e-mail', { email: '' }],
    ['service', { service: '' }],
    ['street', { street: '\t' }],
    ['postal code', { postalCode: '' }],
    ['city', { city: '' }],
  ])('misses the %s', (_, changes) => expect(noticeOf('you', changes)).toBe(MISSING));

  test('0000 counts as a missing postal code', () => {
    expect(noticeOf('you', { postalCode: '0000' })).toBe(MISSING);
  });

  test.each(['123', '12345', 'abcd'])('%s is rejected as a postal code', (postalCode) => {
    expect(noticeOf('you', { postalCode })).toBe(POSTAL_CODE);
    expect(fieldsWithErrors('you', { postalCode })).toEqual(['postalCode']);
  });

  test.each(['kari', 'kari@', '@example.no', 'kari@example', 'kari@example.x', 'k@r@i.no'])(
    'the address %s is rejected',
    (email) => expect(noticeOf('you', { email })).toBe(EMAIL),
  );

  test('a name needs letters, as in the API contract, in at least one of its fields', () => {
    expect(fieldsWithErrors('you', { firstName: '7', lastName: '8' })).toEqual(['firstName']);
    expect(fieldsWithErrors('articlesContact', { fullName: '7' })).toEqual(['fullName']);
    expect(noticeOf('you', { firstName: 'Kari', lastName: '2' })).toBeNull();
  });

  test.each(['4000000', '400000000', '4000000a', '+464000000'])(
    'the number %s is rejected',
    (phone) => expect(noticeOf('you', { phone })).toBe(PHONE),
  );

  test.each(['00000000', '01234567', '+47 01 23 45 67'])(
    '%s has eight digits, but is no valid number',
    (phone) => {
      const text = 'Telefonnummer må være 8 siffer, og ikke begynne med 0.';
      expect(noticeOf('you', { phone })).toBe(`Ugyldig telefonnummer / ${text}`);
      expect(findErrors(RULES.you, { ...COMPLETE, phone })?.errors).toEqual([
        { field: 'phone', message: text },
      ]);
    },
  );

  test('white space around the address and within the number is accepted', () => {
    expect(noticeOf('you', { email: ' kari@example.no ', phone: ' 400 00 000 ' })).toBeNull();
    const copied = { email: 'kari@example.no\u200b', phone: '\u202a+47 400 00 000\u202c' };
    expect(noticeOf('you', copied)).toBeNull();
  });

  test.each(['+47 400 00 000', '0047 40000000'])('%s is accepted', (phone) => {
    expect(noticeOf('you', { phone })).toBeNull();
  });

  test('one message is shown at a time, in rule order', () => {
    const changes = { sellProperty: '', lastName: '', email: 'kari', phone: '1' } as const;
    expect(noticeOf('you', changes)).toBe('Vennligst svar / Skal du selge din eiendom?');
    expect(noticeOf('you', { ...changes, sellProperty: 'no' })).toBe(MISSING);
    expect(noticeOf('you', { email: 'kari', phone: '1' })).toBe(EMAIL);
    expect(noticeOf('you', { phone: '1' })).toBe(PHONE);
  });

  test('all invalid fields are marked once, the one of the toast first', () => {
    const changes = { email: 'kari', postalCode: '' };
    expect(fieldsWithErrors('you', changes)).toEqual(['postalCode', 'email']);
    expect(fieldsWithErrors('you', { email: '' })).toEqual(['email']);
  });
});

describe('step 2 of the home form', () => {
  test.each<[string, Partial<LeadDraft>]>([
    ['needs', { needs: ' ' }],
    ['rooms', { rooms: '' }],
    ['size', { propertySize: '' }],
    ['timeframe', { timeframe: '' }],
    ['property type', { propertyType: '' }],
  ])('misses the %s', (_, changes) => expect(noticeOf('needs', changes)).toBe(NEEDS));

  test.each(['', 'no'] as const)('the confirmation is required, not «%s»', (stylingOnly) => {
    expect(noticeOf('needs', { stylingOnly })).toBe(CONFIRM);
  });

  test('both consents are required', () => {
    expect(noticeOf('needs', { termsAccepted: false })).toBe(CONSENT);
    expect(noticeOf('needs', { sharingAccepted: false })).toBe(CONSENT);
  });

  test('one message is shown at a time, in rule order', () => {
    expect(noticeOf('needs', EMPTY_DRAFT)).toBe(NEEDS);
    expect(noticeOf('needs', { stylingOnly: '', termsAccepted: false })).toBe(CONFIRM);
  });
});

describe('the home form for an agent alone', () => {
  test.each<[keyof typeof RULES, Partial<LeadDraft>, string[]]>([
    ['agentYou', { service: '' }, []],
    ['agentYou', { firstName: '', city: '' }, ['firstName', 'city']],
    ['agentYou', { email: 'kari', phone: '1' }, ['email', 'phone']],
    ['agentHome', { needs: '', rooms: '', timeframe: '', stylingOnly: '' }, []],
    ['agentHome', { propertySize: '', propertyType: '' }, ['propertySize', 'propertyType']],
    ['agentHome', { agentSharingAccepted: false }, ['agentSharingAccepted']],
    ['agentHome', { sharingAccepted: false }, []],
    ['agentHome', { termsAccepted: false }, ['termsAccepted']],
  ])('%s with %j marks %j', (step, changes, fields) => {
    expect(fieldsWithErrors(step, changes)).toEqual(fields);
  });

  test('details of the home are required first, then the consents', () => {
    const changes = { propertySize: '', termsAccepted: false };
    expect(noticeOf('agentHome', changes)).toBe(MISSING);
    expect(noticeOf('agentHome', { termsAccepted: false })).toBe(CONSENT);
  });
});

describe('the articles form', () => {
  test.each<[keyof typeof RULES, Partial<LeadDraft>, string[]]>([
    ['articlesContact', { sellProperty: '' }, ['sellProperty']],
    ['articlesContact', { fullName: '' }, ['fullName']],
    ['articlesContact', { phone: '' }, ['phone']],
    ['articlesContact', { phone: '1234' }, ['phone']],
    ['articlesContact', { email: 'kari@example' }, ['email']],
    ['articlesContact', { firstName: '', lastName: '' }, []],
    ['articlesNeeds', { rooms: '' }, ['rooms']],
    ['articlesNeeds', { propertySize: '' }, ['propertySize']],
    ['articlesNeeds', { timeframe: '' }, ['timeframe']],
    ['articlesNeeds', { propertyType: '' }, ['propertyType']],
    ['articlesNeeds', { stylingOnly: 'no' }, ['stylingOnly']],
    ['articlesNeeds', { needs: '' }, []],
    ['articlesAddress', { street: '' }, ['street']],
    ['articlesAddress', { city: '' }, ['city']],
    ['articlesAddress', { service: '' }, ['service']],
    ['articlesAddress', { termsAccepted: false }, ['termsAccepted']],
    ['articlesAddress', { sharingAccepted: false }, ['sharingAccepted']],
    ['articlesAddress', { postalCode: '' }, []],
  ])('%s with %j marks %j', (step, changes, fields) => {
    expect(fieldsWithErrors(step, changes)).toEqual(fields);
  });
});
