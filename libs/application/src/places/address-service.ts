/** The national register of addresses, a fallback for our own postal register. */
export abstract class AddressService {
  /**
   * The municipality of most addresses with this postal code. Undefined: none, or the service is
   * slow, down or faulty. Never throws, and times out after some seconds.
   */
  abstract municipalityOf(postalCode: string): Promise<string | undefined>;
}
