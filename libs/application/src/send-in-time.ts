import { DeliveryFault, type Mailer } from './ports/mailer.js';
import type { ClaimedNotification } from './ports/notification-outbox.js';

/**
 * One attempt that ends at the deadline, also when the mailer does not heed the signal.
 *
 * @param deadlineMs milliseconds from now
 * @throws DeliveryFault
 */
export async function sendInTime(
  mailer: Mailer,
  notification: ClaimedNotification,
  deadlineMs: number,
): Promise<void> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      deadline.abort();
      reject(new DeliveryFault('deadline passed', true));
    }, deadlineMs);
  });
  try {
    await Promise.race([mailer.send(notification, deadline.signal), passed]);
  } finally {
    clearTimeout(timer);
  }
}
