import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf } from '../told.ts';
import { ownerOf, wields } from './bouts.ts';
import { does, passesAll } from './playing.ts';

const shadowBolt = { hand: ['shadow-bolt'], energy: 1 };

wields('wolf-tooth-dagger', 'on a 2 it attacks at 1 more', { dice: [2, 1], own: { total: 2 + 2 + 1 } });
wields('wolf-tooth-dagger', 'on a 3 it attacks as printed', { dice: [3, 1], own: { total: 3 + 2 } });
wields('miners-pick', 'it attacks an elemental at 2 more', {
  against: 'dust-devil',
  dice: [1, 1],
  own: { total: 1 + 2 + 2 },
});
wields('miners-pick', 'it attacks a machine at 2 more', {
  against: 'alarm-bot',
  dice: [1, 1],
  own: { total: 1 + 2 + 2 },
});
wields('miners-pick', 'it attacks a humanoid as printed', {
  against: 'gnoll-mongrel',
  dice: [1, 1],
  own: { total: 1 + 2 },
});
wields('coral-spear', 'on a sword its attack is ranged', {
  dice: [6, 1],
  own: { type: 'ranged', total: 6 + 2 },
});
wields('coral-spear', 'on a 5 its attack is melee', { dice: [5, 1], own: { type: 'melee', total: 5 + 2 } });
wields('enforcers-blade', 'on a sword it does 1 damage more', {
  dice: [6, 1],
  leavesBea: { damage: 1 + 1 },
});
wields('bone-wand', 'on a 1 it costs a card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 1],
  own: { total: 1 + 4 },
  leaves: { hand: [] },
});
wields('gravediggers-staff', 'beating one of the undead draws a card', {
  ana: { deck: ['fear'] },
  against: 'fallen-footman',
  dice: [5, 1],
  leaves: { hand: ['fear'] },
});
wields('gravediggers-staff', 'beating a humanoid draws nothing', {
  ana: { deck: ['fear'] },
  against: 'gnoll-mongrel',
  dice: [5, 1],
  leaves: { hand: [], backpack: ['gnoll-mongrel'] },
});
wields('footmans-sword', 'it gives 1 more defense', { dice: [1, 1], theirs: { defense: 4 + 1 } });
wields('clockwork-rifle', 'on a 1 its hero makes no attack', { dice: [1, 1], own: [] });
wields('clockwork-rifle', 'on a 2 it attacks as printed', { dice: [2, 1], own: { total: 2 + 3 } });

for (const [item, value] of [
  ['fine-longbow', 2],
  ['scouts-recurve', 3],
  ['twin-headed-mace', 4],
  ['dreadhawk-longbow', 6],
] as const)
  wields(item, 'on a 1 its hero rolls again', { dice: [[1, 3], 1], own: { total: 3 + value } });

wields('smites-mighty-hammer', 'on a sword it hurts its own hero', {
  against: 'gnoll-mongrel',
  dice: [6, 1],
  own: { total: 6 + 5 },
  leaves: { damage: 1 },
});

for (const [item, value] of [
  ['high-tech-supergun', 4],
  ['imp-fire-staff', 5],
  ['champions-runeblade', 5],
  ['dragonbreath-blunderbuss', 5],
  ['molten-axe', 7],
] as const) {
  wields(item, 'on a 1 it hurts its own hero', {
    against: 'gnoll-mongrel',
    dice: [1, 1],
    own: { total: 1 + value },
    leaves: { damage: 1 },
  });
  wields(item, 'on a 2 it does not hurt its own hero', {
    against: 'gnoll-mongrel',
    dice: [2, 1],
    own: { total: 2 + value },
    leaves: { damage: 0 },
  });
}

wields('raptor-talon', 'on a 5 it draws a card', {
  ana: { deck: ['fear', 'fear'] },
  dice: [5, 1],
  leaves: { hand: ['fear'] },
});

for (const [item, value, boltValue] of [
  ['apprentices-rod', 4, 3],
  ['renegades-staff', 5, 4],
  ['archmages-staff', 6, 6],
] as const) {
  wields(item, 'a weapon replacement attacks at 1 more', {
    ana: shadowBolt,
    does: 'play:shadow-bolt',
    dice: [1, 1],
    own: { total: 1 + boltValue + 1 },
  });
  wields(item, 'without a replacement it attacks as printed', { dice: [1, 1], own: { total: 1 + value } });
}

for (const { item, foe, value, damage } of [
  { item: 'ogre-maul', foe: 'ogre-bruiser', value: 4, damage: 1 },
  { item: 'heavy-arbalest', foe: 'siege-golem', value: 4, damage: 1 },
  { item: 'blackhand-claymore', foe: 'blackhand-warlord', value: 6, damage: 2 },
])
  wields(item, 'for 1 energy it attacks at 1 more for 1 more damage', {
    ana: { energy: 1 },
    does: `use:${foe}`,
    dice: [1, 1],
    own: { total: 1 + value + 1 },
    leaves: { energy: 0 },
    leavesBea: { damage: damage + 1 },
  });

for (const { item, foe, value, more } of [
  { item: 'shadowmancers-wand', foe: 'witherbark-shadowmancer', value: 5, more: 1 },
  { item: 'flamewaker-bow', foe: 'flamewaker', value: 6, more: 2 },
])
  wields(item, `for 1 energy it attacks at ${more} more`, {
    ana: { energy: 1 },
    does: `use:${foe}`,
    dice: [1, 1],
    own: { total: 1 + value + more },
    leaves: { energy: 0 },
  });

