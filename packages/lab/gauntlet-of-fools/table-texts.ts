import type { Modifier } from '@tavolo/gauntlet-of-fools';
import type { Language } from '../text/language.ts';

/** The words that `--options` understands. */
export const optionWords = ['promos', 'boasts=any', 'boasts=one', 'multiply=any', 'multiply=own'] as const;
export type OptionWord = (typeof optionWords)[number];

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
  /** How long a match lasts on average. */
  readonly lasts: (mean: string) => string;
  readonly byGroup: { readonly class: string; readonly weapon: string; readonly boast: string };
  readonly groupHeadings: { readonly class: string; readonly weapon: string; readonly boast: string };
  readonly attackTimes: (times: number) => string;
  readonly attackIsZero: string;
  readonly oneUseDice: (dice: number) => string;
  /** What a hero's cards and boasts add up to. */
  readonly counted: (numbers: string) => string;
  /** What a modifier does that has landed, from its figures. */
  readonly landed: (modifier: Modifier) => readonly string[];
  /** Behind figures that the monster's own already include. */
  readonly included: string;
  /** Which numbers are explained, and what is said when there is none. */
  readonly why: string;
  readonly nothingToExplain: string;
  /** What each word of `--options` means. */
  readonly options: { readonly [Word in OptionWord]: string };
};

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

const en: TableTexts = {
  greeting: [
    'Welcome, fool! You pick a Hero, make it worse by boasting until nobody wants to steal it,',
    'and walk into the gauntlet. Everybody faces the same Monsters. Four Wounds and you are Dead;',
    'the most Gold wins, dead or alive. Type the number of what you want, or help at any time.',
  ],
  noBoast: 'no Boast',
  turn: (turn) => `turn ${turn}`,
  cardsLeft: (cards) => (cards === 1 ? '1 card left' : `${cards} cards left`),
  gold: (gold) => `${gold} Gold`,
  inTheMiddle: 'in the middle',
  fell: (turn, by) => (by === null ? `† turn ${turn}` : `† turn ${turn}, ${by}`),
  dice: (dice) => (dice === 1 ? '1 die' : `${dice} dice`),
  toKill: (attack, defense) => `Attack ${attack} against ${defense}`,
  toDodge: (defense, attack) => `Defense ${defense} against ${attack}`,
  rolled: 'rolled',
  winner: (names) => (names.length === 1 ? `${names[0]} wins!` : `${names.join(' and ')} share the win!`),
  goldByTurn: 'Gold, turn by turn',
  columns: ['Gold', 'turns', 'alive', 'wins'],
  lasts: (mean) => `${mean} turns`,
  byGroup: { class: 'By Class', weapon: 'By Weapon', boast: 'By Boast' },
  groupHeadings: { class: 'Class', weapon: 'Weapon', boast: 'Boast' },
  attackTimes: (times) => `times ${times}`,
  attackIsZero: 'the Attack is 0 this turn',
  oneUseDice: (dice) => (dice === 1 ? '1 one-use die' : `${dice} one-use dice`),
  counted: (numbers) => `Everything counted: ${numbers}`,
  landed: ({ attack, defense, gold, damageTimes }) => [
    ...(attack === 0 ? [] : [`${signed(attack)} Attack`]),
    ...(defense === 0 ? [] : [`${signed(defense)} Defense`]),
    ...(gold === 0 ? [] : [`${signed(gold)} Gold in the Treasure`]),
    ...(damageTimes === 1 ? [] : [`Damage is dealt ${damageTimes === 2 ? 'twice' : `${damageTimes} times`}`]),
  ],
  included: 'counted above',
  why: 'where your Attack and your Defense come from',
  nothingToExplain: 'You lead no Hero yet, so there is no number to explain.',
  options: {
    promos: 'the promo cards are in the box',
    'boasts=any': 'a Hero from the middle may be taken with any number of Boasts, as usual',
    'boasts=one': 'a Hero from the middle may be taken with one Boast at most',
    'multiply=any': 'the Cleaver multiplies the dice of any Weapon, as usual',
    'multiply=own': 'the Cleaver multiplies its own dice alone',
  },
};

