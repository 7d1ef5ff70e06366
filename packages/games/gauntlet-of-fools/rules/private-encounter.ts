import type { Rule } from '@tavolo/kernel';
import { confirm } from '../ask.ts';
import type { EncounterId } from '../cards.ts';
import type { Gauntlet } from '../gauntlet.ts';
import { freshFight, type Hero } from '../state.ts';
import { offer, usable } from './abilities.ts';
import { turnOver } from './encounter-deck.ts';
import { meet, meetAgain } from './face.ts';
import { encounterCard, seatOf } from './table.ts';

/** A card that only this hero may face, and may decline. No modifier lands on it. [gof/E-GUA-1, gof/A-21] */
export function* facePrivately(g: Gauntlet, hero: Hero): Rule {
  const { againLater } = hero.turn;
  hero.turn.privateEncounters--;
  hero.turn.againLater = null;
  const card = nextForOne(g);
  if (card === null) g.tell({ is: 'no-private-encounter', hero: hero.id }, 'gof/end.3');
  else yield* meetOrDecline(g, hero, card);
  if (againLater === null || usable(g, hero, 'after-encounter').length === 0) return;
  hero.fight = freshFight(againLater);
  yield* offer(g, hero, 'after-encounter');
  if (hero.fight.again) yield* meetAgain(g, hero, againLater);
}

/** It lies before the hero while its player is asked; declined, it is skipped. */
function* meetOrDecline(g: Gauntlet, hero: Hero, card: EncounterId): Rule {
  const encounter = { card, modifiers: [] };
  hero.fight = freshFight(encounter);
  g.tell({ is: 'private-encounter', hero: hero.id, card }, 'gof/E-GUA-1');
  const about = () => ({ hero: hero.id, card });
  const faces = yield* confirm('face-privately', { seat: seatOf(hero), rule: 'gof/E-GUA-1', about });
  if (faces) return yield* meet(g, hero, encounter);
  hero.fight.skipped = true;
  g.tell({ is: 'declined', hero: hero.id, card }, 'gof/E-GUA-1');
}

/** Modifiers are discarded until something to face comes. [gof/E-GUA-2] */
function nextForOne(g: Gauntlet): EncounterId | null {
  let card = turnOver(g);
  while (card !== null && encounterCard(g, card).is === 'modifier') card = turnOver(g);
  return card;
}
