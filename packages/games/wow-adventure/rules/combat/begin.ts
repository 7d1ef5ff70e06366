/** A combat begins. [wow/combat, wow/duels] */
import { freshCombat } from '../../fresh.ts';
import type { Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Wow } from '../../wow.ts';
import { foeOn } from '../foes.ts';
import { spaceOf } from '../table.ts';

/** Fights an encounter card: just drawn, or on the track. */
export function beginFight(g: Wow, hero: Hero, card: CardId, tracked: boolean): void {
  g.state.combat = freshCombat({
    attacker: hero.seat,
    against: 'card',
    rival: null,
    card,
    space: hero.space,
    tracked,
  });
  g.tell({ is: 'began-fight', hero: hero.seat, foe: foeOn(g.content, card).id }, 'wow/challenge.6');
}

/** Fights the encounter on the back of an event, which leaves its place. [wow/cards.6] */
export function beginFlippedFight(g: Wow, hero: Hero, card: CardId): void {
  const { state } = g;
  if (state.globalEvent === card) state.globalEvent = null;
  state.locationEvents = state.locationEvents.filter((one) => one.card !== card);
  g.tell({ is: 'flipped-event', hero: hero.seat, card }, 'wow/cards.4');
  beginFight(g, hero, card, false);
}

/** Fights the encounter that is printed in the hero's space. */
export function beginLairFight(g: Wow, hero: Hero): void {
  const foe = spaceOf(g.content, hero.space).encounter?.foe;
  if (foe == null) throw new Error(`nobody is to be fought in ${hero.space}`);
  g.state.combat = freshCombat({
    attacker: hero.seat,
    against: 'lair',
    rival: null,
    card: null,
    space: hero.space,
    tracked: false,
  });
  g.tell({ is: 'began-fight', hero: hero.seat, foe: foe.id }, 'wow/spaces.4');
}

/** Attacks a rival. [wow/duels.1] */
export function beginDuel(g: Wow, hero: Hero, rival: Hero): void {
  g.state.combat = freshCombat({
    attacker: hero.seat,
    against: 'hero',
    rival: rival.seat,
    card: null,
    space: hero.space,
    tracked: false,
  });
  g.tell({ is: 'attacked-hero', hero: hero.seat, rival: rival.seat }, 'wow/duels.1');
}
