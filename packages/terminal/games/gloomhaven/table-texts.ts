import type { InEachLanguage } from '@tavolo/language';
import type { Guide } from '../../face/face.ts';

/** The few words that only the table in a terminal needs; all others are the game's own. */
export type TableTexts = {
  readonly round: (round: number) => string;
  readonly level: (level: number) => string;
  /** How many cards a character has where. */
  readonly piles: (hand: number, discarded: number, lost: number) => string;
  readonly hand: string;
  /** What stands in the corners of a card. Level X cards belong to no level. */
  readonly cardHead: (level: string, initiative: number) => string;
  readonly classHead: (cards: number, hp: number) => string;
  readonly firstCards: (cards: readonly string[]) => string;
  /** The rank and the level whose values follow. */
  readonly ranked: (rank: string, level: number) => string;
  readonly special: (number: number) => string;
  /** What a monster does this round follows. */
  readonly thisRound: (initiative: number) => string;
  readonly guide: Pick<Guide, 'why' | 'nothingToExplain'>;
  readonly won: string;
  readonly lost: string;
};

const en: TableTexts = {
  round: (round) => `round ${round}`,
  level: (level) => `level ${level}`,
  piles: (hand, discarded, lost) => `hand ${hand}, discarded ${discarded}, lost ${lost}`,
  hand: 'In hand',
  cardHead: (level, initiative) => `Level ${level}, initiative ${initiative}`,
  classHead: (cards, hp) => `A hand of ${cards} cards, and ${hp} hit points at level 1.`,
  firstCards: (cards) => `Starting cards, with their initiatives: ${cards.join(', ')}.`,
  ranked: (rank, level) => `${rank}, level ${level}`,
  special: (number) => `Special ${number}`,
  thisRound: (initiative) => `This round, initiative ${initiative}`,
  guide: {
    why: 'where your initiative, your Shield and your Retaliate come from',
    nothingToExplain: 'You have chosen no cards yet, so there is no number to explain.',
  },
  won: 'The scenario is won!',
  lost: 'The scenario is lost.',
};

const it: TableTexts = {
  round: (round) => `round ${round}`,
  level: (level) => `livello ${level}`,
  piles: (hand, discarded, lost) => `mano ${hand}, scartate ${discarded}, perse ${lost}`,
  hand: 'In mano',
  cardHead: (level, initiative) => `Livello ${level}, iniziativa ${initiative}`,
  classHead: (cards, hp) => `Una mano di ${cards} carte, e ${hp} punti ferita al livello 1.`,
  firstCards: (cards) => `Carte iniziali, con le loro iniziative: ${cards.join(', ')}.`,
  ranked: (rank, level) => `${rank}, livello ${level}`,
  special: (number) => `Azione speciale ${number}`,
  thisRound: (initiative) => `In questo round, iniziativa ${initiative}`,
  guide: {
    why: 'da dove vengono la tua iniziativa, il tuo Scudo e la tua Ritorsione',
    nothingToExplain: "Non hai ancora scelto le carte: non c'è un numero da spiegare.",
  },
  won: 'Lo scenario è vinto!',
  lost: 'Lo scenario è perso.',
};

const pt: TableTexts = {
  round: (round) => `rodada ${round}`,
  level: (level) => `nível ${level}`,
  piles: (hand, discarded, lost) => `mão ${hand}, descarte ${discarded}, perdidas ${lost}`,
  hand: 'Na mão',
  cardHead: (level, initiative) => `Nível ${level}, iniciativa ${initiative}`,
  classHead: (cards, hp) => `Uma mão de ${cards} cartas e ${hp} pontos de vida no nível 1.`,
  firstCards: (cards) => `Cartas iniciais, com suas iniciativas: ${cards.join(', ')}.`,
  ranked: (rank, level) => `${rank}, nível ${level}`,
  special: (number) => `Especial ${number}`,
  thisRound: (initiative) => `Nesta rodada, iniciativa ${initiative}`,
  guide: {
    why: 'de onde vêm a sua iniciativa, o seu Escudo e o seu Retaliar',
    nothingToExplain: 'Você ainda não escolheu as cartas: não há números para explicar.',
  },
  won: 'Vocês venceram o cenário!',
  lost: 'Vocês perderam o cenário.',
};

export const tableTexts: InEachLanguage<TableTexts> = { en, it, pt };
