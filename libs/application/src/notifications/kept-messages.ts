/** Messages kept as files where no mail server is set; they are copies of what owners wrote. */
export abstract class KeptMessages {
  abstract notificationIds(): Promise<string[]>;

  /** Removes the messages of these notifications, also unfinished files. */
  abstract erase(notificationIds: readonly string[]): Promise<void>;
}
