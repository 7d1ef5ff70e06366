import { spaced } from '@tavolo/language';
import { and, count, inWords, numeral, or } from '@tavolo/language/en';
import type { LoseCards, MakeObstacle, MakeTrap, Recover, Refresh } from '../../../vocabulary/abilities.ts';
import type { Rank } from '../../../vocabulary/terms.ts';
import { type ByTwoThreeFour, grouped, isByCharacters } from '../../composing/by-characters.ts';
import { led } from '../../parts.ts';
import type { AbilityWords } from '../../phrases/abilities.ts';
import type { Name } from '../../phrases/names.ts';
import type { Figures } from '../../phrases/scene.ts';
import { terms } from './terms.ts';

/** The verb as its subject wants it. */
const verb = ({ who }: Figures, one: string, many: string): string => (who === 'one' ? one : many);

const within = (range: number): string => (range === 1 ? 'adjacent' : `within range ${range}`);

/** Ranks of figures of one type: 1 normal and 2 elite Living Bones. */
function ranked(ranks: readonly Rank[], name: Name): string {
  const kinds = [...new Set(ranks)].map((rank) => ({
    rank: terms.ranks[rank].one,
    number: ranks.filter((other) => other === rank).length,
  }));
  const said = and(kinds.map(({ rank, number }) => `${numeral(number)} ${rank}`));
  return `${said} ${kinds.at(-1)?.number === 1 ? name.one : name.many}`;
}

/** The same for 2, 3 and 4 characters. */
export const rankedByCharacters = (ranks: ByTwoThreeFour<Rank>, name: Name): string =>
  grouped(ranks)
    .map(({ what, characters }) =>
      characters === 'all'
        ? ranked(what, name)
        : `${ranked(what, name)} with ${or(characters.map(String))} characters`,
    )
    .join(', ');

const trap = ({ damage, conditions = [] }: MakeTrap): string =>
  and([
    ...(damage === undefined ? [] : [`${damage} damage`]),
    ...conditions.map((condition) => terms.conditions[condition]),
  ]);

function obstacle({ count: number, within: range, size }: MakeObstacle): string {
  const what = size === 3 ? inWords(number, 'three-hex obstacle') : inWords(number, 'one-hex obstacle');
  if (range === 'killed-target') return `create ${what} in the hex of the killed enemy`;
  const hexes = size === 1 && number === 1 ? 'an empty hex' : 'empty hexes';
  return `create ${what} in ${range === 1 ? hexes.replace('empty', 'adjacent empty') : `${hexes} ${within(range)}`}`;
}

const upTo = (number: number, one: string): string =>
  number === 1 ? `one ${one}` : `up to ${inWords(number, one)}`;

function recovered({ count: number, pile, targets, cardsOf }: Recover, whom: Figures): string {
  const kind = pile === 'lost' ? 'lost' : 'discarded';
  const cards = number === 'all' ? `all ${kind} cards` : upTo(number, `${kind} card`);
  if (cardsOf !== undefined) return `one character adjacent to ${whom.object} may recover ${cards}`;
  return targets.is === 'self' ? `recover ${cards}` : `${whom.subject} may recover ${cards}`;
}

function refreshed({ count: number, state, slots, targets }: Refresh, whom: Figures): string {
  const kind = spaced(state, slots === undefined ? '' : or(slots.map((slot) => slotAdjectives[slot])));
  const items = number === 'all' ? `all ${kind} items` : upTo(number, `${kind} item`);
  return targets.is === 'self'
    ? `refresh ${items}`
    : `${whom.subject} ${verb(whom, 'refreshes', 'refresh')} ${items}`;
}

const slotAdjectives = {
  head: 'head',
  body: 'body',
  legs: 'legs',
  'one-hand': 'one-hand',
  'two-hands': 'two-hand',
  small: 'small',
} as const;

