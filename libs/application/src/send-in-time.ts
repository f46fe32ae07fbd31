import { type Carrier, DeliveryFault } from './ports/outbox.js';

/**
 * One attempt that ends at the deadline, also when the carrier does not heed the signal. It does not
 * begin after it: a process that was suspended may hear of its claim when the lease is long over.
 *
 * @param deadline in milliseconds, as `performance.now()` tells them
 * @throws DeliveryFault
 */
export async function sendInTime<Item>(
  carrier: Carrier<Item>,
  item: Item,
  deadline: number,
): Promise<void> {
  const milliseconds = deadline - performance.now();
  if (milliseconds <= 0) throw new DeliveryFault('deadline passed', true);
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort();
      reject(new DeliveryFault('deadline passed', true));
    }, milliseconds);
  });
  try {
    await Promise.race([carrier.send(item, abort.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}
