/** The challenge phase. [wow/challenge] */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose, confirm } from '../ask.ts';
import { type ActOption, type FightOption, readOption } from '../options.ts';
import type { Hero } from '../state.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Table, Wow } from '../wow.ts';
import { type At, act, actsAt } from './acts.ts';
import { drawChallenge, sizeOf } from './challenge-decks.ts';
import { beginDuel, beginFight, beginLairFight } from './combat/begin.ts';
import { perform } from './effects/effects.ts';
import { resolve, resolveDrawn } from './events.ts';
import { discardItem } from './items.ts';
import { mightPlay } from './plays.ts';
import { useOptions } from './powers.ts';
import { activeHero, cardOf, heroOf, isCity, rivalsOf, spaceOf, unbeatenAt } from './table.ts';

const moments: readonly At[] = [
  { window: 'own-turn', moment: 'own-turn' },
  { window: 'own-turn', moment: 'challenge' },
];

/** What can be fought or resolved in a hero's space. Aggro comes first; a table may let rivals and events be chosen instead. [wow/challenge.2 to wow/challenge.5, wow/A-04] */
function fightsFor({ state, content }: Table, hero: Hero): readonly FightOption[] {
  const markers = unbeatenAt(state, hero.space);
  const aggro = markers.filter((one) => one.aggro).map(({ card }): FightOption => `foe:${card}`);
  if (aggro.length > 0 && state.options.aggroForces) return aggro;
  const rivals = rivalsOf(state, hero)
    .filter(({ space }) => space === hero.space)
    .map(({ seat }): FightOption => `attack:${seat}`);
  const existing: FightOption[] =
    aggro.length > 0 ? aggro : markers.map(({ card }) => `foe:${card}` as const);
  if (aggro.length === 0 && spaceOf(content, hero.space).encounter !== null) existing.push('lair');
  for (const { card, space } of state.locationEvents)
    if (space === hero.space) existing.push(`event:${card}`);
  return [...rivals, ...(existing.length === 0 ? (['draw'] as const) : existing)];
}

/** Attacks a rival, or resolves what is there, or draws. */
export function* challenge(g: Wow): Rule {
  const hero = activeHero(g.state);
  if (isCity(g.content, hero.space)) {
    g.state.phase = 'upkeep';
    return;
  }
  const fights = fightsFor(g, hero);
  const isAsked =
    fights.length > 1 ||
    mightPlay(g, hero, 'own-turn') ||
    moments.some(({ moment }) => useOptions(g, hero, moment).length > 0);
  const [only] = fights;
  if (!isAsked && only !== undefined) return yield* take(g, hero, only);
  const option = yield* choose('challenge', {
    seat: hero.seat,
    rule: 'wow/challenge.2',
    evenIfForced: true,
    from: () => [...fights, ...actsAt(g, hero, moments)],
    about: () => ({ space: hero.space }),
  });
  if (isFight(fights, option)) return yield* take(g, hero, option);
  yield* actHere(g, hero, option);
}

const isFight = (fights: readonly FightOption[], option: string): option is FightOption =>
  fights.some((one) => one === option);

/** A power that is used in place of the challenge ends the phase. */
function* actHere(g: Wow, hero: Hero, option: ActOption): Rule {
  const isInstead = useOptions(g, hero, 'challenge').some(
    (one) => readOption(one).of === readOption(option).of,
  );
  yield* act(g, hero, option, moments);
  if (isInstead && g.state.phase === 'challenge') g.state.phase = 'upkeep';
}

function* take(g: Wow, hero: Hero, option: FightOption): Rule {
  const { is, of } = readOption(option);
  switch (is) {
    case 'attack':
      return beginDuel(g, hero, heroOf(g.state, of as Seat)); // made by `fightsFor`
    case 'foe':
      return beginFight(g, hero, of as CardId, true); // the same
    case 'lair':
      return yield* enterLair(g, hero);
    case 'event':
      yield* resolve(g, hero, of as CardId, perform); // the same
      return leaveUnlessFighting(g);
    default:
      g.state.draws = sizeOf(g.state, spaceOf(g.content, hero.space).level);
      g.state.phase = 'draw';
  }
}

/** Resolving what is there is the whole phase, whatever comes of it. [wow/challenge.10] */
function leaveUnlessFighting({ state }: Wow): void {
  if (state.combat === null && (state.phase === 'challenge' || state.phase === 'draw'))
    state.phase = 'upkeep';
}

/** The box of a map encounter: a fight, or something to pay for. [wow/spaces.4] */
function* enterLair(g: Wow, hero: Hero): Rule {
  const encounter = spaceOf(g.content, hero.space).encounter;
  if (encounter?.foe != null) return beginLairFight(g, hero);
  yield* payLair(g, hero);
  leaveUnlessFighting(g);
}

function* payLair(g: Wow, hero: Hero): Rule {
  const { space } = hero;
  const encounter = spaceOf(g.content, space).encounter;
  if (encounter === null || !canPayLair(g, hero)) return;
  if (!(yield* confirm('lair-offer', { seat: hero.seat, rule: 'wow/spaces.4', about: () => ({ space }) })))
    return;
  for (const { levels } of encounter.price) {
    const card = yield* choose('item', {
      seat: hero.seat,
      rule: 'wow/spaces.4',
      from: hero.backpack.filter((one) => levels.includes(cardOf(g.content, one).level)),
      about: () => ({ source: space, why: 'offer' as const, of: hero.seat }),
    });
    if (card !== 'none') discardItem(g, hero, card as CardId, 'wow/spaces.4'); // nothing else is offered
  }
  yield* perform(g, { hero, side: null, source: space, means: 'encounter', perform }, encounter.reward);
}

/** Whether a hero has what the box asks for, and can still get something for it. */
function canPayLair({ state, content }: Table, hero: Hero): boolean {
  const encounter = spaceOf(content, hero.space).encounter;
  if (encounter === null) return false;
  const left = hero.backpack.map((card) => cardOf(content, card).level);
  for (const { levels } of encounter.price) {
    const place = left.findIndex((level) => levels.includes(level));
    if (place < 0) return false;
    left.splice(place, 1);
  }
  return encounter.reward.every(
    (effect) =>
      effect.is !== 'gain-trophy' ||
      (state.trophies.includes(effect.trophy) && !hero.log.some(({ card }) => card === effect.trophy)),
  );
}

/** Draws until an encounter appears; each card of the deck once at most. [wow/challenge.7, wow/decks.11] */
export function* drawForChallenge(g: Wow): Rule {
  const hero = activeHero(g.state);
  const { space } = hero;
  const { level } = spaceOf(g.content, space);
  const card = g.state.draws > 0 ? drawChallenge(g, level) : null;
  if (card === null) {
    g.tell({ is: 'found-no-encounter', hero: hero.seat, level }, 'wow/decks.11');
    g.state.phase = 'upkeep';
    return;
  }
  if (cardOf(g.content, card).event === null) {
    g.tell({ is: 'drew-encounter', hero: hero.seat, card, level }, 'wow/challenge.6');
    return beginFight(g, hero, card, false);
  }
  g.tell({ is: 'drew-event', hero: hero.seat, card, level }, 'wow/challenge.7');
  yield* resolveDrawn(g, hero, card, perform);
  if (hero.space !== space && g.state.phase === 'draw') g.state.phase = 'upkeep';
}
