import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { itemOption } from '../../options.ts';
import type { Equipped, Figure, Hero } from '../../state.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import type { ItemUse } from '../../vocabulary/items.ts';
import type { Lasting } from '../../vocabulary/lasting.ts';
import type { Deed } from '../abilities/deed.ts';
import { bonusEndings, endNamedBonus } from '../cards/ending-bonuses.ts';
import { isUsable, itemOf, markUsed } from '../cards/items.ts';
import { inForce, spendUse } from '../cards/lasting.ts';
import { heroOf } from '../figures.ts';
import type { Strike } from './strike.ts';
import { isStunnedHero } from './wards.ts';

/** What a target sets against one attack before the modifier is drawn. */
export type Defence = {
  /** The target's sheet; `null`: it is no character. */
  readonly hero: Hero | null;
  /** Beside the Shield always in force. */
  shield: number;
  readonly retaliate: { readonly value: number; readonly range: number }[];
  disadvantage: boolean;
  readonly tamesDoubles: boolean;
};

/** An attack that comes at a target; `value`: as it stands before its modifier is drawn. */
type Incoming = { readonly strike: Strike; readonly target: Figure; readonly value: number };

/** What is declared before the modifier is drawn. */
export function* defend(g: Gloom, deed: Deed, { strike, target, value }: Incoming): Rule<Defence> {
  const hero = heroOf(g.state, target);
  const defence: Defence = {
    hero,
    shield: 0,
    retaliate: [],
    disadvantage: isHardToHit(g, target),
    tamesDoubles: hero !== null && tamesDoubles(g, hero),
  };
  if (hero === null) return defence;
  for (const it of inForce(g, 'attacked')) {
    if (it.hero.id !== hero.id || !isKind(it.effect, strike)) continue;
    add(defence, it.effect);
    spendUse(g, it);
  }
  yield* offerItems(g, defence, hero, { by: deed.by.id, attack: value });
  return defence;
}

const isKind = ({ kind }: Extract<Lasting, { on: 'attacked' }>, { isRanged }: Strike): boolean =>
  kind === 'any' || (kind === 'ranged') === isRanged;

type Given = Pick<Extract<Lasting, { on: 'attacked' }>, 'shield' | 'disadvantage' | 'retaliate'>;

function add(defence: Defence, given: Given): void {
  defence.shield += given.shield ?? 0;
  if (given.disadvantage === true) defence.disadvantage = true;
  if (given.retaliate !== undefined) defence.retaliate.push(given.retaliate);
}

/** The card that a monster acts under gives its attackers Disadvantage. */
export const isHardToHit = (g: Table, { under }: Figure): boolean =>
  under !== null && (g.content.monsterCards.get(under)?.lasting ?? []).some(({ on }) => on === 'attacked');

const tamesDoubles = (g: Gloom, hero: Hero): boolean =>
  hero.items.some(({ item }) =>
    itemOf(g, item).uses.some((use) => use.when === 'always' && use.tamesDoubles === true),
  );

/** Who attacks, and how strongly. */
type Announced = { readonly by: FigureId; readonly attack: number };

/** Items that react, one after the other, as long as the player likes; bonuses may be ended too. No item works while stunned. [gh/items.4, gh/bonuses.7, gh/A-07] */
function* offerItems(g: Gloom, defence: Defence, hero: Hero, announced: Announced): Rule {
  for (;;) {
    const usable = isStunnedHero(g, hero) ? [] : reacting(g, hero);
    if (usable.length === 0) return;
    const answer: string = yield* choose('reaction', {
      seat: hero.seat,
      rule: 'gh/items.4',
      from: [...usable.map(({ equipped }) => itemOption(equipped.item)), 'go-on', ...bonusEndings(hero)],
      about: () => ({ moment: 'attacked', figure: hero.id, damage: null, target: null, ...announced }),
    });
    if (endNamedBonus(g, hero, answer)) continue;
    const used = usable.find(({ equipped }) => answer === itemOption(equipped.item));
    if (used === undefined) return;
    markUsed(g, hero, used.equipped);
    add(defence, used.use);
  }
}

type Reacting = { readonly equipped: Equipped; readonly use: Extract<ItemUse, { when: 'attacked' }> };

const reacting = (g: Gloom, hero: Hero): readonly Reacting[] =>
  hero.items.flatMap((equipped) => {
    const use = itemOf(g, equipped.item).uses.find((it) => it.when === 'attacked');
    return use?.when === 'attacked' && isUsable(g, equipped) ? [{ equipped, use }] : [];
  });
