import type { ExtraGold, Monster } from '../cards.ts';
import type { SeenTable } from '../gauntlet.ts';
import type { HeroView } from '../view.ts';
import { defense } from './numbers.ts';
import { type Adder, addPassives } from './passives.ts';
import { encounterCard, fightOf } from './table.ts';

/** A monster that is killed, and whether it is dodged as well. */
type Killed = { readonly monster: Monster; readonly isDodged: boolean };

/** The gold of a treasure: printed, from modifiers, from abilities, the monster's own; what boasts take off comes last. [gof/turn.7.3] */
export function addTreasureGold(
  g: SeenTable,
  hero: HeroView,
  { monster, isDodged }: Killed,
  to: Adder,
): void {
  const { encounter, chosenGold } = fightOf(hero);
  to.add(monster.id, monster.gold);
  for (const id of encounter.modifiers) {
    const card = encounterCard(g, id);
    if (card.is === 'modifier' && card.gold !== 0) to.add(id, card.gold);
  }
  if (hero.turn.treasure !== 0) to.add('this-turn', hero.turn.treasure);
  if (chosenGold !== 0) to.add(monster.id, chosenGold);
  for (const extra of monster.extraGold) {
    const gold = extraGold(g, hero, extra, isDodged);
    if (gold !== 0) to.add(monster.id, gold);
  }
  if (isDodged) addPassives(g, hero, g.content.carriers['treasure-if-killed-and-dodged'], to);
}

/** The gold of a monster's own beyond the printed number, but for what its killer is asked about. */
function extraGold(g: SeenTable, hero: HeroView, extra: ExtraGold, isDodged: boolean): number {
  switch (extra.is) {
    case 'if-killed-and-dodged':
      return isDodged ? extra.by : 0;
    case 'per-defense':
      return Math.max(0, Math.floor(defense(g, hero) / extra.each));
    case 'for-a-wound':
    case 'or-instead':
      return 0;
  }
}
