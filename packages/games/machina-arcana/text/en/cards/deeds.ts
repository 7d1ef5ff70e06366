import { count } from '@tavolo/language/en';
import type { Effect } from '../../../vocabulary/effects.ts';
import type { Track } from '../../../vocabulary/terms.ts';
import { cardName, nameIn } from '../../card-names.ts';
import { type Clause, itIs } from '../../phrases/clauses.ts';
import type { EffectPhrases } from '../../phrases/phrases.ts';
import { roleOf } from '../../phrases/roles.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { names } from '../names.ts';
import { terms } from '../terms.ts';
import { addDice, attack } from './attacks.ts';
import { counterOf } from './conditions.ts';
import { grant } from './keywords.ts';
import { move, shove, swap, teleport } from './movement.ts';
import { act, be, does, is, nameOf, objectOf, ownerOf, please, tileOf } from './roles.ts';
import { closed, lowerThe, spaces, within } from './words.ts';

type Of<Is extends Effect['is']> = Extract<Effect, { readonly is: Is }>;

function spawn({ forWho, level, at, mark }: Of<'spawn'>, scene: Scene): Clause {
  const monster = level === undefined ? 'a monster' : `a level ${level} monster`;
  const where = at === 'self' ? ' where it stood' : ` for ${objectOf(roleOf(scene, forWho))}`;
  const marked = mark === undefined ? '' : ' and mark it as the quarry';
  return please('spawn', `${monster}${where}${marked}`);
}

function control({ who, when, stamina }: Of<'control'>, scene: Scene): Clause {
  const whom = objectOf(roleOf(scene, who));
  return when === 'now'
    ? please('control', `${closed(whom)} at once, for a turn with ${terms.amounts.stamina(stamina ?? 0)}`)
    : please('control', `the next turn of ${whom}`);
}

type Token = Of<'token'>;

const aToken = ({ token }: Token): string => (token === 'explored' ? 'an explored token' : 'a light token');

/** Where a token goes, or is taken from. */
const tokens: Readonly<Record<Token['on'], (token: Token, scene: Scene) => Clause>> = {
  target: (one, scene) =>
    one.what === 'place'
      ? act(scene, 'put', `${aToken(one)} on ${objectOf(scene.target)}`)
      : act(scene, 'take', `the ${one.token} token off ${objectOf(scene.target)}`),
  'chapter-on-tile': (one, { actor }) =>
    please('put', `${aToken(one)} on the chapter space of ${tileOf(actor)}`),
  tile: ({ token }, { actor }) =>
    please('remove', `every ${token} token from the chapter spaces of ${tileOf(actor)}`),
  everywhere: ({ token }) => please('remove', `every ${token} token from the chapter spaces`),
  'recharges-on-explorer-tiles': (one) =>
    please('put', `${aToken(one)} on each recharge station on tiles with an explorer`),
};

function drawItems({ deck, n, keep, who }: Of<'draw-items'>, scene: Scene): Clause {
  const role = who === undefined ? scene.who['active-explorer'] : roleOf(scene, who);
  const what = deck === 'any' ? count(n, 'item') : count(n, terms.items[deck].one, terms.items[deck].many);
  const kept = n === 1 ? 'it' : keep === n ? (n === 2 ? 'both' : 'all of them') : String(keep);
  return both2(role, [`draw ${what}`, `draws ${what}`], [`keep ${kept}`, `keeps ${kept}`]);
}

const both2 = (role: Role, first: readonly [string, string], second: readonly [string, string]): Clause =>
  does(role, `${first[0]} and ${second[0]}`, '', `${first[1]} and ${second[1]}`);

function peek({ deck, n, puts }: Of<'peek'>): Clause {
  const decks = { horror: 'horror event', 'explorer-event': 'explorer event', tiles: 'map tile' };
  const stack = deck === 'tiles' ? 'stack' : 'deck';
  const what = n === 1 ? `the top ${decks[deck]}` : `the top ${count(n, decks[deck])}`;
  const each = n === 1 ? 'it' : 'each of them';
  const put =
    puts === 'top-or-bottom'
      ? `put ${each} on the top or at the bottom of its ${stack}`
      : `put one back on the top and the ${n === 2 ? 'other' : 'others'} at the bottom of the ${stack}`;
  return does('you', 'look', `at ${what} and ${put}`);
}

const tracks: Readonly<Record<Track, string>> = {
  spawn: `the ${terms.tracks.spawn.one}`,
  horror: `the ${terms.tracks.horror.one}`,
  threat: terms.tracks.threat.one,
};

function prevent({ what, n }: Of<'prevent'>, { endangered }: Scene): Clause {
  if (what === 'death') return is(endangered, 'survives', 'survive');
  if (what === 'fall') return is(endangered, 'stays on the space before it', 'stay on the space before it');
  const less = n === 'all' ? `no ${what}` : `${n} less ${what}`;
  return is(endangered, `loses ${less}`, `lose ${less}`);
}

const rerolled: Readonly<Record<Of<'reroll'>['dice'], string>> = {
  'own-attack': 'any of its dice',
  recharge: 'it',
  game: 'the die',
};

function supportRange({ who, to }: Of<'support-range'>, scene: Scene): Clause {
  const role = roleOf(scene, who);
  if (to === 'map')
    return itIs(
      `${role === 'each-explorer' ? 'explorers' : nameOf(role)} may support one another at any distance`,
    );
  const whom = to === 'tile' ? `any explorer on ${tileOf(role)}` : `explorers up to ${spaces(to)} away`;
  const says = `may support, and be supported by, ${whom}`;
  return is(role, says, says);
}

