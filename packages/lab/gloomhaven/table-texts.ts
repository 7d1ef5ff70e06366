import type { Language } from '../text/language.ts';
import type { OptionKind } from './option-words.ts';

/** The few words that only the table in a terminal needs; all others are the game's own. */
export type TableTexts = {
  readonly greeting: readonly [string, string, string];
  /** What a word that chooses a scenario means; a dungeon of chance has no number. */
  readonly plays: (number: number, scenario: string) => string;
  /** What each other kind of words means. */
  readonly options: { readonly [Kind in OptionKind]: string };
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
  /** Which numbers are explained, and what is said when there is none. */
  readonly why: string;
  readonly nothingToExplain: string;
  readonly won: string;
  readonly lost: string;
  readonly columns: readonly [string, string, string, string];
  /** How long a match lasts on average. */
  readonly lasts: (mean: string) => string;
  readonly byClass: { readonly title: string; readonly heading: string };
  readonly byScenario: { readonly title: string; readonly heading: string };
};

const en: TableTexts = {
  greeting: [
    'You and your companions clear a scenario together, against monsters that the game plays.',
    'Each round you play two cards: the top of one, the bottom of the other. Cards run out, so rest',
    'in time. Type the number of what you want, or help at any time.',
  ],
  plays: (number, scenario) => (number === 0 ? scenario : `scenario ${number}: ${scenario}`),
  options: {
    characters:
      'how many characters; 2 as usual, and never fewer than players. With fewer players each leads several',
    level: 'the level of every character; 1 as usual',
    'level=choose': 'every player chooses the level of the character',
    'scenario-level':
      "the level of the scenario, instead of the one that follows from the characters' levels",
    'difficulty=easy': 'the scenario is one level easier',
    'difficulty=normal': 'as usual',
    'difficulty=hard': 'the scenario is one level harder',
    'difficulty=very-hard': 'the scenario is two levels harder',
    'open-information': 'hands are open, and monsters one level higher',
    'reduced-randomness': 'modifier cards swing less',
  },
  round: (round) => `round ${round}`,
  level: (level) => `level ${level}`,
  piles: (hand, discarded, lost) => `hand ${hand}, discarded ${discarded}, lost ${lost}`,
  hand: 'In hand',
  cardHead: (level, initiative) => `Level ${level}, initiative ${initiative}`,
  classHead: (cards, hp) => `A hand of ${cards} cards, and ${hp} hit points at level 1.`,
  firstCards: (cards) => `The cards to begin with, and their initiatives: ${cards.join(', ')}.`,
  ranked: (rank, level) => `${rank}, level ${level}`,
  special: (number) => `Special ${number}`,
  thisRound: (initiative) => `This round, initiative ${initiative}`,
  why: 'where your initiative, your Shield and your Retaliate come from',
  nothingToExplain: 'You have chosen no cards yet, so there is no number to explain.',
  won: 'The scenario is won!',
  lost: 'The scenario is lost.',
  columns: ['XP', 'gold', 'exhausted', 'wins'],
  lasts: (mean) => `${mean} rounds`,
  byClass: { title: 'By class', heading: 'Class' },
  byScenario: { title: 'By scenario', heading: 'Scenario' },
};

