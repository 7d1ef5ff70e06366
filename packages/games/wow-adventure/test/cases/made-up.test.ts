/** Cases that no printed card brings about, with cards made up for them. */
import { expect } from 'vitest';
import { specialEvent } from '../../content/events/words.ts';
import { combatCards, specialCards } from '../../content/words/abilities.ts';
import { melee, ranged } from '../../content/words/attacks.ts';
import { rivalPlayedCard } from '../../content/words/conditions.ts';
import { bonus, cancelCard, flipThis, reroll } from '../../content/words/effects.ts';
import { encounter, foe } from '../../content/words/foes.ts';
import { trinket } from '../../content/words/items.ts';
import { cards, energy, onDie, paying } from '../../content/words/powers.ts';
import { spaceWith } from '../made-up.ts';
import { rule } from '../table.ts';
import { strikesOf, toldOf } from '../told.ts';

const restlessHound = encounter('grey', 'restless-hound', {
  foe: { traits: ['beast'], attack: melee(2), defense: 20, damage: 1 },
  powers: [onDie([1], reroll), onDie([6], bonus('damage', 1))],
  item: trinket('hound-collar', ['mana']),
});

rule(
  'wow/T-16, wow/powers.9: an encounter with a reroll on 1 and more damage on a sword uses both, each once',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'restless-hound');
    scene.settles(() => {
      expect(toldOf(scene, 'power-worked').map(({ key }) => key)).toEqual([
        'restless-hound#0',
        'restless-hound#1',
      ]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 6 + 2, hit: true }]);
      expect(scene.the('ana').damage).toBe(2);
    });
  },
  { madeUp: { cards: [restlessHound] }, red: [1], black: [1, 6] },
);

rule(
  'wow/T-16, wow/powers.3: a second 1 is not rolled again',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'restless-hound');
    scene.settles(() => {
      expect(toldOf(scene, 'rerolled')).toMatchObject([{ face: 1 }]);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ total: 1 + 2, hit: false }]);
    });
  },
  { madeUp: { cards: [restlessHound] }, red: [1], black: [1, 1] },
);

const sappingSpecter = encounter('grey', 'sapping-specter', {
  foe: { traits: ['undead'], attack: melee(0), defense: 4, damage: 1 },
  powers: [onDie([1], bonus('damage', -1, 'opponent'))],
  item: trinket('specter-dust', ['mana']),
});

for (const [black, beaten] of [
  [1, false],
  [2, true],
] as const)
  rule(
    `wow/T-24, wow/combat.16, wow/A-42: a hit of a hero ${beaten ? 'with damage 1 beats an encounter' : 'whose damage a foe has brought to 0 does not beat it'}`,
    { ana: { character: 'sandrai' } },
    (scene) => {
      scene.fights('ana', 'sapping-specter');
      scene.settles(({ track }) => {
        expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 7, hit: true }]);
        expect(scene.the('ana').backpack).toEqual(beaten ? ['sapping-specter'] : []);
        expect(track.map(({ card }) => card)).toEqual(beaten ? [] : ['sapping-specter']);
      });
    },
    { madeUp: { cards: [sappingSpecter] }, red: [6], black: [black] },
  );

const twofoldBolt = combatCards('sandrai')('twofold-bolt', {
  copies: 1,
  cost: 0,
  windows: ['before-roll'],
  replacement: ranged(3),
  improved: { green: { do: [bonus('attack', 10)] }, red: { do: [bonus('attack', 100)] } },
});

for (const [level, improvements] of [
  ['grey', 0],
  ['green', 10],
  ['yellow', 10],
  ['red', 110],
] as const)
  rule(
    `wow/T-59, wow/abilities.10: improved green and improved red add ${improvements} for a ${level} hero`,
    { ana: { character: 'sandrai', level, hand: ['twofold-bolt'] } },
    (scene) => {
      scene.fights('ana', 'mountain-boar');
      scene.asksAbout('ana', 'before-roll').answer('play:twofold-bolt');
      scene.settles(() =>
        expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 3 + improvements }]),
      );
    },
    { madeUp: { abilities: [twofoldBolt] }, red: [1], black: [1] },
  );

const silence = specialCards('sofeea')('silence', {
  copies: 1,
  cost: 1,
  windows: ['card-played'],
  if: [rivalPlayedCard],
  do: [cancelCard],
});

