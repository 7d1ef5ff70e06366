import type { InEachLanguage } from '@tavolo/language';

/** What the plain board says beside what the game and the table do. */
export type PlainText = {
  readonly standing: string;
  readonly ended: string;
  readonly wins: string;
  readonly score: string;
  /** Before the names of what holds nothing. */
  readonly nothing: string;
  /** A thing among others that have no names either. */
  readonly numbered: (number: number) => string;
  readonly changed: string;
  readonly yes: string;
  readonly no: string;
};

/** The words of the plain board in each language. */
export const plainTexts: InEachLanguage<PlainText> = {
  en: {
    standing: 'How things stand',
    ended: 'How it ended',
    wins: 'wins',
    score: 'Score',
    nothing: 'Empty',
    numbered: (number) => `No. ${number}`,
    changed: 'changed',
    yes: 'yes',
    no: 'no',
  },
  it: {
    standing: 'Come stanno le cose',
    ended: 'Com’è finita',
    wins: 'vince',
    score: 'Punteggio',
    nothing: 'Vuoto',
    numbered: (number) => `N. ${number}`,
    changed: 'cambiato',
    yes: 'sì',
    no: 'no',
  },
  pt: {
    standing: 'Situação da partida',
    ended: 'Como terminou',
    wins: 'venceu',
    score: 'Pontuação',
    nothing: 'Vazio',
    numbered: (number) => `Nº ${number}`,
    changed: 'mudou',
    yes: 'sim',
    no: 'não',
  },
};
