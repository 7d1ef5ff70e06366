import { signedPlainly } from '@tavolo/language';
import { and, bare, count, inWords, noun, or, the } from '@tavolo/language/en';
import { type ByTwoThreeFour, grouped } from '../../composing/by-characters.ts';
import { letterOf } from '../../composing/named-places.ts';
import type { GoalWords, TallyWords, Way } from '../../phrases/goals.ts';
import { rankedByCharacters } from './abilities.ts';
import { terms } from './terms.ts';

/** What is done so and so often. */
const done = (verb: string, one: string, many: string, noun: string): TallyWords => ({
  none: `${verb} no ${one}`,
  least: (value, number) => `${verb} at least ${value} ${number === 1 ? one : many}`,
  most: (value, number) => `${verb} at most ${value} ${number === 1 ? one : many}`,
  noun,
});

const tallies: GoalWords['tallies'] = {
  xp: {
    none: 'gain no experience points',
    least: (value) => `gain at least ${value} experience points`,
    most: (value) => `gain at most ${value} experience points`,
    noun: 'experience points gained',
  },
  kills: done('kill', 'monster', 'monsters', 'monsters killed'),
  'elite-kills': done('kill', 'elite monster', 'elite monsters', 'elite monsters killed'),
  coins: done('loot', 'money token', 'money tokens', 'money tokens looted'),
  treasures: done('loot', 'treasure', 'treasures', 'treasures looted'),
  'item-uses': {
    none: 'use no item',
    least: (value, number) => `use items at least ${value} ${number === 1 ? 'time' : 'times'}`,
    most: (value, number) => `use items at most ${value} ${number === 1 ? 'time' : 'times'}`,
    noun: 'uses of items',
  },
  doors: done('open', 'door on your turn', 'doors on your turns', 'doors opened'),
  traps: done(
    'spring or disarm',
    "trap on your turn or your summons'",
    "traps on your turns or your summons'",
    'traps sprung or disarmed',
  ),
  'first-kills': {
    ...done('kill', 'monster first', 'monsters first', 'first kills'),
    none: 'do not kill the first monster of the scenario',
    least: () => 'kill the first monster that dies in the scenario',
  },
  overkills: {
    ...done('overkill', 'monster', 'monsters', 'monsters overkilled'),
    least: () => 'kill a monster with at least 4 more damage than it needed',
    none: 'kill no monster with 4 or more damage than it needed',
  },
  'one-blow-kills': {
    ...done(
      'kill with one attack',
      'undamaged monster',
      'undamaged monsters',
      'monsters killed with one attack',
    ),
    least: () => 'kill an undamaged monster with a single attack',
    none: 'kill no undamaged monster with a single attack',
  },
  'short-rests': done('take', 'short rest', 'short rests', 'short rests'),
  'long-rests': done('take', 'long rest', 'long rests', 'long rests'),
  'below-half': {
    ...done('fall', 'time below half', 'times below half', 'times below half of your hit points'),
    none: 'never fall below half of your maximum hit points',
  },
  'empty-rounds': {
    ...done('begin', 'round without monsters', 'rounds without monsters', 'rounds without monsters'),
    none: 'let every round begin with at least one monster on the map',
  },
};

const whom = { all: 'each character', opener: 'the character that opened the door' } as const;

const plate = (held: readonly string[]): string =>
  held.length === 1
    ? `pressure plate ${and(held.map(letterOf))}`
    : `pressure plates ${and(held.map(letterOf))}`;

/** The plates that must be held, for 2, 3 and 4 characters in play. */
const plates = (held: ByTwoThreeFour<string>): string =>
  grouped(held)
    .map(({ what, characters }) =>
      characters === 'all'
        ? plate(what)
        : `${plate(what)} with ${or(characters.map(String))} characters in play`,
    )
    .join(', ');

