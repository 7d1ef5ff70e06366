import type { InEachLanguage } from '@tavolo/language';
import * as english from '@tavolo/language/en';
import * as italian from '@tavolo/language/it';
import * as portuguese from '@tavolo/language/pt';

/** The few words that only the table in a terminal needs; all others are the game's own. */
export type TableTexts = {
  readonly round: (round: number) => string;
  readonly valorToWin: (valor: number) => string;
  readonly health: (left: number, of: number) => string;
  readonly valor: (valor: number) => string;
  readonly energy: (energy: number) => string;
  readonly cards: (cards: number) => string;
  readonly carries: string;
  readonly from: string;
  readonly aggro: string;
  readonly die: string;
  readonly winner: (names: readonly string[]) => string;
  readonly why: string;
  readonly nothingToExplain: string;
};

const en: TableTexts = {
  round: (round) => `round ${round}`,
  valorToWin: (valor) => `${valor} valor wins`,
  health: (left, of) => `health ${left}/${of}`,
  valor: (valor) => `valor ${valor}`,
  energy: (energy) => `energy ${energy}`,
  cards: (cards) => english.count(cards, 'card', 'cards'),
  carries: 'carries',
  from: 'leads to',
  aggro: 'Aggro',
  die: 'die',
  winner: (names) => (names.length === 1 ? `${names[0]} wins!` : `${english.and(names)} share the win!`),
  why: 'where the numbers of a combat come from',
  nothingToExplain: "You aren't in a combat, so there are no numbers to explain.",
};

const it: TableTexts = {
  round: (round) => `giro ${round}`,
  valorToWin: (valor) => `si vince con ${valor} punti valore`,
  health: (left, of) => `vita ${left}/${of}`,
  valor: (valor) => `valore ${valor}`,
  energy: (energy) => `energia ${energy}`,
  cards: (cards) => italian.count(cards, 'carta', 'carte'),
  carries: 'porta con sé',
  from: 'da qui si va a',
  aggro: 'Aggro',
  die: 'dado',
  winner: (names) => (names.length === 1 ? `Vince ${names[0]}!` : `Vincono insieme ${italian.and(names)}!`),
  why: 'da dove vengono i numeri di un combattimento',
  nothingToExplain: 'Non stai combattendo: non c’è un numero da spiegare.',
};

const pt: TableTexts = {
  round: (round) => `rodada ${round}`,
  valorToWin: (valor) => `vence quem chegar a ${valor} de bravura`,
  health: (left, of) => `vida ${left}/${of}`,
  valor: (valor) => `bravura ${valor}`,
  energy: (energy) => `energia ${energy}`,
  cards: (cards) => portuguese.count(cards, 'carta', 'cartas'),
  carries: 'leva',
  from: 'daqui se vai para',
  aggro: 'Aggro',
  die: 'dado',
  winner: (names) =>
    names.length === 1 ? `${names[0]} venceu!` : `${portuguese.and(names)} venceram juntos!`,
  why: 'de onde vêm os números de um combate',
  nothingToExplain: 'Você não está em combate: não há números para explicar.',
};

export const tableTexts: InEachLanguage<TableTexts> = { en, it, pt };