function lostCards({ count: number, targets }: LoseCards, whom: Figures): string {
  const cards = inWords(number, 'card');
  return targets.is === 'self'
    ? `lose ${cards} from hand`
    : `${whom.subject} ${verb(whom, 'loses', 'lose')} ${cards} from hand`;
}

const sentences: AbilityWords['sentences'] = {
  damage: ({ value, targets }, scene) => {
    const amount = `${scene.amount(value)} damage`;
    if (targets.is === 'self') return `suffer ${amount}`;
    const whom = scene.figures(targets);
    return `${whom.subject} ${verb(whom, 'suffers', 'suffer')} ${amount}`;
  },
  kill: ({ targets }, scene) => `kill ${scene.figures(targets).object}`,
  summon: ({ summon, count: number = 1 }, { names }) => {
    const { one, many } = names.summon(summon);
    return `summon ${number === 1 ? one : `${number} ${many}`}`;
  },
  'summon-monster': (ability, { names }) => {
    const { monster, ranks, at, hpOfSummoner } = ability;
    const name = names.monster(monster);
    const who = isByCharacters(ranks) ? rankedByCharacters(ranks, name) : ranked(ranks, name);
    const where = at === undefined ? '' : ' adjacent to the target';
    return `summon ${who}${where}${hpOfSummoner ? ', with at most as many hit points as the summoner has' : ''}`;
  },
  recover: (ability, scene) => recovered(ability, scene.figures(ability.targets)),
  refresh: (ability, scene) => refreshed(ability, scene.figures(ability.targets)),
  'lose-cards': (ability, scene) => lostCards(ability, scene.figures(ability.targets)),
  'make-trap': (ability) => {
    const where = ability.nearestToEnemy ? ' nearest to an enemy' : '';
    const xp = ability.xp === undefined ? '' : `; ${ability.xp} XP when an enemy springs it`;
    return `create a trap in an adjacent empty hex${where}: ${trap(ability)}${xp}`;
  },
  'disarm-trap': ({ where }) =>
    where === 'adjacent' ? 'disarm one adjacent trap' : 'disarm all traps moved through',
  'spring-on': ({ targets }, scene) => {
    const whom = scene.figures(targets);
    return `${whom.subject} ${verb(whom, 'suffers', 'suffer')} the effects of that trap`;
  },
  'make-obstacle': obstacle,
  'destroy-obstacle': ({ count: number, within: range }) => {
    if (range === 'moved-through')
      return `destroy ${number === 'all' ? 'all obstacles' : inWords(number, 'obstacle')} moved through`;
    const near = range === 1;
    if (number === 'all')
      return near ? 'destroy all adjacent obstacles' : `destroy all obstacles ${within(range)}`;
    return near
      ? `destroy ${inWords(number, 'adjacent obstacle')}`
      : `destroy ${inWords(number, 'obstacle')} ${within(range)}`;
  },
  'move-obstacle': ({ within: range, to }) =>
    `move ${range === 1 ? 'one adjacent one-hex obstacle' : `one one-hex obstacle ${within(range)}`} to an empty hex ${within(to)}`,
  'choose-hex': ({ range }) => `choose a hex ${within(range)}`,
};

