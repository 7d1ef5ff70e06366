import { expect } from 'vitest';
import { rule } from '../table.ts';
import { ownerOf, useOf, wields } from './bouts.ts';
import { does, passesAll } from './playing.ts';

wields('bearskin-cloak', 'it gives 1 more defense against a beast', {
  against: 'mountain-boar',
  dice: [1, 1],
  theirs: { defense: 5 + 1 },
});
wields('bearskin-cloak', 'it gives the defense printed against a humanoid', {
  against: 'gnoll-mongrel',
  dice: [1, 1],
  theirs: { defense: 5 },
});
wields('spider-silk-robe', 'on a 1 it gives 1 more defense', { dice: [1, 1], theirs: { defense: 4 + 1 } });
wields('spider-silk-robe', 'on a 2 it gives the defense printed', { dice: [2, 1], theirs: { defense: 4 } });
wields('raiders-hauberk', 'on a 3 its hero attacks at 1 more and draws a card', {
  ana: { deck: ['charge', 'charge'] },
  dice: [3, 1],
  own: { total: 3 + 2 + 1 },
  leaves: { hand: ['charge'] },
});
wields('turtle-shell-buckler', 'when the opponent rolls a sword it takes 1 off the damage', {
  ana: { reversed: true },
  against: 'great-grey-bear',
  dice: [1, 6],
  leaves: { damage: 2 - 1 },
});
wields('turtle-shell-buckler', 'when the opponent rolls a 5 it takes nothing off the damage', {
  ana: { reversed: true },
  against: 'great-grey-bear',
  dice: [1, 5],
  leaves: { damage: 2 },
});
wields('chitin-spaulders', 'on a 1 they give 1 more defense', { dice: [1, 1], theirs: { defense: 6 + 1 } });
wields('storm-robe', 'on a sword it gives 1 energy', { dice: [6, 1], leaves: { energy: 1 } });
wields('bonecasters-robe', 'on a sword it gives 1 energy', { dice: [6, 1], leaves: { energy: 1 } });
wields('bonecasters-robe', 'on a 5 it gives no energy', { dice: [5, 1], leaves: { energy: 0 } });
wields('crusader-breastplate', 'on a sword its hero attacks at 1 more and draws a card', {
  ana: { deck: ['charge', 'charge'] },
  dice: [6, 1],
  own: { total: 6 + 3 + 1 },
  leaves: { hand: ['charge'] },
});

for (const { item, defense, melee, ranged } of [
  { item: 'spectral-shawl', defense: 5, melee: 'gnoll-mongrel', ranged: 'ridge-condor' },
  { item: 'shade-veil', defense: 5, melee: 'snapjaw-turtle', ranged: 'ridge-condor' },
  { item: 'dragonscale-hauberk', defense: 8, melee: 'drakonid-legionmaster', ranged: 'dreadhawk' },
]) {
  wields(item, 'it gives 1 more defense against a ranged attack', {
    against: ranged,
    dice: [1, 1],
    theirs: { type: 'ranged', defense: defense + 1 },
  });
  wields(item, 'it gives the defense printed against a melee attack', {
    against: melee,
    dice: [1, 1],
    theirs: { type: 'melee', defense },
  });
}

wields('silken-robe', 'for 1 energy it gives 1 more defense', {
  ana: { energy: 1 },
  does: useOf('silken-robe'),
  dice: [1, 1],
  theirs: { defense: 5 + 1 },
  leaves: { energy: 0 },
});

rule(
  'webbed-mantle: for 1 energy an unbeaten encounter with aggro is placed without it',
  { ana: { ...ownerOf('webbed-mantle'), energy: 1 } },
  (scene) => {
    scene.fights('ana', 'great-grey-bear');
    scene.asks('ana', 'flip', 'yes', 'no').answer('yes');
    scene.settles((state) => {
      expect(state.track).toMatchObject([{ card: 'great-grey-bear', aggro: false }]);
      expect(scene.the('ana').energy).toBe(0);
    });
  },
  { red: [1], black: [1] },
);

rule(
  'webbed-mantle: its hero is not asked about an unbeaten encounter without aggro',
  { ana: { ...ownerOf('webbed-mantle'), energy: 1 } },
  (scene) => {
    scene.fights('ana', 'snapjaw-turtle');
    scene.settles((state) => {
      expect(state.track).toMatchObject([{ card: 'snapjaw-turtle', aggro: false }]);
      expect(scene.the('ana').energy).toBe(1);
    });
  },
  { red: [1], black: [1] },
);

