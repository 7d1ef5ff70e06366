import { expect } from 'vitest';
import { rule } from '../table.ts';
import { meets, pushes } from './bouts.ts';
import { passesAll } from './playing.ts';

const grumbaz = { character: 'grumbaz' };
const burbonn = { character: 'burbonn' };

pushes('jungle-thunderer', 5);
pushes('tidal-rager', 5, 4);

rule(
  'tidal-rager: left unbeaten, its own aggro keeps the hero from being moved',
  { ana: { character: 'sandrai', level: 'yellow' } },
  (scene) => {
    scene.fights('ana', 'tidal-rager');
    scene.settles();
    scene.goesOnTo('upkeep');
    scene.settles((state) => {
      expect(scene.the('ana').space).toBe('elwynn-1');
      expect(state.track).toMatchObject([{ card: 'tidal-rager', aggro: true }]);
    });
  },
  { red: [2], black: [5] },
);

meets('shadowmaw-panther', 'against a hero who did not move its attack is ranged', {
  dice: [1, 1],
  theirs: { type: 'ranged' },
});
meets('shadowmaw-panther', 'against a hero who moved its attack is melee', {
  ana: { turn: { left: true } },
  dice: [1, 1],
  theirs: { type: 'melee' },
});
meets('plaguehound', 'a hit gives the hero a disease', { dice: [1, 1], leaves: { diseases: 1 } });
meets('plaguehound', 'a miss gives the hero no disease', {
  ana: { armor: 'ghoul-stitched-robe' },
  dice: [1, 1],
  theirs: { hit: false },
  leaves: { diseases: 0 },
});
meets('thunder-lizard', 'on a sword the hero takes 1 damage besides the hit', {
  dice: [1, 6],
  leaves: { damage: 1 + 1 },
});
meets('coiled-serpent', 'a hit leaves 1 damage for the start of the next turn', {
  dice: [1, 1],
  leaves: { damage: 1, lasting: [{ is: 'poisoned', n: 1 }] },
});
meets('scarlet-inquisitor', 'on a 5 the hero loses a card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 5],
  leaves: { hand: [] },
});
meets('bloodscalp-berserker', 'when the hero rolls a sword it does 1 damage more', {
  ana: burbonn,
  dice: [6, 1],
  leaves: { damage: 2 + 1 },
});
meets('bloodscalp-berserker', 'when the hero rolls a 5 it does the damage printed', {
  ana: burbonn,
  dice: [5, 1],
  leaves: { damage: 2 },
});
meets('dark-iron-demolitionist', 'on a 1 it is beaten, and the hero takes 1 damage', {
  dice: [1, 1],
  own: [],
  theirs: [],
  leaves: { damage: 1, backpack: ['dark-iron-demolitionist'] },
});

for (const [choice, hand, total] of [
  ['discard', [], 1 + 4],
  ['weaken', ['shadow-bolt'], 1 + 4 - 1],
] as const)
  rule(
    `witherbark-shadowmancer: a hero who chooses to ${choice} keeps ${hand.length} of 1 card and attacks at ${total}`,
    { ana: { character: 'sandrai', level: 'yellow', hand: ['shadow-bolt'] } },
    (scene) => {
      scene.fights('ana', 'witherbark-shadowmancer');
      scene.asks('ana', 'choice', 'discard', 'weaken').answer(choice);
      passesAll(scene);
      scene.settles(() => {
        expect(scene.the('ana').hand).toEqual(hand);
        expect(scene.told).toContainEqual(expect.objectContaining({ is: 'struck', side: 'attacker', total }));
      });
    },
    { red: [1], black: [1] },
  );

meets('two-headed-ogre-mage', 'on a sword it rolls and attacks once more, in the melee step', {
  dice: [1, [6, 2]],
  theirs: [{ total: 6 + 4 }, { total: 2 + 4 }],
  leaves: { damage: 1 + 1 },
});
meets('syndicate-spymaster', 'on a 4 the hero loses an item of the backpack', {
  ana: { backpack: ['boarhide-vest'] },
  dice: [1, 4],
  leaves: { backpack: [] },
});
meets('syndicate-spymaster', 'on a 3 the hero keeps every item', {
  ana: { backpack: ['boarhide-vest'] },
  dice: [1, 3],
  leaves: { backpack: ['mountain-boar'] },
});
meets('kirin-tor-renegade', 'it has 1 more defense against a weapon replacement', {
  ana: { hand: ['shadow-bolt'], energy: 1 },
  does: 'play:shadow-bolt',
  dice: [1, 1],
  own: { defense: 7 + 1 },
});

