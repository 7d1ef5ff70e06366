import type { Language } from './languages.ts';

/** A number with its sign, the minus being a real one: +3, −2. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** The same as the texts of cards write it, with the hyphen of a keyboard: +3, -2. */
export const signedPlainly = (by: number): string => (by < 0 ? String(by) : `+${by}`);

/** Writes a number with so many digits behind the sign that the language puts there. */
export const decimalIn =
  (language: Language) =>
  (value: number, digits: number): string =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    }).format(value);
