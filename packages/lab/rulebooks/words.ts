import type { InEachLanguage } from '@tavolo/language';

/** What every rulebook's page says in the same words. */
export type PageWords = {
  readonly numberedRuling: (link: string) => string;
  readonly about: (thing: string) => string;
  readonly option: string;
  readonly promo: string;
};

export const wordsOf: InEachLanguage<PageWords> = {
  en: {
    numberedRuling: (link) => `our ruling ${link}`,
    about: (thing) => `about: ${thing}`,
    option: 'option',
    promo: 'promo card',
  },
  it: {
    numberedRuling: (link) => `nostra decisione ${link}`,
    about: (thing) => `riguarda: ${thing}`,
    option: 'opzione',
    promo: 'carta promozionale',
  },
  pt: {
    numberedRuling: (link) => `decisão nossa ${link}`,
    about: (thing) => `sobre: ${thing}`,
    option: 'opção',
    promo: 'carta promocional',
  },
};
