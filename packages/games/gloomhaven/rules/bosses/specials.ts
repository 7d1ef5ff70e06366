import type { Rule } from '@tavolo/kernel';
import type { Gloom } from '../../gloomhaven.ts';
import type { Special } from '../../vocabulary/abilities.ts';
import { equated } from '../abilities/amounts.ts';
import type { Deed } from '../abilities/deed.ts';
import { monsterOf } from '../figures.ts';
import { layoutIn } from '../map/in-play.ts';
import { openDoor } from '../scenario/rooms.ts';
import { orderOf } from '../turns/initiative-order.ts';
import { hatchEggs, layEggs } from './eggs.ts';
import { controlMind } from './mind-control.ts';
import { callDemonOfAltar, goToNextPlace, hexAtPlace, moveAltar } from './places.ts';
import { drawNear, driveAway } from './whereabouts.ts';

/** What one boss does and no other. [gh/bosses.3] */
export function* specialAbility(g: Gloom, deed: Deed, { name, value = 0 }: Special): Rule {
  switch (name) {
    case 'jump-to-next-door':
      return yield* jumpToNextDoor(g, deed);
    case 'minions-act-again':
      return minionsActAgain(g, deed);
    case 'hatch-eggs':
      return hatchEggs(g, deed);
    case 'lay-eggs':
      return yield* layEggs(g, deed, equated(g, value));
    case 'fly-to-next-perch':
      return yield* goToNextPlace(g, deed, 'fly');
    case 'teleport-to-next-hex':
      return yield* goToNextPlace(g, deed, 'put');
    case 'move-altar':
      return yield* moveAltar(g, deed);
    case 'call-demon-of-altar':
      return yield* callDemonOfAltar(g, deed, equated(g, value));
    case 'drive-away':
      return yield* driveAway(g, deed, equated(g, value));
    case 'draw-near':
      return yield* drawNear(g, deed);
    case 'mind-control':
      return controlMind(g, deed);
    case 'boss-special-1':
    case 'boss-special-2':
    case 'play-top-from-hand':
    case 'play-bottom-from-hand':
    case 'take-another-turn':
      throw new Error(`${name} is no part of a special action`);
  }
}

/** To the next locked door in order, which it opens although it is no character; when all are open, to the first again. [gh/bosses.3, gh/bosses.3b] */
function* jumpToNextDoor(g: Gloom, deed: Deed): Rule {
  const doors = [...layoutIn(g).doors.values()].filter(({ locked }) => locked);
  const closed = doors.find(({ id }) => !g.state.openDoors.includes(id));
  const next = closed ?? doors[g.state.bossPlaces % doors.length];
  if (next === undefined) return;
  g.state.bossPlaces = doors.indexOf(next) + 1;
  deed.performed = true;
  deed.by.hex = yield* hexAtPlace(g, deed, deed.by, next.hex);
  g.tell({ is: 'moved', figure: deed.by.id, path: [deed.by.hex], how: 'jump' }, 'gh/bosses.3');
  yield* openDoor(g, next.id, null);
}

/** Every minion takes one more turn with the card drawn this round, in the order of the round. [gh/initiative.8] */
function minionsActAgain(g: Gloom, deed: Deed): void {
  const { minion } = monsterOf(g, deed.by);
  const minions = g.state.figures.filter(({ type }) => type === minion);
  const inOrder = minions.toSorted((one, other) => orderOf(g, one) - orderOf(g, other));
  g.state.turn?.actAgain.push(...inOrder.map(({ id }) => id));
  deed.performed = true;
}
