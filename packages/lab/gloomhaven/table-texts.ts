import type { Language } from '../text/language.ts';

/** The words of `--options` beside those that choose a scenario. */
export const optionWords = [
  'characters=2',
  'characters=3',
  'characters=4',
  'level=choose',
  'difficulty=easy',
  'difficulty=hard',
  'difficulty=very-hard',
  'open-information',
  'reduced-randomness',
] as const;
export type OptionWord = (typeof optionWords)[number];

/** The few words that only the table in a terminal needs; all others are the game's own. */
export type TableTexts = {
  readonly greeting: readonly [string, string, string];
  /** What a word that chooses a scenario means. */
  readonly plays: (scenario: string) => string;
  readonly options: { readonly [Word in OptionWord]: string };
  readonly round: (round: number) => string;
  readonly level: (level: number) => string;
  readonly noElement: string;
  readonly piles: (discarded: number, lost: number) => string;
  readonly inHand: (cards: number) => string;
  readonly hand: string;
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
  plays: (scenario) => `plays the scenario “${scenario}”`,
  options: {
    'characters=2': 'two characters, as usual; with fewer players each leads several',
    'characters=3': 'three characters',
    'characters=4': 'four characters',
    'level=choose': 'every player chooses the level of the character',
    'difficulty=easy': 'the scenario is one level easier',
    'difficulty=hard': 'the scenario is one level harder',
    'difficulty=very-hard': 'the scenario is two levels harder',
    'open-information': 'hands are open, and monsters one level higher',
    'reduced-randomness': 'modifier cards swing less',
  },
  round: (round) => `round ${round}`,
  level: (level) => `level ${level}`,
  noElement: 'no element',
  piles: (discarded, lost) => `${discarded} discarded, ${lost} lost`,
  inHand: (cards) => (cards === 1 ? '1 card in hand' : `${cards} cards in hand`),
  hand: 'In hand',
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
  plays: (scenario) => `si gioca lo scenario “${scenario}”`,
  options: {
    'characters=2': 'due personaggi, come di solito; se i giocatori sono meno, ciascuno ne guida diversi',
    'characters=3': 'tre personaggi',
    'characters=4': 'quattro personaggi',
    'level=choose': 'ogni giocatore sceglie il livello del personaggio',
    'difficulty=easy': 'lo scenario è più facile di un livello',
    'difficulty=hard': 'lo scenario è più difficile di un livello',
    'difficulty=very-hard': 'lo scenario è più difficile di due livelli',
    'open-information': 'le mani sono scoperte, e i mostri di un livello più forti',
    'reduced-randomness': 'i modificatori oscillano meno',
  },
  round: (round) => `round ${round}`,
  level: (level) => `livello ${level}`,
  noElement: 'nessun elemento',
  piles: (discarded, lost) => `scartate ${discarded}, perse ${lost}`,
  inHand: (cards) => (cards === 1 ? '1 carta in mano' : `${cards} carte in mano`),
  hand: 'In mano',
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
  plays: (scenario) => `joga o cenário “${scenario}”`,
  options: {
    'characters=2': 'dois personagens, como de costume; com menos jogadores, cada um conduz vários',
    'characters=3': 'três personagens',
    'characters=4': 'quatro personagens',
    'level=choose': 'cada jogador escolhe o nível do personagem',
    'difficulty=easy': 'o cenário é um nível mais fácil',
    'difficulty=hard': 'o cenário é um nível mais difícil',
    'difficulty=very-hard': 'o cenário é dois níveis mais difícil',
    'open-information': 'as mãos ficam abertas, e os monstros um nível mais fortes',
    'reduced-randomness': 'os modificadores oscilam menos',
  },
  round: (round) => `rodada ${round}`,
  level: (level) => `nível ${level}`,
  noElement: 'nenhum elemento',
  piles: (discarded, lost) => `descartadas ${discarded}, perdidas ${lost}`,
  inHand: (cards) => (cards === 1 ? '1 carta na mão' : `${cards} cartas na mão`),
  hand: 'Na mão',
  won: 'O cenário foi vencido!',
  lost: 'O cenário foi perdido.',
  columns: ['EXP', 'ouro', 'exaustão', 'vitórias'],
  lasts: (mean) => `${mean} rodadas`,
  byClass: { title: 'Por classe', heading: 'Classe' },
  byScenario: { title: 'Por cenário', heading: 'Cenário' },
};

export const tableTexts: { readonly [L in Language]: TableTexts } = { en, it, pt };
