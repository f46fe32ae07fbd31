import { AddressSearch } from './address-search';
import { AddressService } from './address-service';

const OUT_OF_USE = { find: async () => null };

export const searchAt = (url: string): AddressSearch =>
  new AddressSearch(url === '' ? OUT_OF_USE : new AddressService(url));
