import { describe, expect, it } from '@jest/globals';
import { withoutContacts } from './without-contacts.js';

const LEAD = {
  id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
  status: 'new',
  customer_name: 'Kari Nordmann',
  customer_email: 'kari@nordmann.no',
  customer_phone: '40000000',
  address: 'Nygårdsgaten 5, 5015 Bergen',
  location: 'Bergen',
  service_type: 'Fullstyling',
  property_size: '74 kvm',
  message: 'Ring Kari på 400 00 000 i Nygårdsgaten 5, eller skriv til kari@nordmann.no.',
  history: [{ kind: 'note-added', detail: { text: 'Nordmann vil ha befaring i uke 48.' } }],
  notifications: [{ state: 'parked', cause: '550 no such mailbox kari@nordmann.no' }],
};

describe('a masked lead', () => {
  const shown = withoutContacts({ leads: [LEAD], total: 1 });
  const text = JSON.stringify(shown);

  it('never names the owner', () => {
    for (const reported of ['Kari', 'Nordmann', 'nordmann.no', '400', 'Nygårdsgaten 5']) {
      expect(text).not.toContain(reported);
    }
  });

  it('keeps every value that does not name the owner', () => {
    expect(shown).toMatchObject({
      total: 1,
      leads: [{ id: LEAD.id, status: 'new', location: 'Bergen', property_size: '74 kvm' }],
    });
    expect(text).toContain('vil ha befaring i uke 48.');
    expect(text).toContain('550 no such mailbox');
  });

  it('masks a street without a number', () => {
    const { customer_name, address } = LEAD;
    const written = { customer_name, address, message: 'Inngang fra Nygårdsgaten.' };
    expect(withoutContacts(written)).toMatchObject({ message: 'Inngang fra ….' });
  });

  it('masks all free text where no name is known', () => {
    const sale = {
      partner_name: 'Anne',
      dispute: { dispute_text: 'Kari flyttet i fjor.', reply: '' },
    };
    expect(withoutContacts(sale)).toEqual({
      partner_name: 'Anne',
      dispute: { dispute_text: '…', reply: '' },
    });
  });

  it('masks the contact details of partner applicants', () => {
    const application = {
      ...{ company: 'Rom AS', contact_name: 'Stine', contact_email: 's@rom.no' },
      ...{ contact_phone: '40000001', message: 'Hilsen Stine, 40 00 00 01.', reply: 'Hei Stine' },
    };
    expect(withoutContacts({ applications: [application] })).toEqual({
      applications: [
        {
          ...{ company: 'Rom AS', contact_name: '…', contact_email: '…', contact_phone: '…' },
          ...{ message: 'Hilsen …, ….', reply: '…' },
        },
      ],
    });
  });

  it('masks free texts and the place of the home', () => {
    const written = { customer_name: 'Kari Nordmann', timeframe: 'Når Kari vil', rooms: '3 rom' };
    expect(withoutContacts(written)).toMatchObject({ timeframe: 'Når … vil', rooms: '3 rom' });
    expect(withoutContacts({ contact_name: 'Stine', places: 'Oslo, spør Stine' })).toMatchObject({
      places: 'Oslo, spør …',
    });
    expect(withoutContacts({ address: 'Tunet' })).toEqual({ address: '…' });
  });

  it('keeps values that nobody typed, even if they look like a telephone number', () =>
    expect(withoutContacts({ customer_name: 'Kari', account: '40000000' })).toMatchObject({
      account: '40000000',
    }));

  it('keeps empty fields empty and other objects unchanged', () => {
    expect(withoutContacts({ customer_name: '', customer_phone: '' })).toEqual({
      customer_name: '',
      customer_phone: '',
    });
    expect(withoutContacts({ version: 'abc', list: [1, null, true] })).toEqual({
      version: 'abc',
      list: [1, null, true],
    });
  });
});
