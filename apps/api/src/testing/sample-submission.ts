/** A request body with every field of a lead, in wire names. */
export function sampleSubmission(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    customer_name: 'Kari Nordmann',
    customer_email: 'kari@nordmann.no',
    customer_phone: '400 00 000',
    service_type: 'Fullstyling',
    location: 'Bergen',
    address: 'Nygårdsgaten 5, 5015 Bergen',
    styling_needs: 'Stue og to soverom\nskal styles før visning.',
    rooms: '3 rom',
    property_size: '74 kvm',
    timeframe: 'Innen 1 måned',
    property_type_field: 'Leilighet',
    preferred_style: '',
    message: 'Ring etter kl. 16.',
    sell_property: 'yes',
    accept_styling_only: 'yes',
    additional_info: 'Skal selge eiendommen: Ja',
    source: '',
    ...changes,
  };
}