const it: TableTexts = {
  greeting: [
    'Salve, folle! Scegli un Eroe, peggioralo a forza di Spacconerie finché nessuno te lo vuole',
    'più rubare, e affronta il Duello. I Mostri sono gli stessi per tutti. Con quattro Ferite si muore;',
    'vince chi ha più Oro, vivo o morto che sia. Scrivi il numero di ciò che vuoi, oppure aiuto.',
  ],
  noBoast: 'nessuna Spacconeria',
  turn: (turn) => `turno ${turn}`,
  cardsLeft: (cards) => (cards === 1 ? '1 carta nel mazzo' : `${cards} carte nel mazzo`),
  gold: (gold) => `${gold} Oro`,
  inTheMiddle: 'al centro',
  fell: (turn, by) => (by === null ? `† turno ${turn}` : `† turno ${turn}, ${by}`),
  dice: (dice) => (dice === 1 ? '1 dado' : `${dice} dadi`),
  toKill: (attack, defense) => `Attacco ${attack} contro ${defense}`,
  toDodge: (defense, attack) => `Difesa ${defense} contro ${attack}`,
  rolled: 'dadi',
  winner: (names) => (names.length === 1 ? `Vince ${names[0]}!` : `Vincono insieme ${names.join(' e ')}!`),
  goldByTurn: "L'Oro, turno per turno",
  columns: ['Oro', 'turni', 'in vita', 'vittorie'],
  lasts: (mean) => `${mean} turni`,
  byGroup: { class: 'Per Classe', weapon: 'Per Arma', boast: 'Per Spacconeria' },
  groupHeadings: { class: 'Classe', weapon: 'Arma', boast: 'Spacconeria' },
  attackTimes: (times) => `per ${times}`,
  attackIsZero: "in questo turno l'Attacco è 0",
  oneUseDice: (dice) => (dice === 1 ? '1 dado ad uso singolo' : `${dice} dadi ad uso singolo`),
  counted: (numbers) => `Tutto compreso: ${numbers}`,
  landed: ({ attack, defense, gold, damageTimes }) => [
    ...(attack === 0 ? [] : [`${signed(attack)} in Attacco`]),
    ...(defense === 0 ? [] : [`${signed(defense)} in Difesa`]),
    ...(gold === 0 ? [] : [`${signed(gold)} Oro nel Tesoro`]),
    ...(damageTimes === 1 ? [] : [`il Danno si subisce ${damageTimes === 2 ? 'due' : damageTimes} volte`]),
  ],
  included: 'già contato qui sopra',
  why: 'da dove vengono il tuo Attacco e la tua Difesa',
  nothingToExplain: "Non guidi ancora nessun Eroe: non c'è un numero da spiegare.",
  options: {
    promos: 'ci sono anche le carte promozionali',
    'boasts=any': 'un Eroe al centro si può prendere con quante Spacconerie si vuole, come di solito',
    'boasts=one': 'un Eroe al centro si può prendere con una Spacconeria al massimo',
    'multiply=any': 'la Mannaia moltiplica i dadi di qualunque Arma, come di solito',
    'multiply=own': 'la Mannaia moltiplica solo i propri dadi',
  },
};

const pt: TableTexts = {
  greeting: [
    'Boas-vindas! Escolha um Herói, piore-o com Bravatas até ninguém mais querer roubá-lo, e entre',
    'no Desafio. Os Monstros são os mesmos para todos. Com quatro Ferimentos o Herói morre; quem tem',
    'mais Ouro vence, vivo ou morto. Digite o número do que quer, ou ajuda a qualquer momento.',
  ],
  noBoast: 'nenhuma Bravata',
  turn: (turn) => `turno ${turn}`,
  cardsLeft: (cards) => (cards === 1 ? '1 carta no baralho' : `${cards} cartas no baralho`),
  gold: (gold) => `${gold} de Ouro`,
  inTheMiddle: 'no centro',
  fell: (turn, by) => (by === null ? `† turno ${turn}` : `† turno ${turn}, ${by}`),
  dice: (dice) => (dice === 1 ? '1 dado' : `${dice} dados`),
  toKill: (attack, defense) => `Ataque ${attack} contra ${defense}`,
  toDodge: (defense, attack) => `Defesa ${defense} contra ${attack}`,
  rolled: 'dados',
  winner: (names) => (names.length === 1 ? `${names[0]} vence!` : `${names.join(' e ')} vencem juntos!`),
  goldByTurn: 'O Ouro, turno a turno',
  columns: ['Ouro', 'turnos', 'vivo', 'vitórias'],
  lasts: (mean) => `${mean} turnos`,
  byGroup: { class: 'Por Classe', weapon: 'Por Arma', boast: 'Por Bravata' },
  groupHeadings: { class: 'Classe', weapon: 'Arma', boast: 'Bravata' },
  attackTimes: (times) => `vezes ${times}`,
  attackIsZero: 'neste turno o Ataque é 0',
  oneUseDice: (dice) => (dice === 1 ? '1 dado de uso único' : `${dice} dados de uso único`),
  counted: (numbers) => `Contando tudo: ${numbers}`,
  landed: ({ attack, defense, gold, damageTimes }) => [
    ...(attack === 0 ? [] : [`${signed(attack)} de Ataque`]),
    ...(defense === 0 ? [] : [`${signed(defense)} de Defesa`]),
    ...(gold === 0 ? [] : [`${signed(gold)} de Ouro no Tesouro`]),
    ...(damageTimes === 1 ? [] : [`o Dano é sofrido ${damageTimes === 2 ? 'duas' : damageTimes} vezes`]),
  ],
  included: 'já contado acima',
  why: 'de onde vêm o seu Ataque e a sua Defesa',
  nothingToExplain: 'Você ainda não lidera nenhum Herói: não há número a explicar.',
  options: {
    promos: 'as cartas promocionais entram no jogo',
    'boasts=any': 'um Herói do centro pode ser pego com quantas Bravatas se quiser, como de costume',
    'boasts=one': 'um Herói do centro pode ser pego com uma Bravata no máximo',
    'multiply=any': 'o Cutelo multiplica os dados de qualquer Arma, como de costume',
    'multiply=own': 'o Cutelo multiplica só os próprios dados',
  },
};

export const tableTexts: { readonly [L in Language]: TableTexts } = { en, it, pt };