wields('ghoul-stitched-robe', 'beating an opponent heals 1 on a 5', {
  ana: { damage: 2 },
  against: 'gnoll-mongrel',
  dice: [5, 1],
  extra: [5],
  leaves: { damage: 1 },
});
wields('ghoul-stitched-robe', 'beating an opponent heals nothing on a 4', {
  ana: { damage: 2 },
  against: 'gnoll-mongrel',
  dice: [5, 1],
  extra: [4],
  leaves: { damage: 2 },
});
wields('fiend-carapace', 'it gives 1 more defense against a beast', {
  against: 'mountain-boar',
  dice: [1, 1],
  theirs: { defense: 7 + 1 },
});
wields('fiend-carapace', 'it gives 1 more defense against one of the undead', {
  against: 'fallen-footman',
  dice: [1, 1],
  theirs: { defense: 7 + 1 },
});
wields('fiend-carapace', 'it gives the defense printed against a humanoid', {
  against: 'gnoll-mongrel',
  dice: [1, 1],
  theirs: { defense: 7 },
});
wields('apparitions-shroud', 'on a 5 it prevents 1 damage in combat', {
  does: useOf('apparitions-shroud'),
  against: 'drakonid-overseer',
  dice: [1, 1],
  extra: [5],
  leaves: { damage: 3 - 1 },
});
wields('apparitions-shroud', 'on a 4 it prevents nothing', {
  does: useOf('apparitions-shroud'),
  against: 'drakonid-overseer',
  dice: [1, 1],
  extra: [4],
  leaves: { damage: 3 },
});
wields('cinder-robe', 'on a 1 it hurts its own hero', {
  against: 'snapjaw-turtle',
  dice: [1, 1],
  theirs: { hit: false },
  leaves: { damage: 1 },
});
wields('runed-deathplate', 'beating an opponent heals 1', {
  ana: { damage: 2 },
  against: 'gnoll-mongrel',
  dice: [6, 1],
  leaves: { damage: 1 },
});
wields('wraithcloth-mantle', 'it costs 1 health, so that 5 damage defeats a hero of 6', {
  ana: { damage: 3 },
  against: 'dreadhawk',
  dice: [1, 4],
  theirs: { defense: 9, hit: true },
  leaves: { damage: 0, space: 'stormwind-city' },
});
wields('invokers-robe', 'on a 1 it costs a card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 1],
  leaves: { hand: [] },
});
wields('golemwrights-apron', 'for 1 energy it prevents 1 damage in combat', {
  ana: { character: 'burbonn', energy: 1 },
  does: useOf('golemwrights-apron'),
  against: 'drakonid-legionmaster',
  dice: [1, 1],
  leaves: { damage: 3 - 1, energy: 0 },
});

for (const [item, more] of [
  ['prowlhide-jerkin', 1],
  ['batwing-cloak', 2],
] as const)
  rule(
    `${item}: once a turn, 1 energy gives ${more} more movement`,
    { ana: { ...ownerOf(item), energy: 2, turn: { rolled: 0, steps: 1 } } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', useOf(item));
      expect(scene.the('ana')).toMatchObject({ energy: 1, turn: { steps: 1 + more } });
      expect(scene.asksAbout('ana', 'movement').question.options).not.toContain(useOf(item));
      passesAll(scene);
      scene.settles();
    },
    { phase: 'movement' },
  );

rule(
  'stonehide-vest: it costs 1 movement',
  { ana: ownerOf('stonehide-vest') },
  (scene) => {
    scene.goesOnTo('exploration');
    scene.asksAbout('ana', 'movement');
    expect(scene.the('ana').turn.steps).toBe(3 - 1);
    passesAll(scene);
    scene.settles();
  },
  { phase: 'turn-start', movement: [[3, 1]] },
);

for (const armor of ['ghoul-stitched-robe', 'tidecallers-robe'])
  rule(
    `tidecallers-robe: a large potion heals ${armor === 'tidecallers-robe' ? '1 more' : 'as printed without it'}`,
    { ana: { ...ownerOf('tidecallers-robe'), armor, damage: 4, space: 'fenris-isle' } },
    (scene) => {
      scene.goesOnTo('challenge');
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana').damage).toBe(armor === 'tidecallers-robe' ? 4 - 3 : 4 - 2));
    },
    { phase: 'exploration' },
  );
