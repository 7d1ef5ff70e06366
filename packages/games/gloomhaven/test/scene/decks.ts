import { content } from '../../content/content.ts';
import type { State } from '../../state.ts';
import type { FigureId, ModifierId, MonsterCardId, MonsterDeckId } from '../../vocabulary/ids.ts';
import { type Cast, isHero, type Setting } from './cast.ts';

// Tests write ids as plain words; those of decks are branded here.

/** Scripted cards first, then enough +0 for any scene; or exactly the cards of a whole deck. */
export const deckFor = (
  owner: string,
  draws: readonly string[],
  whole: readonly string[] = [...draws, ...Array.from({ length: 30 }, () => '+0')],
): State['decks'][number] => ({
  owner: owner as FigureId | 'monsters',
  draw: [...whole] as ModifierId[],
  discards: [],
  shuffle: false,
});

/** Every deck gives its first card. */
export const scriptFor = (cast: Cast, setting: Setting): { readonly [stream: string]: readonly number[] } => {
  const zeros = Array.from({ length: 60 }, () => 0);
  const owners = [
    ...Object.values(cast)
      .filter(isHero)
      .map((lead) => lead.class),
    'monsters',
  ];
  return { ...Object.fromEntries(owners.map((owner) => [`modifiers ${owner}`, zeros])), ...setting.script };
};

/** A deck of monsters that shows a card. */
export const deckShowing = (id: string, card: string): State['monsterDecks'][number] => {
  const cards = content.monsterDecks.get(id as MonsterDeckId);
  if (cards === undefined || !cards.includes(card as MonsterCardId))
    throw new Error(`${id} has no card ${card}`);
  return {
    id: id as MonsterDeckId,
    draw: cards.filter((it) => it !== card),
    discards: [],
    card: card as MonsterCardId,
    consumed: [],
    infused: false,
  };
};
