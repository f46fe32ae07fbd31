/** What a city's page says about selling there, below the form. */
export type CityText = {
  title: string;
  paragraphs: readonly [string, string, string];
  /** The button that scrolls to the form. */
  button: string;
};