rule(
  'gryphon-rustler: on a 1 it flees to the top of its deck',
  { ana: { character: 'sandrai', level: 'yellow' } },
  (scene) => {
    scene.fights('ana', 'gryphon-rustler');
    scene.settles((state) => {
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'struck' }));
      expect(state.decks.yellow.cards).toEqual(['waste-buzzard', 'gryphon-rustler']);
      expect(state.track).toEqual([]);
    });
  },
  { red: [6], black: [1], decks: { yellow: ['waste-buzzard'] } },
);

meets('scourge-champion', 'when the hero rolls 1 it does 1 damage more', {
  dice: [1, 1],
  leaves: { damage: 2 + 1 },
});
meets('scourge-champion', 'when the hero rolls 2 it does the damage printed', {
  dice: [2, 1],
  leaves: { damage: 2 },
});
meets('plague-ghoul', 'on a sword it rolls again, and does 1 damage more with what it rolls', {
  dice: [1, [6, 1]],
  theirs: { total: 1 + 4 },
  leaves: { damage: 1 + 1 },
});
meets('risen-necrolyte', 'on a sword the hero loses 2 cards', {
  ana: { hand: ['shadow-bolt', 'shadow-bolt'] },
  dice: [1, 6],
  leaves: { hand: [] },
});
meets('crypt-fiend', 'on a 5 the hero is slowed', { dice: [1, 5], leaves: { lasting: [{ is: 'slowed' }] } });
meets('crypt-fiend', 'on a 4 the hero is not slowed', { dice: [1, 4], leaves: { lasting: [] } });
meets('shade-of-lordaeron', 'it has 1 more defense against a melee attack', {
  ana: grumbaz,
  dice: [1, 1],
  own: { defense: 7 + 1 },
});
meets('shade-of-lordaeron', 'it has the defense printed against a ranged attack', {
  dice: [1, 1],
  own: { defense: 7 },
});
meets('bone-golem', 'beaten, it stands up again on a sword', {
  dice: [5, 1],
  extra: [6],
  own: { hit: true },
  leaves: { backpack: [] },
  onTrack: [{ card: 'bone-golem' }],
});
meets('bone-golem', 'beaten, it stays down on a 5', {
  dice: [5, 1],
  extra: [5],
  leaves: { backpack: ['bone-golem'] },
  onTrack: [],
});
meets('vengeful-apparition', "a hit turns the hero's card to its starting side", {
  ana: { reversed: true },
  dice: [1, 2],
  leaves: { damage: 1, reversed: false },
});
meets('felguard-sentinel', 'when the hero rolls 1 the hero takes 1 damage besides the hit', {
  dice: [1, 1],
  leaves: { damage: 2 + 1 },
});
meets('tempting-succubus', "the text of the hero's weapon does not count", {
  ana: { ...grumbaz, weapon: 'footmans-sword' },
  dice: [1, 1],
  own: { total: 1 + 3 },
  theirs: { defense: 4 },
});
meets('voidcaller', 'the hero may not roll again, not even by a power that must work', {
  ana: { ...burbonn, weapon: 'fine-longbow' },
  dice: [1, 1],
  own: { total: 1 + 2 },
});
meets('magma-lurker', 'a melee hit on it hurts the hero by 1', {
  ana: grumbaz,
  dice: [5, 1],
  leaves: { damage: 1 + 1, backpack: ['magma-lurker'] },
});
meets('magma-lurker', 'a ranged hit on it does not hurt', {
  dice: [5, 1],
  leaves: { damage: 0, backpack: ['magma-lurker'] },
});
meets('earthen-guardian', 'it makes no attack once a melee attack has beaten it', {
  ana: grumbaz,
  dice: [5, 6],
  own: { hit: true },
  theirs: [],
});
meets('dreaming-whelp', 'on a sword the hero loses all energy', {
  ana: { energy: 2 },
  dice: [1, 6],
  leaves: { energy: 0 },
});
meets('dreaming-whelp', 'on a 5 the hero keeps the energy', {
  ana: { energy: 2 },
  dice: [1, 5],
  leaves: { energy: 2 },
});
meets('siege-golem', 'it has 1 more defense against a ranged attack', {
  dice: [1, 1],
  own: { defense: 8 + 1 },
});
meets('siege-golem', 'it has the defense printed against a melee attack', {
  ana: grumbaz,
  dice: [1, 1],
  own: { defense: 8 },
});
meets('runaway-deathray', 'on a 1 it is beaten before anybody attacks', {
  dice: [1, 1],
  own: [],
  theirs: [],
  leaves: { backpack: ['runaway-deathray'] },
});
