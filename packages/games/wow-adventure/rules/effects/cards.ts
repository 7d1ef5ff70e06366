/** Words about hands, decks and attached cards. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { AbilityId } from '../../vocabulary/ids.ts';
import type { Wow } from '../../wow.ts';
import { attachCard, rivalCardsOn, takeAllOff, takeOff } from '../attached-cards.ts';
import { seeWhetherFalls } from '../damage.ts';
import { causeOf, type Deed, heroMeant } from '../deeds.ts';
import { leavePlay } from '../events.ts';
import { discardAtRandom, discardChosen, drawAndKeepLimit } from '../hands.ts';
import { otherSide, rivalsOf } from '../table.ts';
import { abilityOf } from '../wielded.ts';
import { readElsewhere, type WordsFor } from './words.ts';

export const onCards: WordsFor<
  | 'draw'
  | 'discard'
  | 'cancel-card'
  | 'attach-this'
  | 'shed'
  | 'discard-this'
  | 'remove-counter'
  | 'peek-hand'
> = {
  draw: ({ n, who }, g, deed) => {
    const hero = heroMeant(g, deed, who);
    return hero === null ? undefined : drawAndKeepLimit(g, hero, n, 'wow/aim.8');
  },
  discard: discardWord,
  'cancel-card': readElsewhere,
  'attach-this': attachThis,
  shed: shedWord,
  'discard-this': (_, g, { attached, card, means }) => {
    if (attached != null) takeOff(g, attached, 'wow/abilities.8');
    else if (card != null && means === 'event') leavePlay(g, card);
    return undefined;
  },
  'remove-counter': (_, g, { attached }) => {
    if (attached == null) return undefined;
    attached.counters--;
    if (attached.counters <= 0) takeOff(g, attached, 'wow/abilities.8');
    return undefined;
  },
  'peek-hand': peekHand,
};

function discardWord(
  { n, who, how }: Extract<Effect, { is: 'discard' }>,
  g: Wow,
  deed: Deed,
): Rule | undefined {
  const hero = heroMeant(g, deed, who);
  if (hero === null) return undefined;
  const count = n === 'half' ? Math.floor(hero.hand.length / 2) : n;
  if (how === 'random') {
    discardAtRandom(g, hero, count, 'wow/aim.8');
    return undefined;
  }
  return discardChosen(g, hero, { n: count, why: 'effect', source: deed.source, rule: 'wow/aim.8' });
}

/** Lays the card that was just played on the opponent. */
function attachThis(_: unknown, g: Wow, { hero, side, source }: Deed): undefined {
  const { combat } = g.state;
  if (hero === null || side === null || combat === null) return undefined;
  const ability = abilityOf(g.content, source as AbilityId); // the card that was played
  const base = { ability: ability.id, owner: hero.seat, counters: ability.counters };
  const opponent = otherSide(side) === 'attacking' ? combat.attacker : combat.rival;
  if (opponent !== null) attachCard(g, { ...base, on: 'hero', target: opponent }, 'wow/abilities.8');
  else if (combat.card !== null)
    attachCard(g, { ...base, on: 'foe', target: combat.card }, 'wow/abilities.8');
  else attachCard(g, { ...base, on: 'lair', target: combat.space }, 'wow/abilities.8');
}

function shedWord({ who, what }: Extract<Effect, { is: 'shed' }>, g: Wow, deed: Deed): Rule | undefined {
  const hero = heroMeant(g, deed, who);
  if (hero === null) return undefined;
  if (what === 'one-of-rivals') return shedOne(g, deed);
  takeAllOff(g, 'hero', hero.seat, 'wow/aim.8');
  return seeWhetherFalls(g, hero, causeOf(deed));
}

function* shedOne(g: Wow, { hero }: Deed): Rule {
  if (hero === null) return;
  const on = rivalCardsOn(g.state.attached, hero.seat);
  if (on.length === 0) return;
  const titles = [...new Set(on.map(({ ability }) => ability))];
  const picked = yield* choose('attached-to-shed', { seat: hero.seat, rule: 'wow/aim.8', from: titles });
  const attached = on.find(({ ability }) => ability === picked);
  if (attached !== undefined) takeOff(g, attached, 'wow/aim.8');
}

/** Looks at a rival's hand. */
function* peekHand({ within }: Extract<Effect, { is: 'peek-hand' }>, g: Wow, { hero, source }: Deed): Rule {
  if (hero === null) return;
  const { distance } = g.content.board;
  const near = rivalsOf(g.state, hero).filter(({ space }) => distance(hero.space, space) <= within);
  if (near.length === 0) return;
  const seat = yield* choose('rival', {
    seat: hero.seat,
    rule: 'wow/aim.8',
    from: near.map((rival) => rival.seat),
    about: () => ({ source }),
  });
  const rival = near.find((one) => one.seat === seat);
  if (rival === undefined) return;
  rival.shown = [
    ...rival.shown.filter(({ to }) => to !== hero.seat),
    ...rival.hand.map((card) => ({ to: hero.seat, card })),
  ];
  g.reveal();
  g.tell({ is: 'looked-at-hand', hero: hero.seat, of: seat }, 'wow/aim.8');
  g.tellOnly(
    hero.seat,
    { is: 'saw-hand', hero: hero.seat, of: seat, cards: rival.hand.slice() },
    'wow/aim.8',
  );
}