const where = (on: 'tile' | 'explorer-tiles', { actor }: Scene): string =>
  on === 'tile' ? `on ${tileOf(actor)}` : 'on tiles with an explorer';

function endgame({ face, boss, at }: Of<'endgame'>): Clause {
  const place = nameIn(names.places, face);
  const where = at === 'heart' ? 'its spaces' : `the ${terms.spaces[at].one}`;
  const master = lowerThe(cardName(names.cards, boss));
  return itIs(
    `replace the map with the endgame tile ${place}, place the explorers at its entry, put ${master} on ${where} and add it to the end of the queue`,
  );
}

const exits: Readonly<Record<Of<'place-exit'>['where'], string>> = {
  nearest: 'the exit nearest to the active explorer',
  farthest: 'the exit farthest from the active explorer',
  arrow: 'the exit with the arrow',
};

/** What cards do, in English, one by one. */
export const deeds: EffectPhrases['deeds'] = {
  attack,
  'add-dice': addDice,
  reroll: ({ dice: which }, { actor }) => does(actor, 'reroll', rerolled[which]),
  lose: ({ resource, n, who, ifAble }, scene) => {
    const more = scene.onHit && resource === 'health' ? `${n} more ${resource}` : terms.amounts[resource](n);
    return does(roleOf(scene, who), 'lose', `${more}${ifAble ? ' if able' : ''}`);
  },
  restore: ({ resource, n, who }, scene) =>
    does(roleOf(scene, who), 'restore', n === 'all' ? `all ${resource}` : terms.amounts[resource](n)),
  prevent,
  redirect: ({ to }, scene) => does(roleOf(scene, to), 'lose', `it instead of ${objectOf(scene.endangered)}`),
  'set-health': ({ n, who }, scene) => be(roleOf(scene, who), `left with ${terms.amounts.health(n)}`),
  'support-range': supportRange,
  'attack-mode': ({ until, times }, { host }) =>
    times === 'once'
      ? itIs(`the next attack with this ${host} ${within[until]} is arcane`)
      : itIs(`attacks with this ${host} are arcane`),
  grant,
  move,
  push: shove,
  pull: shove,
  teleport,
  swap,
  'destroy-unit': ({ who }, scene) => act(scene, 'destroy', objectOf(roleOf(scene, who))),
  banish: ({ who }, scene) => please('banish', objectOf(roleOf(scene, who))),
  'destroy-this': () => please('destroy', 'this card'),
  'destroy-item': ({ who, where: from }, scene) => {
    const role = roleOf(scene, who);
    const own = `1 of ${ownerOf(role)}`;
    return does(role, 'destroy', `${own} ${from === 'equipped' ? 'equipped items' : 'items'}`);
  },
  'destroy-rubble': (_, { target }) => please('turn', `${objectOf(target)} into floor`),
  'destroy-space': (_, scene) =>
    typeof scene.target === 'object' || scene.target === 'that-space'
      ? act(scene, 'destroy', objectOf(scene.target))
      : please(
          'destroy',
          'the unexplored action space, other than a chapter space, that is nearest to the explorer with the most health',
        ),
  spawn,
  control,
  'to-end-of-queue': ({ who }, scene) =>
    please('move', `${closed(objectOf(roleOf(scene, who)))} to the end of the queue`),
  'trigger-traps': ({ on }, scene) => itIs(`the traps ${where(on, scene)} go off`),
  'explode-barrels': ({ on }, scene) => itIs(`every barrel ${where(on, scene)} explodes`),
  'close-doors': () => please('close', 'every open door on tiles with an explorer'),
  'open-or-close-door': (_, { actor }) => does(actor, 'open', `or close a door on ${tileOf(actor)}`),
  'place-barrel': (_, { target }) => please('place', `a barrel on ${objectOf(target)}`),
  token: (effect, scene) => tokens[effect.on](effect, scene),
  'activate-target': (_, { target, actor }) =>
    does(
      actor,
      'activate',
      `${closed(objectOf(target))} as if ${nameOf(actor)} stood next to it, at no cost`,
    ),
  'draw-items': drawItems,
  unequip: ({ who, n, type }, scene) => {
    const what = type === undefined ? { one: 'item', many: 'items' } : terms.items[type];
    return does(roleOf(scene, who), 'unequip', n === 'all' ? `all ${what.many}` : `${n} ${what.one}`);
  },
  'use-inventory': ({ who }, scene) => does(roleOf(scene, who), 'use', 'the inventory at no cost'),
  trade: ({ who }, scene) =>
    does(roleOf(scene, who), 'trade', 'with any explorer at no cost, wherever they are'),
  'add-item-level': ({ level }) => please('shuffle', `the items of level ${level} into the item decks`),
  'repeat-horror-event': () => please('resolve', 'the enters-play ability of the current horror event again'),
  'cancel-event': () => please('destroy', 'the event before it takes effect'),
  peek,
  'take-back-markers': ({ who }, scene) =>
    does(roleOf(scene, who), 'take', 'back all their markers, which ends the effects they mark'),
  track: ({ track, by }) => please(by > 0 ? 'raise' : 'lower', `${tracks[track]} by ${Math.abs(by)}`),
  'reset-track': ({ track }) => please('return', `${tracks[track]} to its start`),
  count: ({ name, by }) =>
    by > 0 ? please('add', `${by} to ${counterOf(name)}`) : please('take', `${-by} off ${counterOf(name)}`),
  'reset-counter': ({ name }) => please('set', `${counterOf(name)} to 0`),
  'place-exit': ({ where: at }) => please('place', `the exit token on ${exits[at]}`),
  endgame,
  victory: () => itIs('the explorers win'),
  defeat: () => itIs('the game is lost'),
};
