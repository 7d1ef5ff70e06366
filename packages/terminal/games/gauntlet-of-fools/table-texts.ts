import type { Modifier } from '@tavolo/gauntlet-of-fools';
import { type InEachLanguage, signed } from '@tavolo/language';
import * as english from '@tavolo/language/en';
import * as italian from '@tavolo/language/it';
import * as portuguese from '@tavolo/language/pt';
import type { Guide } from '../../face/face.ts';

/** The few words that only the table in a terminal needs; all others are the game's own. */
export type TableTexts = {
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
  readonly attackTimes: (times: number) => string;
  readonly attackIsZero: string;
  readonly oneUseDice: (dice: number) => string;
  /** What a hero's cards and boasts add up to. */
  readonly counted: (numbers: string) => string;
  /** What a modifier does that has landed, from its figures. */
  readonly landed: (modifier: Modifier) => readonly string[];
  /** Behind figures that the monster's own already include. */
  readonly included: string;
  readonly guide: Pick<Guide, 'why' | 'nothingToExplain'>;
};

const en: TableTexts = {
  turn: (turn) => `turn ${turn}`,
  cardsLeft: (cards) => english.count(cards, 'card left', 'cards left'),
  gold: (gold) => `${gold} Gold`,
  inTheMiddle: 'in the middle',
  fell: (turn, by) => (by === null ? `† turn ${turn}` : `† turn ${turn}, ${by}`),
  dice: (dice) => english.count(dice, 'die', 'dice'),
  toKill: (attack, defense) => `Attack ${attack} against ${defense}`,
  toDodge: (defense, attack) => `Defense ${defense} against ${attack}`,
  rolled: 'rolled',
  winner: (names) => (names.length === 1 ? `${names[0]} wins!` : `${english.and(names)} share the win!`),
  goldByTurn: 'Gold, turn by turn',
  attackTimes: (times) => `times ${times}`,
  attackIsZero: 'the Attack is 0 this turn',
  oneUseDice: (dice) => english.count(dice, 'one-use die', 'one-use dice'),
  counted: (numbers) => `Everything counted: ${numbers}`,
  landed: ({ attack, defense, gold, damageTimes }) => [
    ...(attack === 0 ? [] : [`${signed(attack)} Attack`]),
    ...(defense === 0 ? [] : [`${signed(defense)} Defense`]),
    ...(gold === 0 ? [] : [`${signed(gold)} Gold in the Treasure`]),
    ...(damageTimes === 1 ? [] : [`Damage is dealt ${damageTimes === 2 ? 'twice' : `${damageTimes} times`}`]),
  ],
  included: 'counted above',
  guide: {
    why: 'where your Attack and your Defense come from',
    nothingToExplain: 'You lead no Hero yet, so there is no number to explain.',
  },
};

const it: TableTexts = {
  turn: (turn) => `turno ${turn}`,
  cardsLeft: (cards) => italian.count(cards, 'carta nel mazzo', 'carte nel mazzo'),
  gold: (gold) => `${gold} Oro`,
  inTheMiddle: 'al centro',
  fell: (turn, by) => (by === null ? `† turno ${turn}` : `† turno ${turn}, ${by}`),
  dice: (dice) => italian.count(dice, 'dado', 'dadi'),
  toKill: (attack, defense) => `Attacco ${attack} contro ${defense}`,
  toDodge: (defense, attack) => `Difesa ${defense} contro ${attack}`,
  rolled: 'dadi',
  winner: (names) => (names.length === 1 ? `Vince ${names[0]}!` : `Vincono insieme ${italian.and(names)}!`),
  goldByTurn: "L'Oro, turno per turno",
  attackTimes: (times) => `per ${times}`,
  attackIsZero: "in questo turno l'Attacco è 0",
  oneUseDice: (dice) => italian.count(dice, 'dado ad uso singolo', 'dadi ad uso singolo'),
  counted: (numbers) => `Tutto compreso: ${numbers}`,
  landed: ({ attack, defense, gold, damageTimes }) => [
    ...(attack === 0 ? [] : [`${signed(attack)} in Attacco`]),
    ...(defense === 0 ? [] : [`${signed(defense)} in Difesa`]),
    ...(gold === 0 ? [] : [`${signed(gold)} Oro nel Tesoro`]),
    ...(damageTimes === 1 ? [] : [`il Danno si subisce ${damageTimes === 2 ? 'due' : damageTimes} volte`]),
  ],
  included: 'già contato qui sopra',
  guide: {
    why: 'da dove vengono il tuo Attacco e la tua Difesa',
    nothingToExplain: "Non guidi ancora nessun Eroe: non c'è un numero da spiegare.",
  },
};

const pt: TableTexts = {
  turn: (turn) => `turno ${turn}`,
  cardsLeft: (cards) => portuguese.count(cards, 'carta no baralho', 'cartas no baralho'),
  gold: (gold) => `${gold} de Ouro`,
  inTheMiddle: 'no centro',
  fell: (turn, by) => (by === null ? `† turno ${turn}` : `† turno ${turn}, ${by}`),
  dice: (dice) => portuguese.count(dice, 'dado', 'dados'),
  toKill: (attack, defense) => `Ataque ${attack} contra ${defense}`,
  toDodge: (defense, attack) => `Defesa ${defense} contra ${attack}`,
  rolled: 'dados',
  winner: (names) =>
    names.length === 1 ? `${names[0]} venceu!` : `${portuguese.and(names)} venceram juntos!`,
  goldByTurn: 'O Ouro, turno a turno',
  attackTimes: (times) => `vezes ${times}`,
  attackIsZero: 'neste turno o Ataque é 0',
  oneUseDice: (dice) => portuguese.count(dice, 'dado de uso único', 'dados de uso único'),
  counted: (numbers) => `Contando tudo: ${numbers}`,
  landed: ({ attack, defense, gold, damageTimes }) => [
    ...(attack === 0 ? [] : [`${signed(attack)} de Ataque`]),
    ...(defense === 0 ? [] : [`${signed(defense)} de Defesa`]),
    ...(gold === 0 ? [] : [`${signed(gold)} de Ouro no Tesouro`]),
    ...(damageTimes === 1 ? [] : [`o Dano conta ${damageTimes === 2 ? 'duas' : damageTimes} vezes`]),
  ],
  included: 'já contado acima',
  guide: {
    why: 'de onde vêm o seu Ataque e a sua Defesa',
    nothingToExplain: 'Você ainda não tem um Herói: não há números para explicar.',
  },
};

export const tableTexts: InEachLanguage<TableTexts> = { en, it, pt };