const rounds = (odd: true | undefined, untilDoor: string | undefined, moment: string): string =>
  `At the ${moment} of each ${odd ? 'odd ' : ''}round${untilDoor === undefined ? '' : ` until door ${untilDoor} is opened`}`;

const scenarioNumbers = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `scenario ${numbers[0]}` : `scenarios ${and(numbers.map(String))}`;

/** What somebody does who goes its own way. */
const onTheWay = ({ opensDoors, springsTraps }: Way): string => {
  const done = [...(opensDoors ? ['opening doors'] : []), ...(springsTraps ? ['springing traps'] : [])];
  return done.length === 0 ? '' : `, ${and(done)}`;
};

export const goals: GoalWords = {
  tallies,
  plusLevel: (value) => `(${value} + your level)`,
  sum: (nouns, at, value) => `${and(nouns)}: at ${at} ${value} in all`,
  tests: {
    'cards-left': ({ at, value }) =>
      `end the scenario with at ${at} ${count(value, 'card')} in your hand and discard pile`,
    hp: ({ value }) => `end the scenario with ${value} or fewer hit points`,
    'hp-full': () => 'end the scenario with your maximum hit points',
    'no-ally-exhausted': () => 'no other character becomes exhausted',
  },
  checks: (number) => `${count(number, 'check')}`,
  scenario: {
    'kill-all': () => 'kill all enemies',
    'kill-revealed': () => 'kill all revealed enemies',
    kill: ({ monster }, names, _, several) => {
      const { one, many, named } = names.monster(monster);
      if (several) return `kill all ${many}`;
      return `kill ${the(named ? bare(one) : noun(one))}`;
    },
    'kill-count': ({ count: number }, _, value) => `kill ${value(number)} enemies`,
    reveal: ({ room }) => `reveal room ${room}`,
    'loot-goals': () => 'loot all goal treasures',
    arrive: ({ objective, beside }, names) =>
      `${names.objective(objective).one} must be beside ${letterOf(beside)} at the end of its turn`,
  },
  losses: {
    'objective-killed': ({ objective }, names) =>
      `the scenario is lost if ${names.objective(objective).one} is killed`,
  },
  occasions: {
    setup: () => 'At setup',
    'door-opened': ({ door }) => `When door ${door} is opened`,
    'room-revealed': ({ room }) => `When room ${room} is revealed`,
    'hex-entered': ({ at }) => `When a character first enters ${letterOf(at)}`,
    'round-start': ({ odd, untilDoor }) => rounds(odd, untilDoor, 'start'),
    'round-end': ({ odd, untilDoor }) => rounds(odd, untilDoor, 'end'),
    plates: (occasion) =>
      `When at the end of a turn every one of these holds a character: ${plates(occasion.plates)}`,
  },
  once: 'once',
  effects: {
    spawn: ({ monster, at, ranks }, names) =>
      `spawn at ${letterOf(at)}: ${rankedByCharacters(ranks, names.monster(monster))}`,
    unlock: ({ door }) => `door ${door} is unlocked`,
    open: ({ door }) => `door ${door} opens`,
    'characters-gain': ({ condition }) => `all characters gain ${terms.conditions[condition]}`,
    'characters-suffer': ({ damage }, _, value) => `all characters suffer ${value(damage)} damage`,
    'shuffle-in': ({ modifier, count: number }, names) =>
      `every character shuffles ${inWords(number, `${names.modifier(modifier)} card`)} into the attack modifier deck`,
  },
  objective: ({ id, side, hp, initiative, moves }, names, value) => {
    const name = names.objective(id).one;
    const kind = side === 'party' ? 'an ally of the characters' : 'an enemy of the characters';
    const base = `${name} is ${kind} with ${value(hp)} hit points and initiative ${initiative}`;
    return moves === undefined
      ? base
      : `${base}; each turn: Move ${moves.value} toward ${letterOf(moves.toward)}${onTheWay(moves)}`;
  },
  bossPlaces: (places) =>
    `the places of the boss's special actions are, in this order: ${and(places.map(({ at, demon }) => (demon === null ? letterOf(at) : `${letterOf(at)} (${demon.one})`)))}`,
  allied: (monsters) =>
    `${and(monsters.map(({ many }) => many))} are allies of the characters and enemies of all other monsters`,
  lockedDoors: (ids) => (ids.length === 1 ? `door ${and(ids)} is locked` : `doors ${and(ids)} are locked`),
  levelOffset: ({ many }, by) => `${many} are of level L ${by < 0 ? '-' : '+'} ${Math.abs(by)}, at most 7`,
  lootByAbilityOnly: 'goal treasures can be looted with Loot abilities only',
  rewards: {
    'gold-each': ({ value }) => `${value} gold each`,
    'xp-each': ({ value }) => `${count(value, 'experience point')} each`,
    reputation: ({ value }) => `${signedPlainly(value)} reputation`,
    prosperity: ({ value }) => `${signedPlainly(value)} prosperity`,
    'item-design': ({ item }, names) => `item design: ${names.item(item)}`,
    item: ({ item }, names) => `item: ${names.item(item)}`,
    'party-achievement': ({ name }, names) => `party achievement: ${names.achievement(name)}`,
    'global-achievement': ({ name }, names) => `global achievement: ${names.achievement(name)}`,
    unlocks: ({ scenarios }) => `unlocks ${scenarioNumbers(scenarios)}`,
    'unlocks-one-of': ({ scenarios }) => `unlocks one of ${scenarioNumbers(scenarios)}`,
  },
  treasures: {
    gold: ({ value }) => `gain ${value} gold`,
    xp: ({ value }) => `gain ${count(value, 'experience point')}`,
    damage: ({ value }) => (value === 'trap' ? 'suffer trap damage (2 + L)' : `suffer ${value} damage`),
    item: ({ item }, names) => `item: ${names.item(item)}`,
    'item-design': ({ item }, names) => `item design: ${names.item(item)}`,
    'random-item-design': () => 'a random item design',
    'random-scenario': () => 'a random side scenario',
    unlocks: ({ scenarios }) => `unlocks ${scenarioNumbers(scenarios)}`,
    'recover-lost': ({ count: number }) =>
      number === 1 ? 'recover one lost card' : `recover up to ${inWords(number, 'lost card')}`,
    bless: ({ count: number }) => (number === 1 ? 'gain BLESS' : `gain BLESS, ${number} times`),
    curse: ({ count: number }) => (number === 1 ? 'gain CURSE' : `gain CURSE, ${number} times`),
    condition: ({ condition }) => `gain ${terms.conditions[condition]}`,
    heal: ({ value }) => `Heal ${value}, Self`,
    cure: () => 'remove all your negative conditions',
    'refresh-items': ({ count: number, slot }) =>
      `refresh up to ${inWords(number, 'item')} (${terms.slots[slot]})`,
    'enemies-suffer': ({ value }) => `all enemies suffer ${value} damage`,
    'enemies-gain': ({ condition }) => `all enemies gain ${terms.conditions[condition]}`,
  },
  penalties: {
    condition: ({ condition, whom: who }) => `${whom[who]} gains ${terms.conditions[condition]}`,
    curse: ({ count: number, whom: who }) =>
      `${whom[who]} gains CURSE${number === 1 ? '' : `, ${number} times`}`,
    damage: ({ value, whom: who }) =>
      `${whom[who]} suffers ${value === 'trap' ? 'trap damage' : 'the damage of hazardous terrain'}`,
    discard: ({ count: number, whom: who }) => `${whom[who]} discards ${inWords(number, 'card')} from hand`,
    lose: ({ count: number, whom: who }) => `${whom[who]} loses ${inWords(number, 'card')} from hand`,
  },
  trap: (does) => (does.length === 0 ? 'trap without effect' : `trap: ${and(does)}`),
  trapDamage: '2 + L damage',
};
