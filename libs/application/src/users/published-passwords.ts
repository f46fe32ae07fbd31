/** The passwords that most people have, as a published list tells them. */
export abstract class PublishedPasswords {
  /** Whether it is one of them, in whatever case its letters are. */
  abstract has(password: string): Promise<boolean>;
}
