import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import { wane } from '../abilities/elements.ts';
import { reshuffle } from '../attack/modifier-decks.ts';
import { endRoundBonuses } from '../cards/lasting.ts';
import { fallFromObstacles } from '../movement/falling.ts';
import { judge, reckon } from '../scenario/ending.ts';
import { happens } from '../scenario/rooms.ts';
import { putMonsterCardsAway } from './monster-types.ts';
import { shortRests } from './rest.ts';

/** The clean-up, in the order of its rules. [gh/clean-up.1] */
export function* cleanUp(g: Gloom): Rule {
  for (const deck of g.state.decks) if (deck.shuffle) reshuffle(g, deck);
  putMonsterCardsAway(g);
  wane(g);
  endRoundBonuses(g);
  yield* fallFromObstacles(g);
  yield* shortRests(g);
  g.tell({ is: 'round-ends', round: g.state.round }, 'gh/clean-up.8');
  yield* happens(g, { is: 'round-end' });
  judge(g);
  g.state.roundBegun = false;
  if (g.state.ending === null) g.state.phase = 'choosing';
  else reckon(g);
}
