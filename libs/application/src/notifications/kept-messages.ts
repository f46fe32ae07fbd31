/** The messages that are kept as files where no mail server is set: copies of what owners wrote. */
export abstract class KeptMessages {
  /** The notifications that messages are kept of. */
  abstract notificationIds(): Promise<string[]>;

  /** Removes the messages of these notifications, also those that were never finished. */
  abstract erase(notificationIds: readonly string[]): Promise<void>;
}
