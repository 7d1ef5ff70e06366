import { content, type FigureView, type Texts, type View } from '@tavolo/gloomhaven';
import type { Paint } from '../../console/paint.ts';

/** How a figure is marked on the map: two letters of a class, a letter and a number of others. */
export function markOf(figure: FigureView, view: View, texts: Texts): string {
  if (figure.kind === 'character') return texts.name(figure.type, 'class').slice(0, 2);
  if (figure.kind === 'summon') return `s${figure.number}`;
  if (figure.kind === 'objective') return `o${figure.number === 0 ? '' : figure.number}`;
  const letter = 'abcdefghijklmnop'[view.met.map(String).indexOf(figure.type)] ?? 'z';
  return figure.number === 0 ? `${letter.toUpperCase()}!` : `${letter}${figure.number}`;
}

/** The colour of a figure: the party, elites, bosses, and the rest. */
export function colourOf({ side, rank }: FigureView, paint: Paint): (text: string) => string {
  if (side === 'party') return paint.green;
  if (rank === 'elite') return paint.yellow;
  return rank === 'boss' ? paint.magenta : paint.red;
}

/** When a figure acts in this round; `null` while nobody knows. */
export function initiativeOf(figure: FigureView, view: View): number | null {
  if (view.phase !== 'acting' && view.phase !== 'revealing') return null;
  const hero = view.heroes.find(({ id }) => id === (figure.owner ?? figure.id));
  if (hero !== undefined) return hero.initiative;
  for (const [id, { deck }] of content.monsters) {
    if (id !== figure.type) continue;
    const card = view.monsterDecks.find((one) => one.id === deck)?.card ?? null;
    return card === null ? null : (content.monsterCards.get(card)?.initiative ?? null);
  }
  return null;
}
