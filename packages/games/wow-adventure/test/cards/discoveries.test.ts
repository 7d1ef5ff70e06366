import { expect } from 'vitest';
import type { Discovery } from '../../vocabulary/terms.ts';
import { rule } from '../table.ts';
import { strikesOf, toldOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

/** A token that a rival has hidden where the hero explores. */
const hidden = (kind: Discovery) =>
  ({ phase: 'exploration', tokens: [{ kind, space: 'elwynn-1', by: 'bea' }] }) as const;

rule(
  'gold: in a city it buys an item of the own level or a lower one, and is spent',
  { ana: { character: 'sofeea', level: 'green', space: 'ironforge', tokens: ['gold', 'gold'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'use:gold');
    scene.asks('ana', 'item-level', 'grey', 'green').answer('grey');
    does(scene, 'ana', 'use:gold');
    scene.asksAbout('ana', 'item-level').answer('green');
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ tokens: [], backpack: ['mountain-boar', 'ridge-condor'] });
    expect(scene.state.aside).toEqual(['gold', 'gold']);
  },
  { phase: 'movement', decks: { grey: ['mountain-boar'], green: ['ridge-condor'] } },
);

rule(
  'hearthstone: it leads to a city of choice in place of walking',
  { ana: { character: 'sofeea', space: 'hogger', tokens: ['hearthstone'], turn: { steps: 3 } } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'use:hearthstone');
    scene.asks('ana', 'where', 'stormwind-city', 'ironforge', 'undercity').answer('undercity');
    expect(scene.match.asked.flatMap((open) => open.from()).some((one) => one.startsWith('walk:'))).toBe(
      false,
    );
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ space: 'undercity', tokens: [] });
  },
  { phase: 'movement' },
);

for (const choice of ['leave', 'discard'] as const)
  rule(
    `far-sight: a token anywhere on the map is looked at, and it may ${choice === 'leave' ? 'stay' : 'go'}`,
    { ana: { character: 'sofeea', tokens: ['far-sight'] }, bea: { space: 'ironforge' } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', 'use:far-sight');
      scene.asks('ana', 'token-seen', 'leave', 'discard').answer(choice);
      passesAll(scene);
      expect(scene.the('ana').tokens).toEqual([]);
      expect(scene.state.tokens.map(({ seenBy }) => seenBy)).toEqual(
        choice === 'leave' ? [['bea', 'ana']] : [],
      );
      expect(scene.state.aside).toEqual(choice === 'leave' ? ['far-sight'] : ['far-sight', 'bomb']);
    },
    { phase: 'movement', tokens: [{ kind: 'bomb', space: 'naxxramas', by: 'bea' }] },
  );

rule(
  'rocket-boots: the own combat die is rolled again, and the new face counts',
  { ana: { character: 'sofeea', tokens: ['rocket-boots'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    scene.asks('ana', 'just-rolled', 'use:rocket-boots', 'keep').answer('use:rocket-boots');
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ tokens: [], backpack: ['mountain-boar'] });
  },
  { red: [1, 6], black: [1] },
);

rule(
  'rocket-boots: the movement die is rolled again, and the first roll is lost',
  { ana: { character: 'sofeea', tokens: ['rocket-boots'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asks('ana', 'movement-roll', 'use:rocket-boots', 'keep').answer('use:rocket-boots');
    expect(scene.the('ana')).toMatchObject({ tokens: [], energy: 3, turn: { steps: 1 } });
  },
  {
    phase: 'turn-start',
    movement: [
      [4, 1],
      [1, 3],
    ],
  },
);

rule(
  'traveling-merchant: the hero takes an item of choice from a rival, who takes another one back',
  {
    ana: {
      character: 'sofeea',
      tokens: ['traveling-merchant'],
      backpack: ['boarhide-vest', 'gnoll-hatchet'],
    },
    bea: { space: 'ironforge', backpack: ['lucky-paw', 'hunting-bow'] },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'use:traveling-merchant');
    scene.asks('ana', 'item', 'skittish-coyote', 'dust-fleshripper').answer('dust-fleshripper');
    scene.asks('bea', 'item', 'mountain-boar', 'gnoll-mongrel').answer('mountain-boar');
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ tokens: [], backpack: ['gnoll-mongrel', 'dust-fleshripper'] });
    expect(scene.the('bea').backpack).toEqual(['skittish-coyote', 'mountain-boar']);
  },
  { phase: 'movement' },
);

for (const [fighting, damage, type] of [
  ['with an ambush', 2, 'ranged'],
  ['without one', 1, 'melee'],
] as const)
  rule(
    `ambush: an opponent ${fighting} does ${damage} damage with a ${type} attack in this turn`,
    {
      ana: { character: 'sofeea', space: type === 'ranged' ? 'elwynn-1' : 'elwynn-2' },
      bea: { space: 'ironforge' },
    },
    (scene) => {
      scene.goesOnTo('upkeep');
      passesAll(scene);
      expect(strikesOf(scene, 'defender')).toMatchObject([{ type }]);
      expect(scene.the('ana').damage).toBe(damage);
    },
    { ...hidden('ambush'), decks: { grey: ['mountain-boar'] }, red: [1], black: [5] },
  );

rule(
  'false-map: the player on the right moves the hero up to two spaces',
  { ana: { character: 'sofeea' }, bea: { space: 'ironforge' }, cem: { space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('challenge');
    scene.asksAbout('cem', 'push').answer('goldshire');
    scene.asksAbout('cem', 'push').answer('elwynn-2');
    scene.asksNothingOf('cem');
    passesAll(scene);
    expect(scene.the('ana').space).toBe('elwynn-2');
  },
  hidden('false-map'),
);

rule(
  'power-drain: two cards of the hand go at random',
  { ana: { character: 'sofeea', hand: ['portal', 'teleport', 'blink'] }, bea: { space: 'ironforge' } },
  (scene) => {
    scene.goesOnTo('challenge');
    passesAll(scene);
    expect([scene.the('ana').hand.length, scene.the('ana').discard.length]).toEqual([1, 2]);
  },
  hidden('power-drain'),
);

rule(
  'disease: it stays on the hero and takes 1 off health, so that a fight kills sooner',
  { ana: { character: 'sofeea', damage: 2 }, bea: { character: 'sandrai', space: 'elwynn-1', damage: 2 } },
  (scene) => {
    scene.goesOnTo('challenge');
    passesAll(scene);
    expect(scene.the('ana')).toMatchObject({ diseases: 1, damage: 2 });
    for (const name of ['ana', 'bea']) {
      scene.fights(name, 'timber-wolf');
      passesAll(scene);
    }
    expect(toldOf(scene, 'was-defeated')).toEqual([]);
    expect(scene.the('bea').damage).toBe(3);
    expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', damage: 0, diseases: 0 });
  },
  { ...hidden('disease'), red: [1, 1], black: [5, 5] },
);

rule(
  'bomb: it does 2 damage to the hero who reveals it, and to nobody else there',
  { ana: { character: 'sofeea' }, bea: { space: 'elwynn-1' } },
  (scene) => {
    scene.goesOnTo('challenge');
    passesAll(scene);
    expect(['ana', 'bea'].map((name) => scene.the(name).damage)).toEqual([2, 0]);
    expect(scene.state.aside).toEqual(['bomb']);
  },
  hidden('bomb'),
);
