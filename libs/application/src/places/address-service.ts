/** The national register of addresses, asked where our own postal register has no answer. */
export abstract class AddressService {
  /**
   * The municipality in which most addresses with this postal code lie. Undefined: there are none,
   * or the service is slow, away or not itself. Never throws, and never takes longer than some
   * seconds: whoever asks goes on without.
   */
  abstract municipalityOf(postalCode: string): Promise<string | undefined>;
}
