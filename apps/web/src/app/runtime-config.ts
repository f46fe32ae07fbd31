/** What the operator configures and the visitor sees. */
export type Brand = {
  /** Used in running text, also as the common noun for the service. */
  productName: string;
  wordmark: string;
  contactEmail: string;
};
