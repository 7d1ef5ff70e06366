import { count } from '@tavolo/language/en';
import { nameIn } from '../../card-names.ts';
import { itIs, please } from '../../phrases/clauses.ts';
import type { EffectPhrases } from '../../phrases/phrases.ts';
import { trophyNames } from '../names/quests.ts';
import { does, ownerOf, ownOf, subjectOf, within } from './roles.ts';
import { anItem, atMost, attackTypes, colour, facesOf } from './terms.ts';

const cards = (n: number): string => count(n, 'ability card');
const spaces = (n: number): string => count(n, 'space');

/** What cards do, in English, one by one. */
export const deeds: EffectPhrases['deeds'] = {
  'attack-type': ({ type, who }, { who: roles }) =>
    itIs(`${ownerOf(roles[who])} attack is ${attackTypes[type]}`),
  'gain-energy': ({ n }, { who }) => does(who.self, `gain ${n} energy`, `gains ${n} energy`),
  'lose-energy': ({ who }, { who: roles }) => does(roles[who], 'lose all your energy', 'loses all energy'),

  reroll: ({ die }, { who }) => {
    if (die === 'movement') return does(who.self, 'reroll the movement die', 'rerolls the movement die');
    if (die === 'own') return does(who.self, 'reroll your die', `rerolls ${ownOf(who.self)} die`);
    return does(who.self, `reroll ${ownerOf(who.opponent)} die`, `rerolls ${ownerOf(who.opponent)} die`);
  },
  'turn-die': ({ to }, { who }) =>
    does(who.self, `turn your die to ${facesOf([to])}`, `turns ${ownOf(who.self)} die to ${facesOf([to])}`),

  'no-attack': ({ who }, { who: roles }) =>
    does(roles[who], 'you make no attack in this combat', 'makes no attack in this combat'),
  'attack-again': (_, { who }) =>
    does(
      who.self,
      'roll your die again and attack once more in the melee step',
      `rolls ${ownOf(who.self)} die again and attacks once more in the melee step`,
    ),
  'acts-last': (_, { who }) =>
    itIs(
      who.self === 'you'
        ? "your melee attack comes after your opponent's, and only if you are still standing"
        : "its melee attack comes after the hero's, and only if it is still standing",
    ),
  'end-combat': ({ card }, { who }) => {
    if (who.self === 'you')
      return itIs(
        card === 'track'
          ? 'cancel the combat (an encounter card goes to the track)'
          : 'cancel the combat (an encounter card is discarded)',
      );
    return itIs(
      card === 'track'
        ? 'the combat ends and this card goes to the track'
        : 'it flees, the combat ends and this card is discarded, unless it is already on the track',
    );
  },
  'skip-fight': () =>
    please('skip the fight (an encounter card goes to the track, and your challenge phase ends)'),
  'beat-this': () => ({ subject: 'it', says: 'is beaten' }),
  'beat-other': ({ reach }, { who }) =>
    reach === 'total'
      ? does(
          who.self,
          'beat another unbeaten encounter in your space, if your attack total reaches its defense',
          'beats another unbeaten encounter in the space, if their attack total reaches its defense',
        )
      : does(
          who.self,
          `beat an unbeaten encounter in your space that is ${atMost(reach)}`,
          `beats an unbeaten encounter in the space that is ${atMost(reach)}`,
        ),
  'stays-unbeaten': () => ({ subject: 'it', says: 'is not beaten after all and goes to the track' }),
  'gains-aggro': () => ({ subject: 'it', says: 'gains Aggro' }),
  'loses-aggro': () => itIs('it is placed without Aggro'),
  grows: ({ damage }) => ({
    subject: 'it',
    says: `gets +${damage} damage while it is on the track`,
  }),
  'ignore-weapon-text': (_, { who }) => itIs(`the text of ${ownerOf(who.opponent)} weapon is ignored`),
  forbid: ({ what }, { who }) => ({
    subject: subjectOf(who.opponent),
    says: what === 'reroll' ? 'cannot reroll dice' : 'cannot cancel the combat',
  }),
  charge: ({ faces }) =>
    itIs(`in each of your combats this turn, your attack is ranged if your die shows ${facesOf(faces)}`),
  ambush: () =>
    itIs("in each of your combats this turn, your opponent's attack is ranged and deals 1 more damage"),

  damage: ({ n, who }, { who: roles }) => does(roles[who], `take ${n} damage`, `takes ${n} damage`),
  'damage-later': ({ n, who }, { who: roles }) =>
    does(
      roles[who],
      `take ${n} damage at the start of your next turn`,
      `takes ${n} damage at the start of their next turn`,
    ),
  heal: ({ n, who }, { who: roles }) => {
    if (n === 'all') return does(roles[who], 'heal all your damage', 'heals all damage');
    if (n === 'rival-cards')
      return please("heal 1 damage for each rival's card attached to you, but at least 1");
    return does(roles[who], `heal ${n} damage`, `heals ${n} damage`);
  },
  prevent: ({ n }) => please(`prevent ${n} of that damage`),
  'prevent-by-cards': () => itIs('discard any number of ability cards and prevent 1 of that damage for each'),
  survive: (_, { who }) =>
    does(who.self, 'stay where you are with 1 health left', 'stays in place with 1 health left'),
  disease: ({ who }, { who: roles }) => does(roles[who], 'you get a Disease token', 'gets a Disease token'),
  cure: () => please('discard your Disease tokens'),
  'immune-to-disease': () => itIs('Disease tokens have no effect on you'),
  'no-healing': ({ who }, { who: roles }) =>
    does(
      roles[who],
      'you cannot heal until the end of your next turn',
      'cannot heal until the end of their next turn',
    ),

  draw: ({ n, who }, { who: roles }) => does(roles[who], `draw ${cards(n)}`, `draws ${cards(n)}`),
  discard: ({ n, who, how }, { who: roles }) => {
    const role = roles[who];
    const random = how === 'random' ? ' at random' : '';
    if (n === 'half')
      return does(
        role,
        `discard half of your hand, rounded down${random}`,
        `discards half of their hand, rounded down${random}`,
      );
    return does(role, `discard ${cards(n)}${random}`, `discards ${cards(n)}${random}`);
  },
  'cancel-card': (_, { who }) =>
    who.self === 'you' ? please('cancel that card') : itIs('that card is cancelled'),
  'attach-this': () => please('attach this card to your opponent'),
  shed: ({ who, what }, { who: roles }) =>
    what === 'all'
      ? does(roles[who], 'discard all cards attached to you', 'discards all cards attached to them')
      : does(
          roles[who],
          "discard one rival's card attached to you",
          "discards one rival's card attached to them",
        ),
  'discard-this': () => please('discard this card'),
  'remove-counter': () => itIs('remove a counter, and if it was the last one, discard this card'),
  'peek-hand': (effect) => please(`look at the hand of a rival ${within(effect.within)}`),

  move: ({ n, who, by, toFoe, afterCombat }, { who: roles }) => {
    const role = roles[who];
    const far = `up to ${spaces(n)}`;
    const later = afterCombat ? ' after the combat' : '';
    if (toFoe) return please(`move ${far} to a space with a rival or an unbeaten encounter`);
    if (by === 'right')
      return role === 'you'
        ? itIs(`the player on your right moves you ${far}${later}`)
        : itIs(`the player on ${ownerOf(role)} right moves them ${far}${later}`);
    return please(role === 'you' ? `move ${far}${later}` : `move ${subjectOf(role)} ${far}${later}`);
  },
  teleport: ({ who, to, leavesAggro, may }, { who: roles }) => {
    const role = roles[who];
    const aggro = leavesAggro ? ', even from a space with an aggro marker' : '';
    if (to === 'own-space') return please(`move ${subjectOf(role)} to your space${aggro}`);
    const where = destinationOf(to);
    if (may) return itIs(`if you wish, go to ${where}${aggro}`);
    return does(role, `go to ${where}${aggro}`, `goes to ${where}${aggro}`);
  },
  slow: ({ who }, { who: roles }) =>
    does(
      roles[who],
      'you can move at most 1 space in your next movement phase',
      'can move at most 1 space in their next movement phase',
    ),
  stop: (_, { who }) => ({ subject: subjectOf(who.entering), says: 'must stop there' }),
  'end-movement': () => please('end your movement'),
  'ignore-aggro': () => itIs('this turn, aggro markers neither stop nor hold you'),
  'turn-card': ({ to, who }, { who: roles, sides }) => {
    const role = roles[who];
    if (role === 'you' && sides !== null) return please(`turn your character card to ${sides[to]}`);
    const side = to === 'starting' ? 'its starting side' : 'its other side';
    return does(role, `turn your character card to ${side}`, `turns their character card to ${side}`);
  },

  'gain-item': ({ level, n }, { who }) => {
    const item =
      level === 'own-or-lower'
        ? `${n === 1 ? 'an item' : `${n} items`} of your level or lower`
        : anItem(n, level);
    return does(who.self, `gain ${item}`, `gains ${item}`);
  },
  'discard-item': ({ n, who, from, how }, { who: roles }) => {
    const role = roles[who];
    const where = from === 'anywhere' ? '' : role === 'you' ? ' from your backpack' : ' from their backpack';
    const what = `${count(n, 'item')}${where}${how === 'random' ? ' at random' : ''}`;
    return does(role, `discard ${what}`, `discards ${what}`);
  },
  trade: () => itIs("take an item from a rival's backpack; then that rival takes a different one from yours"),

  'place-discovery': ({ n, who }, { who: roles }) => {
    const tokens = count(n, 'discovery token');
    return does(roles[who], `place ${tokens}`, `places ${tokens}`);
  },
  'peek-discovery': ({ within: near, mayDiscard }) => {
    const where = near === 'map' ? 'anywhere on the map' : within(near);
    const then = mayDiscard ? ' and leave it there or discard it' : '';
    return please(`look at a discovery token ${where}${then}`);
  },
  'cancel-discovery': () => please('discard one of those tokens without effect'),
  scout: ({ n }) =>
    itIs(
      `look at the next ${n} cards of a challenge deck of your level or lower and put them back in any order`,
    ),
  'clear-unbeaten': () => please('discard the unbeaten encounters in your space and in adjacent spaces'),
  mark: ({ what }) => {
    if (what === 'leader')
      return itIs('put it next to the hero with the most valor; if several are tied, you choose');
    const on =
      what === 'rival'
        ? 'a rival of your choice'
        : 'an unbeaten encounter or a map encounter, green or higher and not an Overlord; if there is none, discard this card';
    return itIs(`keep it and put one of your tokens on ${on}`);
  },
  'flip-this': () => please('turn this card over'),
  'gain-level': ({ level }) => please(`rise to the ${colour(level)} level`),
  'gain-trophy': ({ trophy }) => please(`take the trophy ${nameIn(trophyNames, trophy)}`),
  'log-this': ({ valor }) => please(`put this card in your quest log, where it is worth ${valor} valor`),
  'no-flight': () => itIs('Flight Paths take you nowhere'),
  'second-trade': () => itIs('if you use an Auction House, you can trade twice'),
};

function destinationOf(to: 'city' | 'flight-path' | { readonly within: number }): string {
  if (to === 'city') return 'any city';
  if (to === 'flight-path') return 'any space of your level or lower with a Flight Path';
  return `any space of your level or lower ${within(to.within)}`;
}
