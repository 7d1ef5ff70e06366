import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { hurt } from '../../rules/damage.ts';
import { heroOf } from '../../rules/table.ts';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { ownerOf, useOf, wields } from './bouts.ts';
import { does, passesAll } from './playing.ts';

rule(
  'feathered-charm: discarded, it prevents 2 damage outside combat',
  { ana: ownerOf('feathered-charm') },
  (scene) => {
    scene.perform((g) =>
      hurt(g, [
        { hero: heroOf(g.state, seat('ana')), n: 3, cause: { by: null, means: 'token', source: 'bomb' } },
      ]),
    );
    scene.asks('ana', 'damage', useOf('feathered-charm'), 'take').answer(useOf('feathered-charm'));
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 3 - 2, backpack: [] }));
  },
);
wields('feathered-charm', 'it prevents nothing in combat', {
  against: 'gnoll-mongrel',
  dice: [1, 6],
  leaves: { damage: 1, backpack: ['carrion-vulture'] },
});

wields('lucky-paw', 'discarded, it rolls the die again', {
  does: useOf('lucky-paw'),
  dice: [[1, 3], 1],
  own: { total: 3 + 1 },
  leaves: { backpack: [] },
});

for (const [face, damage, space] of [
  [4, 3, 'elwynn-1'],
  [3, 0, 'stormwind-city'],
] as const)
  wields(
    'jumper-cables',
    `on a ${face} a hero about to fall ${damage === 0 ? 'falls' : 'stays with 1 health'}`,
    {
      ana: { damage: 3 },
      does: useOf('jumper-cables'),
      against: 'gnoll-brute',
      dice: [1, 3],
      extra: [face],
      leaves: { damage, space, backpack: [] },
    },
  );

for (const foe of ['fallen-footman', 'felguard-sentinel'])
  wields('candle-of-warding', `discarded against ${foe}, it gives 2 more attack and defense`, {
    does: useOf('candle-of-warding'),
    against: foe,
    dice: [1, 1],
    own: { total: 1 + 1 + 2 },
    theirs: { defense: 4 + 2 },
  });

rule(
  'candle-of-warding: it cannot be used against a beast',
  { ana: ownerOf('candle-of-warding') },
  (scene) => {
    scene.fights('ana', 'old-snowpaw');
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 2 + 1 }]));
  },
  { red: [2], black: [1] },
);

wields('worgfang-necklace', 'its hero attacks a character at 1 more', {
  dice: [1, 1],
  own: { total: 1 + 3 + 1 },
});
wields('worgfang-necklace', 'its hero attacks an encounter as printed', {
  against: 'gnoll-mongrel',
  dice: [1, 1],
  own: { total: 1 + 3 },
});
wields('plague-flask', 'discarded in a duel, it takes 1 defense off the rival and leaves a disease', {
  does: useOf('plague-flask'),
  dice: [1, 1],
  own: { defense: 5 - 1 },
  leavesBea: { diseases: 1 },
});
wields('plague-flask', 'discarded in a fight, it takes 1 defense off the encounter', {
  does: useOf('plague-flask'),
  against: 'snapjaw-turtle',
  dice: [1, 1],
  own: { defense: 7 - 1 },
  leaves: { backpack: [], diseases: 0 },
});
wields('warded-collar', 'its hero takes no disease', {
  against: 'plaguehound',
  dice: [1, 1],
  theirs: { hit: true },
  leaves: { diseases: 0 },
});
wields('void-glass-orb', 'discarded, it turns the die to 5', {
  does: useOf('void-glass-orb'),
  dice: [1, 1],
  own: { total: 5 + 4 },
  leaves: { backpack: [] },
});
wields('portable-deathray', 'for 1 damage its hero attacks at 2 more', {
  ana: { armor: 'ghoul-stitched-robe' },
  does: useOf('portable-deathray'),
  dice: [1, 1],
  own: { total: 1 + 4 + 2 },
  leaves: { damage: 1 },
});
wields('hexlords-mojo', "for 1 energy the opponent's die is rolled again", {
  ana: { energy: 1 },
  does: useOf('hexlords-mojo'),
  against: 'drakonid-legionmaster',
  dice: [1, [6, 2]],
  theirs: { total: 2 + 6 },
  leaves: { energy: 0 },
});
wields('frozen-shard', 'discarded against a melee attacker, it prevents the attack', {
  does: useOf('frozen-shard'),
  against: 'drakonid-legionmaster',
  dice: [1, 6],
  theirs: [],
  leaves: { backpack: [], damage: 0 },
});

