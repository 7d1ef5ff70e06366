/** Words about items. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Hero } from '../../state.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { type Level, levels, rankOf } from '../../vocabulary/terms.ts';
import type { Wow } from '../../wow.ts';
import { type Deed, heroMeant } from '../deeds.ts';
import { discardChosenItems, discardRandomItems, gainItem, removeItem } from '../items.ts';
import { heroOf, rivalsOf } from '../table.ts';
import type { WordsFor } from './words.ts';

export const onItems: WordsFor<'gain-item' | 'discard-item' | 'trade'> = {
  'gain-item': gainWord,
  'discard-item': (effect, g, deed): Rule | undefined => {
    const hero = heroMeant(g, deed, effect.who);
    if (hero === null) return undefined;
    const { n, from, how } = effect;
    if (how === 'choice')
      return discardChosenItems(g, hero, {
        n,
        from,
        why: 'discard',
        source: deed.source,
        rule: 'wow/items.12',
      });
    discardRandomItems(g, hero, { n, from, rule: 'wow/items.12' });
    return undefined;
  },
  trade,
};

function* gainWord({ level, n }: Extract<Effect, { is: 'gain-item' }>, g: Wow, { hero }: Deed): Rule {
  if (hero === null) return;
  for (let nth = 0; nth < n; nth++) {
    gainItem(g, hero, level === 'own-or-lower' ? yield* levelChosen(hero) : level);
  }
}

/** The hero picks a colour up to the own level. [wow/A-19] */
function* levelChosen(hero: Hero): Rule<Level> {
  return yield* choose('item-level', {
    seat: hero.seat,
    rule: 'wow/A-19',
    from: levels.filter((level) => rankOf(level) <= rankOf(hero.level)),
  });
}

/** Takes an item from a rival's backpack; that rival takes a different one, if there is any. [wow/A-59] */
function* trade(_: unknown, g: Wow, { hero, source }: Deed): Rule {
  if (hero === null) return;
  const rivals = rivalsOf(g.state, hero).filter(({ backpack }) => backpack.length > 0);
  if (rivals.length === 0) return;
  const seat = yield* choose('rival', {
    seat: hero.seat,
    rule: 'wow/A-59',
    from: rivals.map((rival) => rival.seat),
    about: () => ({ source }),
  });
  const rival = heroOf(g.state, seat);
  const taken = yield* itemFrom(hero, rival, 'trade', rival.backpack);
  hand(g, rival, hero, taken);
  const others = hero.backpack.filter((card) => card !== taken);
  if (others.length > 0) hand(g, hero, rival, yield* itemFrom(rival, hero, 'trade-back', others));
}

function* itemFrom(
  chooser: Hero,
  of: Hero,
  why: 'trade' | 'trade-back',
  from: readonly CardId[],
): Rule<CardId> {
  const card = yield* choose('item', {
    seat: chooser.seat,
    rule: 'wow/A-59',
    from: from.slice(),
    about: () => ({ source: 'traveling-merchant', why, of: of.seat }),
  });
  return card as CardId; // nothing else is offered
}

function hand(g: Wow, from: Hero, to: Hero, card: CardId): void {
  removeItem(from, card);
  to.backpack.push(card);
  g.tell({ is: 'stole-item', hero: to.seat, from: from.seat, card }, 'wow/A-59');
}
