/** A lead with personal data in free texts as well. */
export const NAMED_OWNER = {
  customer_name: 'Kari-Anne Åsen',
  customer_email: 'kari.aasen@nordmann.no',
  customer_phone: '412 34 567',
  address: 'Nygårdsgaten 5, 5015 Bergen',
  message: 'Ring Kari på 41 23 45 67, eller se innom Nygårdsgaten 5.',
};

/** Data of the owner that is hidden from an asked partner. */
export const NAMES_OR_REACHES_HER = [
  /kari/i,
  /åsen/i,
  /aasen/i,
  /nygård/i,
  /nordmann/i,
  /41\D?2\D?3\D?4\D?5\D?6\D?7/,
];