wields('highwaymans-cutlass', 'a hit on a character draws a card', {
  ana: { deck: ['charge'] },
  dice: [1, 1],
  own: { hit: true },
  leaves: { hand: ['charge'] },
});
wields('highwaymans-cutlass', 'a hit on an encounter draws nothing', {
  ana: { deck: ['charge'] },
  against: 'gnoll-mongrel',
  dice: [3, 1],
  own: { hit: true },
  leaves: { hand: [] },
});
wields('captains-saber', 'it gives 1 more defense against a character', {
  dice: [1, 1],
  theirs: { defense: 4 + 1 },
});
wields('captains-saber', 'it gives no defense against an encounter', {
  against: 'gnoll-mongrel',
  dice: [1, 1],
  theirs: { defense: 4 },
});
wields('ghoulbone-staff', 'on a sword it costs a character a card', {
  bea: { hand: ['fireball'] },
  dice: [6, 1],
  leavesBea: { hand: [] },
});
wields('ghoulbone-staff', 'on a 5 it costs a character nothing', {
  bea: { hand: ['fireball'] },
  dice: [5, 1],
  leavesBea: { hand: ['fireball'] },
});
wields('lament-wand', 'on a sword the opponent attacks at 1 less', {
  dice: [6, 1],
  theirs: { total: 1 + 3 - 1 },
});
wields('golem-forged-axe', 'it attacks a machine at 1 more', {
  against: 'arcane-golem',
  dice: [1, 1],
  own: { total: 1 + 4 + 1 },
});
wields('golem-forged-axe', 'it attacks a beast as printed', {
  against: 'great-grey-bear',
  dice: [1, 1],
  own: { total: 1 + 4 },
});
wields('serpentfang', 'a hit leaves a character 1 damage for the start of the next turn', {
  dice: [1, 1],
  leavesBea: { damage: 1, lasting: [{ is: 'poisoned', n: 1, by: 'ana' }] },
});
wields('bloodscalp-cleaver', 'it costs 1 defense', { dice: [1, 1], theirs: { defense: 4 - 1 } });
wields('warhand-greatsword', 'on a 5 the opponent attacks at 2 less', {
  against: 'drakonid-overseer',
  dice: [5, 1],
  theirs: { total: 1 + 5 - 2 },
});
wields('necrolytes-focus', 'on a 1 it costs a card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 1],
  own: { total: 1 + 6 },
  leaves: { hand: [] },
});
wields('bonecrusher-maul', 'it does 1 damage more', { dice: [1, 1], leavesBea: { damage: 2 + 1 } });
wields('felguard-halberd', 'on a 1 the opponent attacks at 1 more', {
  against: 'gnoll-mongrel',
  dice: [1, 1],
  theirs: { total: 1 + 2 + 1 },
});
wields('thorned-whip', 'on a sword the opponent attacks at 2 less', {
  dice: [6, 1],
  theirs: { total: 1 + 4 - 2 },
});
wields('dragonbreath-blunderbuss', 'on a sword it does 1 damage more', {
  ana: { armor: 'stonehide-vest' },
  dice: [6, 1],
  leaves: { damage: 0 },
  leavesBea: { damage: 1 + 1 },
});
wields('hydra-fang', 'a hit gives a character a disease', { dice: [1, 1], leavesBea: { diseases: 1 } });
wields('prophets-wand', 'on a sword it draws a card', {
  ana: { deck: ['fear', 'fear'] },
  dice: [6, 1],
  leaves: { hand: ['fear'] },
});
wields('legionnaires-warstaff', 'it gives 1 more defense', { dice: [1, 1], theirs: { defense: 6 + 1 } });
wields('overseers-hammer', 'a hit slows a character', {
  dice: [1, 1],
  leavesBea: { lasting: [{ is: 'slowed' }] },
});
wields('ogre-lords-crusher', 'it costs 1 defense', { dice: [1, 1], theirs: { defense: 5 - 1 } });
wields('gargoyle-eye-rifle', 'it attacks one of the undead at 1 more', {
  against: 'fallen-footman',
  dice: [1, 1],
  own: { total: 1 + 6 + 1 },
});
wields('gargoyle-eye-rifle', 'it attacks a beast as printed', {
  against: 'dreadhawk',
  dice: [1, 1],
  own: { total: 1 + 6 },
});
wields('soulbinder-wand', 'on a sword it gives 1 energy', { dice: [6, 1], leaves: { energy: 1 } });
wields('dreadlords-blade', 'a hit with a sword heals 1', {
  ana: { damage: 2, armor: 'dragonscale-hauberk' },
  dice: [6, 1],
  leaves: { damage: 1 },
});
wields('dreadlords-blade', 'a hit with a 5 heals nothing', {
  ana: { damage: 2, armor: 'dragonscale-hauberk' },
  dice: [5, 1],
  own: { hit: true },
  leaves: { damage: 2 },
});

for (const [choice, total, defense] of [
  ['strike', 1 + 6 + 1, 5 - 1],
  ['guard', 1 + 6 - 1, 5 + 1],
] as const)
  rule(
    `chromatic-cleaver: whoever chooses to ${choice} attacks at ${total} with ${defense} defense`,
    { ana: ownerOf('chromatic-cleaver'), bea: { character: 'sofeea', level: 'red' } },
    (scene) => {
      scene.duels('ana', 'bea');
      does(scene, 'ana', 'use:chromatic-dragonspawn');
      scene.asks('ana', 'choice', 'strike', 'guard').answer(choice);
      passesAll(scene);
      scene.settles(() => {
        expect(strikesOf(scene, 'attacker')).toMatchObject([{ total }]);
        expect(strikesOf(scene, 'defender')).toMatchObject([{ defense }]);
      });
    },
    { red: [1], black: [1] },
  );