export const abilities: AbilityWords = {
  against: ({ object }) => `against ${object}`,
  on: ({ object }) => `on ${object}`,
  to: ({ object }) => `for ${object}`,
  area: (hexes) => `area of ${count(hexes, 'hex', 'hexes')}`,
  alongPath: 'and all enemies on a shortest path to the target',
  allOnFocus: 'all attacks on its focus',
  withAugments: 'with the effects of your augments',
  constraints: {
    'straight-line': 'in a straight line',
    'end-adjacent-to-performer': 'ending adjacent to you',
    'end-adjacent-to-obstacle': 'ending adjacent to an obstacle',
  },
  looting: 'looting every hex entered',
  lootAtMost: (most) => `at most ${inWords(most, 'money token or treasure', 'money tokens or treasures')}`,
  lootExtra: (each) => `1 extra money token for each ${each}`,
  towardChosenHex: 'toward the chosen hex',
  sentences,
  grant: ({ subject }) => `${subject} may perform`,
  control: (whom) => `${whom.subject} ${verb(whom, 'performs', 'perform')} as your ally`,
  controlTurn: (whom) =>
    `${whom.subject} ${verb(whom, 'takes its turn of this round', 'take their turns of this round')} as your ally`,
  youDecide: 'you decide',
  minions: ({ many }) => `its minions: ${many}`,
  specials: {
    'boss-special-1': () => 'Special action 1',
    'boss-special-2': () => 'Special action 2',
    'jump-to-next-door': () =>
      'jumps to its next door, opens it and reveals the room; after the last one, to the first again',
    'minions-act-again': () => 'all its minions take another turn with the card drawn this round',
    'play-top-from-hand': () => 'play a card from your hand for its top action',
    'play-bottom-from-hand': () => 'play a card from your hand for its bottom action',
    'take-another-turn': () => 'take another turn with two cards from your hand, at a later initiative',
    'hatch-eggs': () => 'all eggs hatch: each becomes a normal minion',
    'lay-eggs': (value) => `lays one egg with ${value ?? 'X'} hit points for each character`,
    'fly-to-next-perch': () => 'flies to its next perch',
    'move-altar': () => 'the altar moves to its next hex and reveals the room',
    'call-demon-of-altar': (value) =>
      `summons the demon of the altar's hex: normal, or elite with ${value ?? 'X'} or more characters`,
    'drive-away': (value) =>
      `all characters and their summons move ${value ?? 'X'} hexes, as far away from it as they can`,
    'draw-near': () => 'all characters and their summons move to the nearest hexes adjacent to it',
    'mind-control': (value) =>
      `on its turn, the last character in initiative order performs Move ${value ?? 'X'} and the top action of its leading card with its allies as enemies, then discards both cards`,
    'teleport-to-next-hex': () => 'teleports to its next hex',
  },
  adjusting: {
    consume: (elements) => `Consume ${and(elements)}`,
    when: (clauses) => `If ${and(clauses)}`,
    per: (each) => `For each ${each}`,
    destroyObstacle: 'You may destroy the obstacle that the target was pushed against',
    targets: ({ object }) => `targets ${object} instead`,
    area: (hexes) => `area of ${count(hexes, 'hex', 'hexes')} instead`,
    afterwards: (does) => led('then', does),
    instead: (does) => led('instead', does),
    advantage: 'Advantage',
    xp: (number) => `${number} XP`,
  },
  additions: {
    attack: (by) => `${by} Attack`,
    move: (by) => `${by} Move`,
    range: (by) => `${by} Range`,
    heal: (by) => `${by} Heal`,
    damage: (by) => `${by} damage`,
    shield: (by) => `${by} Shield`,
    retaliate: (by) => `${by} Retaliate`,
    loot: (by) => `${by} Loot`,
    targets: (by) => `${by} ${by === '+1' ? 'Target' : 'Targets'}`,
    pierce: (by) => `${by} PIERCE`,
    push: (by) => `${by} PUSH`,
    pull: (by) => `${by} PULL`,
    count: (by) => `${by} ${by === '+1' ? 'card' : 'cards'}`,
  },
  half: {
    infuse: (elements) => `Create ${and(elements)}`,
    infuseOnAttack: (element) => `Each of its attacks creates ${element}`,
    invulnerable: 'It suffers no damage',
    lost: 'Lost',
    unrecoverable: 'Cannot be recovered',
    stays: { round: 'Until the end of the round', persistent: 'Persistent' },
    augment: 'Augment',
    onUses: (places) => `on ${places.length === 1 ? 'use' : 'uses'} ${and(places.map(String))}`,
    lastingInstead: (effects) => [...effects, { kind: 'words', words: 'instead', joint: ' ' }],
  },
};
