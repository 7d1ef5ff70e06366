/** The two ratings, threat, and the level of monsters. [ma/threat] */
import { type Rule, silence } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import type { Track } from '../../vocabulary/terms.ts';
import { monsterCard } from '../units.ts';
import { levelPenalty } from './level-penalty.ts';
import { fieldOf, mostLevel, ratings, startOf, threatPositions } from './ratings.ts';

/** Moves a track by so many steps, one by one; threat may raise the level of monsters. [ma/threat.8] */
export function moveTrack(g: Machina, track: Track, by: number): Rule {
  if (track === 'threat') return by > 0 ? raiseThreatBy(g, by) : lowerThreat(g, -by);
  moveRating(g, track, by);
  return silence;
}

function moveRating(g: Machina, track: 'spawn' | 'horror', by: number): void {
  const now = g.state[fieldOf[track]];
  set(g, track, Math.min(ratings.most, Math.max(ratings.least, now + by)));
}

function set(g: Machina, track: Track, now: number): void {
  if (g.state[fieldOf[track]] === now) return;
  g.state[fieldOf[track]] = now;
  g.tell({ is: 'track-moved', track, now }, track === 'threat' ? 'ma/threat.2' : 'ma/spawn.7');
}

/** A rating returns to its start, or to 1. [ma/Q2] */
export function resetTrack(g: Machina, track: Track): void {
  const { options } = g.state;
  set(g, track, track === 'threat' || options.ratingReset === 'one' ? 1 : startOf(track, g.state));
}

/** At the highest level there is nothing to lower. [ma/threat.7] */
function lowerThreat(g: Machina, by: number): Rule {
  if (g.state.monsterLevel < mostLevel) set(g, 'threat', Math.max(1, g.state.threat - by));
  return silence;
}

function* raiseThreatBy(g: Machina, by: number): Rule {
  for (let step = 0; step < by; step++) yield* raiseThreat(g);
}

/** One step up; from the last position the level of monsters rises instead. [ma/threat.2] */
function raiseThreat(g: Machina): Rule {
  const { monsterLevel, threat } = g.state;
  if (monsterLevel >= mostLevel) return levelPenalty(g);
  if (threat < threatPositions(g.state)) set(g, 'threat', threat + 1);
  else raiseLevel(g);
  return silence;
}

/** The monsters of a new level come into the deck; beaten ones of lower levels leave the game. [ma/threat.4] */
function raiseLevel(g: Machina): void {
  const { state } = g;
  state.monsterLevel++;
  g.tell({ is: 'level-rose', level: state.monsterLevel }, 'ma/threat.2');
  set(g, 'threat', 1);
  if (state.monsterLevel >= mostLevel) return;
  if (state.options.rulesUpdate) removeHalf(g);
  else removeBeaten(g);
  const deck = g.chance.stream('monsters');
  state.monsterDeck = deck.shuffle([...state.monsterDeck, ...newcomers(g)]);
}

/** Those of the new level that are nowhere yet. */
function newcomers({ state, content }: Machina): readonly MonsterId[] {
  const known = new Set([
    ...state.monsterDeck,
    ...state.destroyedMonsters,
    ...state.removedMonsters,
    ...state.monsters.map(({ monster }) => monster),
  ]);
  return [...content.monsters.values()]
    .filter(({ id, level }) => level === state.monsterLevel && !known.has(id))
    .map(({ id }) => id);
}

function removeBeaten({ state, content }: Machina): void {
  const stays = (id: MonsterId): boolean => (monsterCard(content, id).level ?? 0) >= state.monsterLevel;
  state.removedMonsters.push(...state.destroyedMonsters.filter((id) => !stays(id)));
  state.destroyedMonsters = state.destroyedMonsters.filter(stays);
}

/** By the update of the rules: deck and beaten ones together, half of which leave the game. [ma/ending.11] */
function removeHalf({ state, chance }: Machina): void {
  const all = chance.stream('monsters').shuffle([...state.monsterDeck, ...state.destroyedMonsters]);
  const gone = all.splice(0, Math.floor(all.length / 2));
  state.removedMonsters.push(...gone);
  state.monsterDeck = all;
  state.destroyedMonsters = [];
}
