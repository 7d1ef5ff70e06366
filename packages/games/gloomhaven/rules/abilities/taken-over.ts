import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import { deciderFor, figureById } from '../figures.ts';
import type { Deed, Performing } from './deed.ts';

/** The hold on a turn lasts as long as the card that has it, at most to the end of the round. [gh/turn.20a] */
export function takeOver(g: Gloom, { by, source }: Deed, figure: Figure, automatic: boolean): void {
  figure.takenOver = { by: by.id, source, automatic };
  g.tell({ is: 'taken-over', figure: figure.id, by: by.id }, 'gh/turn.20a');
}

/** How a figure takes its turn: by itself, or on the side of the figure that has taken it over. [gh/turn.20a] */
export function leadOf({ state }: Table, { takenOver }: Figure): Performing {
  const leader = takenOver === null ? null : figureById(state, takenOver.by);
  if (takenOver === null || leader === null) return { automatic: true };
  return { automatic: takenOver.automatic, side: leader.side, seat: deciderFor(state, leader) };
}