rule(
  'frozen-shard: it cannot be used against a ranged attacker',
  { ana: ownerOf('frozen-shard') },
  (scene) => {
    scene.fights('ana', 'dreadhawk');
    scene.settles(() => expect(strikesOf(scene, 'defender')).toMatchObject([{ type: 'ranged' }]));
  },
  { red: [1], black: [1] },
);

wields('infernal-core', 'for a card its hero attacks at 1 more', {
  ana: { hand: ['fear'] },
  does: useOf('infernal-core'),
  dice: [1, 1],
  own: { total: 1 + 5 + 1 },
  leaves: { hand: [] },
});
wields('caged-whelp', 'discarded, it makes the attack ranged and 1 better', {
  ana: { character: 'grumbaz' },
  does: useOf('caged-whelp'),
  dice: [1, 1],
  own: { type: 'ranged', total: 1 + 4 + 1 },
  leaves: { backpack: [] },
});

for (const item of ['fel-ward-amulet', 'spellbreaker-collar'])
  rule(
    `${item}: discarded, it cancels a card that is laid on its hero`,
    {
      ana: { character: 'sandrai', hand: ['curse-of-weakness'], energy: 1, turn: { rolled: 0, steps: 0 } },
      bea: { ...ownerOf(item), character: 'sofeea' },
    },
    (scene) => {
      scene.goesOnTo('exploration');
      scene.asksAbout('ana', 'movement').answer('play:curse-of-weakness');
      scene.asksAbout('bea', 'reaction').answer(useOf(item));
      passesAll(scene);
      scene.settles((state) => {
        expect(state.attached).toEqual([]);
        expect(scene.the('ana')).toMatchObject({ energy: 0, discard: ['curse-of-weakness'] });
        expect(scene.the('bea').backpack).toEqual([]);
      });
    },
    { phase: 'movement' },
  );

rule(
  'fel-ward-amulet: it cannot cancel a card that is played in the combat of its hero but not on its hero',
  {
    ana: { character: 'sandrai', hand: ['shadow-bolt'], energy: 1 },
    bea: { ...ownerOf('fel-ward-amulet'), character: 'sofeea' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:shadow-bolt');
    expect(scene.match.openTo(seat('bea'))?.options ?? []).not.toContain(useOf('fel-ward-amulet'));
    passesAll(scene);
    scene.settles(() => expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 3 }]));
  },
  { red: [1], black: [1] },
);

rule(
  'spellbreaker-collar: discarded, it cancels a card that is played in the combat of its hero',
  {
    ana: { character: 'sandrai', hand: ['shadow-bolt'], energy: 1 },
    bea: { ...ownerOf('spellbreaker-collar'), character: 'sofeea' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    does(scene, 'ana', 'play:shadow-bolt');
    scene.asksAbout('bea', 'reaction').answer(useOf('spellbreaker-collar'));
    passesAll(scene);
    scene.settles(() => {
      expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 1 + 1 }]);
      expect(scene.the('bea').backpack).toEqual([]);
    });
  },
  { red: [1], black: [1] },
);

for (const [weapon, options] of [
  ['abomination-hook', ['done']],
  ['coral-spear', ['play:blink', 'done']],
] as const)
  rule(
    `abomination-hook: against ${weapon} a rival ${options.length === 1 ? 'cannot' : 'can'} end the combat with Blink`,
    {
      ana: { ...ownerOf('abomination-hook'), weapon },
      bea: { character: 'sofeea', level: 'red', hand: ['blink'] },
    },
    (scene) => {
      scene.duels('ana', 'bea');
      scene.asks('bea', 'before-roll', 'done').answer('done');
      scene.asks('bea', 'after-roll', ...options).answer('done');
      passesAll(scene);
      scene.settles();
    },
    { red: [1], black: [1] },
  );
