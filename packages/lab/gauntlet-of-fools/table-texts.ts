import type { Language } from '../text/language.ts';

/** The few words that only the table in a terminal needs; all others are the game's own. */
export type TableTexts = {
  readonly greeting: readonly [string, string, string];
  readonly noBoast: string;
  readonly turn: (turn: number) => string;
  readonly cardsLeft: (cards: number) => string;
  readonly gold: (gold: number) => string;
  readonly inTheMiddle: string;
  readonly fell: (turn: number, by: string | null) => string;
  readonly dice: (dice: number) => string;
  /** The hero's attack against the monster's defense, and the hero's defense against the monster's attack. */
  readonly toKill: (attack: number, defense: number) => string;
  readonly toDodge: (defense: number, attack: number) => string;
  readonly rolled: string;
  readonly winner: (names: readonly string[]) => string;
  readonly goldByTurn: string;
  readonly columns: readonly [string, string, string, string];
  readonly byGroup: { readonly class: string; readonly weapon: string; readonly boast: string };
  readonly groupHeadings: { readonly class: string; readonly weapon: string; readonly boast: string };
  readonly attackTimes: (times: number) => string;
  readonly attackIsZero: string;
};

const en: TableTexts = {
  greeting: [
    'Welcome, fool! You pick a hero, make it worse by boasting until nobody wants to steal it,',
    'and walk into the gauntlet. Everybody faces the same monsters. Four wounds and you are dead;',
    'the most gold wins, dead or alive. Type the number of what you want, or help at any time.',
  ],
  noBoast: 'no boast',
  turn: (turn) => `turn ${turn}`,
  cardsLeft: (cards) => `${cards} cards left`,
  gold: (gold) => `${gold} gold`,
  inTheMiddle: 'in the middle',
  fell: (turn, by) => (by === null ? `† turn ${turn}` : `† turn ${turn}, ${by}`),
  dice: (dice) => (dice === 1 ? '1 die' : `${dice} dice`),
  toKill: (attack, defense) => `attack ${attack} against ${defense}`,
  toDodge: (defense, attack) => `defense ${defense} against ${attack}`,
  rolled: 'rolled',
  winner: (names) => (names.length === 1 ? `${names[0]} wins!` : `${names.join(' and ')} share the win!`),
  goldByTurn: 'Gold, turn by turn',
  columns: ['gold', 'turns', 'alive', 'wins'],
  byGroup: { class: 'By class', weapon: 'By weapon', boast: 'By boast' },
  groupHeadings: { class: 'class', weapon: 'weapon', boast: 'boast' },
  attackTimes: (times) => `times ${times}`,
  attackIsZero: 'the attack is 0 this turn',
};

const it: TableTexts = {
  greeting: [
    'Benvenuti, folli! Scegli un eroe, peggioralo a forza di spacconerie finché nessuno te lo vuole',
    'più rubare, e affronta il Duello. I mostri sono gli stessi per tutti. Con quattro ferite si muore;',
    'vince chi ha più oro, vivo o morto che sia. Scrivi il numero di ciò che vuoi, oppure aiuto.',
  ],
  noBoast: 'nessuna Spacconeria',
  turn: (turn) => `turno ${turn}`,
  cardsLeft: (cards) => `${cards} carte nel mazzo`,
  gold: (gold) => `${gold} oro`,
  inTheMiddle: 'al centro',
  fell: (turn, by) => (by === null ? `† turno ${turn}` : `† turno ${turn}, ${by}`),
  dice: (dice) => (dice === 1 ? '1 dado' : `${dice} dadi`),
  toKill: (attack, defense) => `attacco ${attack} contro ${defense}`,
  toDodge: (defense, attack) => `difesa ${defense} contro ${attack}`,
  rolled: 'dadi',
  winner: (names) => (names.length === 1 ? `Vince ${names[0]}!` : `Vincono insieme ${names.join(' e ')}!`),
  goldByTurn: 'L’oro, turno per turno',
  columns: ['oro', 'turni', 'in vita', 'vittorie'],
  byGroup: { class: 'Per classe', weapon: 'Per arma', boast: 'Per Spacconeria' },
  groupHeadings: { class: 'classe', weapon: 'arma', boast: 'Spacconeria' },
  attackTimes: (times) => `per ${times}`,
  attackIsZero: 'in questo turno l’attacco è 0',
};

const pt: TableTexts = {
  greeting: [
    'Boas-vindas! Escolha um herói, piore-o com bravatas até ninguém mais querer roubá-lo, e entre',
    'no Desafio. Os monstros são os mesmos para todos. Com quatro ferimentos o herói morre; quem tem',
    'mais ouro vence, vivo ou morto. Digite o número do que quer, ou ajuda a qualquer momento.',
  ],
  noBoast: 'nenhuma bravata',
  turn: (turn) => `turno ${turn}`,
  cardsLeft: (cards) => `${cards} cartas no baralho`,
  gold: (gold) => `${gold} ouro`,
  inTheMiddle: 'no centro',
  fell: (turn, by) => (by === null ? `† turno ${turn}` : `† turno ${turn}, ${by}`),
  dice: (dice) => (dice === 1 ? '1 dado' : `${dice} dados`),
  toKill: (attack, defense) => `ataque ${attack} contra ${defense}`,
  toDodge: (defense, attack) => `defesa ${defense} contra ${attack}`,
  rolled: 'dados',
  winner: (names) => (names.length === 1 ? `${names[0]} vence!` : `${names.join(' e ')} vencem juntos!`),
  goldByTurn: 'O ouro, turno a turno',
  columns: ['ouro', 'turnos', 'em pé', 'vitórias'],
  byGroup: { class: 'Por classe', weapon: 'Por arma', boast: 'Por bravata' },
  groupHeadings: { class: 'classe', weapon: 'arma', boast: 'bravata' },
  attackTimes: (times) => `vezes ${times}`,
  attackIsZero: 'neste turno o ataque é 0',
};

export const tableTexts: { readonly [L in Language]: TableTexts } = { en, it, pt };
