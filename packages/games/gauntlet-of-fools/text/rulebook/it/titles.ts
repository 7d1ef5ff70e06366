import type { ChapterId } from '../../../rulebook.ts';

/** The titles of the chapters in Italian. */
export const titles: Readonly<Record<ChapterId, string>> = {
  setup: 'Preparazione',
  boasting: 'Fase della Spacconeria',
  boast: 'Le sei Spacconerie',
  ready: 'Prepararsi alla Sfida',
  numbers: 'I numeri',
  turn: 'Il turno',
  damage: 'Danno, Ferite e Morte',
  abilities: 'Le Abilità',
  end: 'Fine del Gioco',
  two: 'Regole per Due Giocatori',
  cases: 'Casi',
  rulings: 'Decisioni',
};
