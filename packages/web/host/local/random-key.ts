const bytes = 16;

/**
 * A text that nobody guesses, another each time. `crypto.randomUUID` would not do: browsers withhold it from pages
 * that come over plain http, as they do from a computer on the home network.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
