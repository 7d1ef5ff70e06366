import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import type { BossPlaces } from '../../vocabulary/scenarios.ts';
import type { Deed } from '../abilities/deed.ts';
import { summonMonster } from '../abilities/summons.ts';
import { isEmpty, isUnoccupied, layoutRooms, nearestHexes, pieceAt } from '../board.ts';
import { figureAt } from '../figures.ts';
import { layoutIn, scenarioOf } from '../map/in-play.ts';
import { revealWith } from '../scenario/rooms.ts';

type Place = BossPlaces['places'][number];

/** The place that the scenario's boss, or its altar, was last brought to; at first the last. [gh/bosses.8] */
const presentPlace = (g: Table): Place | null =>
  scenarioOf(g).boss?.places.at(g.state.bossPlaces - 1) ?? null;

/** The boss goes to the next of the places marked for it. [gh/bosses.8] */
export const goToNextPlace = (g: Gloom, deed: Deed, how: 'fly' | 'put'): Rule =>
  bringToNextPlace(g, deed, { figure: deed.by, how });

/** The altar does, and whatever is in its way gives way. [gh/bosses.8, gh/bosses.8a] */
export function* moveAltar(g: Gloom, deed: Deed): Rule {
  const altar = g.state.figures.find(({ type }) => type === scenarioOf(g).boss?.altar);
  if (altar === undefined) return tellNoAvail(g, deed);
  yield* bringToNextPlace(g, deed, { figure: altar, how: 'displace' });
}

/** The demon of the place where the altar now stands is summoned, elite for so many characters or more. [gh/bosses.8] */
export function* callDemonOfAltar(g: Gloom, deed: Deed, eliteFor: number): Rule {
  const monster = presentPlace(g)?.demon;
  if (monster === undefined) return tellNoAvail(g, deed);
  const rank = g.state.options.characters >= eliteFor ? 'elite' : 'normal';
  yield* summonMonster(g, deed, { do: 'summon-monster', monster, ranks: [rank] });
}

type Brought = { readonly figure: Figure; readonly how: 'fly' | 'put' | 'displace' };

/** One place after the other, and from the first again. */
function* bringToNextPlace(g: Gloom, deed: Deed, { figure, how }: Brought): Rule {
  const places = scenarioOf(g).boss?.places ?? [];
  if (places.length === 0) return tellNoAvail(g, deed);
  g.state.bossPlaces = (g.state.bossPlaces % places.length) + 1;
  const [hex] = layoutIn(g).markers[presentPlace(g)?.at ?? ''] ?? [];
  if (hex === undefined) throw new Error(`a place of ${deed.by.id} is not marked`);
  for (const room of layoutRooms(g, hex)) yield* revealWith(g, room, hex);
  if (how === 'displace') yield* clearPlace(g, deed, figure, hex);
  figure.hex = yield* hexAtPlace(g, deed, figure, hex);
  deed.performed = true;
  g.tell(
    { is: 'moved', figure: figure.id, path: [figure.hex], how: how === 'displace' ? 'put' : how },
    'gh/bosses.8',
  );
}

/** A figure or an obstacle of one hex goes to the nearest empty hex; the players choose among equals. [gh/bosses.8a] */
function* clearPlace(g: Gloom, deed: Deed, altar: Figure, place: HexId): Rule {
  const isFree = (hex: HexId): boolean => isEmpty(g.state, hex);
  const figure = figureAt(g.state, place);
  if (figure !== null && figure.id !== altar.id) {
    figure.hex = yield* nearestFor(g, deed, figure, { place, isFree });
    g.tell({ is: 'moved', figure: figure.id, path: [figure.hex], how: 'put' }, 'gh/bosses.8a');
  }
  const obstacle = pieceAt(g.state, place, 'obstacle');
  if (obstacle?.hexes.length !== 1) return;
  const to = yield* nearestFor(g, deed, altar, { place, isFree });
  obstacle.hexes = [to];
  g.tell({ is: 'obstacle-moved', figure: deed.by.id, piece: obstacle.id, to }, 'gh/bosses.8a');
}

/** The place itself or, if somebody stands there, the nearest empty hex; the players choose among equals. [gh/bosses.8] */
export function* hexAtPlace(g: Gloom, deed: Deed, figure: Figure, place: HexId): Rule<HexId> {
  if (place === figure.hex || isUnoccupied(g.state, place)) return place;
  const isFree = (hex: HexId): boolean => hex === figure.hex || isEmpty(g.state, hex);
  return yield* nearestFor(g, deed, figure, { place, isFree });
}

type Sought = { readonly place: HexId; readonly isFree: (hex: HexId) => boolean };

function* nearestFor(g: Gloom, deed: Deed, figure: Figure, { place, isFree }: Sought): Rule<HexId> {
  return yield* choose('monster-hex', {
    seat: deed.seat,
    rule: 'gh/bosses.8',
    from: nearestHexes(g, place, isFree),
    about: () => ({ ability: 'special', figure: figure.id, monster: null }),
  });
}

/** The scenario has nothing that this part of the action is about. [gh/bosses.8] */
const tellNoAvail = (g: Gloom, { by }: Deed): void =>
  g.tell({ is: 'no-avail', figure: by.id }, 'gh/bosses.8');