const it: TableTexts = {
  greeting: [
    'Tu e i tuoi compagni affrontate insieme uno scenario, contro mostri mossi dal gioco.',
    "Ogni round giochi due carte: l'azione superiore di una, quella inferiore dell'altra. Le carte finiscono:",
    'riposa in tempo. Scrivi il numero di ciò che vuoi, oppure aiuto in ogni momento.',
  ],
  plays: (number, scenario) => (number === 0 ? scenario : `scenario ${number}: ${scenario}`),
  options: {
    characters:
      'quanti personaggi; 2 di solito, e mai meno dei giocatori. Se i giocatori sono meno, ciascuno ne guida diversi',
    level: 'il livello di ogni personaggio; 1 di solito',
    'level=choose': 'ogni giocatore sceglie il livello del personaggio',
    'scenario-level': 'il livello dello scenario, invece di quello che segue dai livelli dei personaggi',
    'difficulty=easy': 'lo scenario è più facile di un livello',
    'difficulty=normal': 'come di solito',
    'difficulty=hard': 'lo scenario è più difficile di un livello',
    'difficulty=very-hard': 'lo scenario è più difficile di due livelli',
    'open-information': 'le mani sono scoperte, e i mostri di un livello più forti',
    'reduced-randomness': 'i modificatori oscillano meno',
  },
  round: (round) => `round ${round}`,
  level: (level) => `livello ${level}`,
  piles: (hand, discarded, lost) => `mano ${hand}, scartate ${discarded}, perse ${lost}`,
  hand: 'In mano',
  cardHead: (level, initiative) => `Livello ${level}, iniziativa ${initiative}`,
  classHead: (cards, hp) => `Una mano di ${cards} carte, e ${hp} punti ferita al livello 1.`,
  firstCards: (cards) => `Le carte con cui si comincia, e le loro iniziative: ${cards.join(', ')}.`,
  ranked: (rank, level) => `${rank}, livello ${level}`,
  special: (number) => `Speciale ${number}`,
  thisRound: (initiative) => `In questo round, iniziativa ${initiative}`,
  why: 'da dove vengono la tua iniziativa, il tuo Scudo e la tua Ritorsione',
  nothingToExplain: "Non hai ancora scelto le carte: non c'è un numero da spiegare.",
  won: 'Lo scenario è vinto!',
  lost: 'Lo scenario è perso.',
  columns: ['PE', 'oro', 'sfinimento', 'vittorie'],
  lasts: (mean) => `${mean} round`,
  byClass: { title: 'Per classe', heading: 'Classe' },
  byScenario: { title: 'Per scenario', heading: 'Scenario' },
};

const pt: TableTexts = {
  greeting: [
    'Você e os seus companheiros enfrentam juntos um cenário, contra monstros que o jogo conduz.',
    'A cada rodada você joga duas cartas: a ação de cima de uma, a de baixo da outra. As cartas acabam:',
    'descanse a tempo. Digite o número do que quer, ou ajuda a qualquer momento.',
  ],
  plays: (number, scenario) => (number === 0 ? scenario : `cenário ${number}: ${scenario}`),
  options: {
    characters:
      'quantos personagens; 2 de costume, e nunca menos que os jogadores. Com menos jogadores, cada um conduz vários',
    level: 'o nível de cada personagem; 1 de costume',
    'level=choose': 'cada jogador escolhe o nível do personagem',
    'scenario-level': 'o nível do cenário, em vez do que resulta dos níveis dos personagens',
    'difficulty=easy': 'o cenário é um nível mais fácil',
    'difficulty=normal': 'como de costume',
    'difficulty=hard': 'o cenário é um nível mais difícil',
    'difficulty=very-hard': 'o cenário é dois níveis mais difícil',
    'open-information': 'as mãos ficam abertas, e os monstros um nível mais fortes',
    'reduced-randomness': 'os modificadores oscilam menos',
  },
  round: (round) => `rodada ${round}`,
  level: (level) => `nível ${level}`,
  piles: (hand, discarded, lost) => `mão ${hand}, descarte ${discarded}, perdidas ${lost}`,
  hand: 'Na mão',
  cardHead: (level, initiative) => `Nível ${level}, iniciativa ${initiative}`,
  classHead: (cards, hp) => `Uma mão de ${cards} cartas, e ${hp} pontos de vida no nível 1.`,
  firstCards: (cards) => `As cartas iniciais, com as suas iniciativas: ${cards.join(', ')}.`,
  ranked: (rank, level) => `${rank}, nível ${level}`,
  special: (number) => `Especial ${number}`,
  thisRound: (initiative) => `Nesta rodada, iniciativa ${initiative}`,
  why: 'de onde vêm a sua iniciativa, o seu Escudo e o seu Retaliar',
  nothingToExplain: 'Você ainda não escolheu as cartas: não há número a explicar.',
  won: 'O cenário foi vencido!',
  lost: 'O cenário foi perdido.',
  columns: ['EXP', 'ouro', 'exaustão', 'vitórias'],
  lasts: (mean) => `${mean} rodadas`,
  byClass: { title: 'Por classe', heading: 'Classe' },
  byScenario: { title: 'Por cenário', heading: 'Cenário' },
};

export const tableTexts: { readonly [L in Language]: TableTexts } = { en, it, pt };
