export const notFound = {
  title: 'Oops! Page not found',
  button: 'Return to Home',
} as const;
