/** The languages of the game's texts. */
export const languages = ['en', 'it', 'pt'] as const;

/** One of the languages of the game's texts. */
export type Language = (typeof languages)[number];