rule(
  'wow/T-137, wow/A-46: out of turn and out of combat a special card of cost 1 is paid by a mana potion',
  {
    ana: { character: 'sandrai', hand: ['shadow-bolt'], energy: 1 },
    bea: { character: 'sofeea', space: 'undercity', hand: ['silence'], backpack: ['fine-longbow'] },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
    scene.asks('bea', 'reaction', 'play:silence', 'pass', 'pass-turn').answer('play:silence');
    scene.settles(() => {
      expect(scene.the('bea')).toMatchObject({ backpack: [], discard: ['silence'], energy: 0 });
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 1 }]);
    });
  },
  { madeUp: { abilities: [silence] }, red: [1], black: [1] },
);

rule(
  'wow/T-137, wow/A-46: without a mana potion it cannot be played, and nobody is asked',
  {
    ana: { character: 'sandrai', hand: ['shadow-bolt'], energy: 1 },
    bea: { character: 'sofeea', space: 'undercity', hand: ['silence'] },
  },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asksAbout('ana', 'before-roll').answer('play:shadow-bolt');
    scene.settles(() => expect(scene.the('bea').hand).toEqual(['silence']));
  },
  { madeUp: { abilities: [silence] }, red: [1], black: [1] },
);

rule(
  'wow/T-139, wow/exploration.5, wow/exploration.6: an unhurt hero must use a small potion that is the only resource, for nothing',
  { ana: { space: 'elwynn-1' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.settles(() => {
      expect(scene.told).toEqual([
        { is: 'used-resource', hero: 'ana', resource: 'potion-small', space: 'elwynn-1' },
      ]);
      expect(scene.the('ana').damage).toBe(0);
    });
  },
  { phase: 'exploration', madeUp: { spaces: [spaceWith('elwynn-1', 'potion-small')] } },
);

const suddenAmbush = specialEvent('grey', 'sudden-ambush', {
  do: [flipThis],
  back: {
    is: 'foe',
    foe: foe('ambusher', { traits: ['humanoid'], attack: melee(0), defense: 20, damage: 1 }),
    reward: [],
  },
});

rule(
  'wow/T-141, wow/challenge.11, wow/A-38: a drawn event that turns into an encounter is fought at once, and no card is drawn after it',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(toldOf(scene, 'drew-event').map(({ card }) => card)).toEqual(['sudden-ambush']);
      expect(toldOf(scene, 'began-fight').map(({ foe: fought }) => fought)).toEqual(['ambusher']);
      expect(state.decks.grey.cards).toEqual(['mountain-boar']);
      expect(state.track).toMatchObject([{ card: 'sudden-ambush', space: 'elwynn-1' }]);
    });
  },
  {
    madeUp: { cards: [suddenAmbush] },
    decks: { grey: ['sudden-ambush', 'mountain-boar'] },
    red: [1],
    black: [1],
  },
);

const scholarsLens = encounter('grey', 'idle-scholar', {
  foe: { traits: ['humanoid'], attack: melee(1), defense: 4, damage: 1 },
  item: trinket('scholars-lens', ['health'], {
    ...paying(energy(1), 'before-roll', bonus('attack', 1)),
    cost: [energy(1), cards(1)],
    once: 'combat',
  }),
});

for (const [energyLeft, hand, options] of [
  [1, [], null],
  [0, ['drain-life'], null],
  [1, ['drain-life'], ['use:idle-scholar', 'done']],
] as const)
  rule(
    `wow/T-154, wow/abilities.14: a power that costs 1 energy and a card, with ${energyLeft} energy and ${hand.length} cards, ${options === null ? 'cannot' : 'can'} be used`,
    { ana: { character: 'sandrai', energy: energyLeft, hand, backpack: ['scholars-lens'] } },
    (scene) => {
      scene.fights('ana', 'mountain-boar');
      if (options !== null) {
        const [use, done] = options;
        scene.asks('ana', 'before-roll', use, done).answer(use);
      }
      scene.settles(() => {
        expect(toldOf(scene, 'used-power')).toHaveLength(options === null ? 0 : 1);
        expect(scene.the('ana')).toMatchObject(
          options === null ? { energy: energyLeft, hand } : { energy: 0, hand: [], discard: ['drain-life'] },
        );
      });
    },
    { madeUp: { cards: [scholarsLens] }, red: [6], black: [1] },
  );
