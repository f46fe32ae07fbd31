import type { LeadDetailDto } from '@boligstyling/api-client/admin';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminTelephoneLead as words } from '../../../content/admin/admin-telephone-lead';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/admin-form';
import { CorrectLead, NewLead } from './telephone-lead-form';

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (label: string | RegExp) => fireEvent.click(screen.getByLabelText(label));
const save = () => act(async () => fireEvent.submit(document.querySelector('form')!));
let page: ReturnType<typeof openAdmin>;
beforeEach(clearBegunDrafts);

describe('a new lead by telephone', () => {
  beforeEach(() => {
    page = openAdmin(<NewLead onClose={() => {}} />, {});
  });

  const answer = () => {
    press('Stylister');
    fill('Navn', 'Kari Nordmann');
    fill('Telefon', '40000000');
    fill('Adresse', 'Gata 1, 5015 Bergen');
    fill('Sted', 'Bergen');
    fill('Tjeneste', 'Fullstyling');
    fill('Boligtype', 'Leilighet');
    fill('Størrelse', '74');
    fill('Rom', '3');
    fill('Tidsramme', 'Innen to uker');
    press('Ja');
  };

  test('names every missing answer, and needs no e-mail address', async () => {
    await save();
    for (const error of [words.askedMissing, words.sellMissing, words.heardMissing])
      screen.getByText(error);
    screen.getByText('Navn må fylles ut.');
    expect(screen.queryByText('E-post må fylles ut.')).toBeNull();
    expect(page.waiting).toHaveLength(0);
  });

  test('is sent with the consents that were read aloud', async () => {
    answer();
    screen.getByText(/Stylister vi spør, ser boligen/);
    press(new RegExp(words.heard));
    await save();
    expect(page.waiting[0]!.body).toMatchObject({
      ...{ customer_name: 'Kari Nordmann', customer_email: '', consent_heard: true },
      ...{ agent_contact: 'no', accept_styling_only: 'yes', service_type: 'Fullstyling' },
    });
  });

  test('for an agent alone asks nothing about styling', async () => {
    answer();
    press('Bare en eiendomsmegler');
    expect(screen.queryByLabelText('Tjeneste')).toBeNull();
    press(new RegExp(words.heard));
    await save();
    const { body } = page.waiting[0]!;
    expect(body).toMatchObject({ agent_only: true, agent_contact: 'yes' });
    expect(body).not.toHaveProperty('rooms');
  });

  test('an address that is no e-mail address is named', async () => {
    fill('E-post', 'kari');
    await save();
    screen.getByText('Ugyldig e-postadresse.');
  });
});

describe('a correction for an owner', () => {
  const LEAD = {
    ...{
      id: 'l',
      details_version: 'abc',
      customer_name: 'Kari Nordmann',
      customer_phone: '40000000',
    },
    ...{
      customer_email: 'kari@nordmann.no',
      address: 'Gata 1',
      location: 'Bergen',
      rooms: '3 rom',
    },
    ...{ service_type: 'Fullstyling', contact_by_email: false, municipality_number: '4601' },
  } as LeadDetailDto;
  beforeEach(() => {
    page = openAdmin(<CorrectLead lead={LEAD} onClose={() => {}} />, {});
  });

  test('sends what changed alone, and may empty the e-mail address', async () => {
    fill('Rom', '4 rom');
    fill('E-post', '');
    await save();
    expect(page.waiting[0]!.body).toEqual({ rooms: '4 rom', customer_email: '' });
  });

  test('of a typed address drops the municipality of the earlier one', async () => {
    fill('Adresse', 'Gata 2, 9008 Tromsø');
    await save();
    expect(page.waiting[0]!.body).toEqual({
      address: 'Gata 2, 9008 Tromsø',
      municipality_number: '',
    });
  });
});
