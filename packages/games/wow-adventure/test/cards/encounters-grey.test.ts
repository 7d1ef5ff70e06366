import { expect } from 'vitest';
import { rule } from '../table.ts';
import { meets, pushes } from './bouts.ts';
import { passesAll } from './playing.ts';

const grumbaz = { character: 'grumbaz' };
const bearOnTrack = [{ card: 'young-forest-bear', space: 'goldshire' }];

meets('timber-wolf', 'with another beast on the track it attacks at 1 more', {
  track: bearOnTrack,
  dice: [1, 1],
  theirs: { total: 1 + 2 + 1 },
});
meets('timber-wolf', 'without another beast on the track it attacks as printed', {
  track: [{ card: 'gnoll-brute', space: 'goldshire' }],
  dice: [1, 1],
  theirs: { total: 1 + 2 },
});
meets('vale-prowler', 'on a sword it attacks at 1 more', { dice: [1, 6], theirs: { total: 6 + 2 + 1 } });
meets('carrion-vulture', 'it attacks a hero with 2 damage at 1 more', {
  ana: { damage: 2 },
  dice: [1, 1],
  theirs: { total: 1 + 1 + 1 },
});
meets('carrion-vulture', 'it attacks a hero with 1 damage as printed', {
  ana: { damage: 1 },
  dice: [1, 1],
  theirs: { total: 1 + 1 },
});
meets('cave-spider', 'a hit leaves 1 damage for the start of the next turn', {
  dice: [1, 3],
  leaves: { damage: 1, lasting: [{ is: 'poisoned', n: 1 }] },
});
meets('cave-spider', 'a miss leaves nothing for the next turn', {
  dice: [1, 1],
  leaves: { damage: 0, lasting: [] },
});

rule(
  'skittish-coyote: when the hero rolls 1 it flees to the top of its deck',
  { ana: { character: 'sandrai' } },
  (scene) => {
    scene.fights('ana', 'skittish-coyote');
    passesAll(scene);
    scene.settles((state) => {
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'struck' }));
      expect(state.decks.grey.cards).toEqual(['gnoll-brute', 'skittish-coyote']);
      expect(state.track).toEqual([]);
    });
  },
  { red: [1], black: [6], decks: { grey: ['gnoll-brute'] } },
);

meets('dust-fleshripper', 'on a 5 the hero discards an ability card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 5],
  leaves: { hand: [] },
});
meets('dust-fleshripper', 'on a 4 the hero keeps every card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 4],
  leaves: { hand: ['shadow-bolt'] },
});
meets('kobold-tunneler', 'beating it draws a card', {
  ana: { deck: ['shadow-bolt', 'fear'] },
  dice: [5, 1],
  leaves: { hand: ['shadow-bolt'], backpack: ['kobold-tunneler'] },
});
meets('murloc-raider', 'on a sword it does 1 damage more', { dice: [1, 6], leaves: { damage: 1 + 1 } });
meets('murloc-raider', 'on a 5 it does the damage printed', { dice: [1, 5], leaves: { damage: 1 } });
meets('defias-pillager', 'on a 5 the hero loses an item of the backpack, not the weapon', {
  ana: { weapon: 'bone-wand', backpack: ['boarhide-vest'] },
  dice: [2, 5],
  leaves: { backpack: ['defias-pillager'] },
});
meets('ridge-poacher', 'on a 1 it rolls again', { dice: [1, [1, 3]], theirs: { total: 3 + 2 } });
meets('goblin-engineer', 'on a 1 it is beaten before anybody attacks', {
  dice: [1, 1],
  own: [],
  theirs: [],
  leaves: { backpack: ['goblin-engineer'] },
});
meets('frostmane-hexer', 'on a 5 the hero attacks at 1 less', { dice: [3, 5], own: { total: 3 + 1 - 1 } });
meets('syndicate-footpad', 'it attacks a hero with 2 items in the backpack at 1 more', {
  ana: { backpack: ['boarhide-vest', 'knotted-club'] },
  dice: [1, 1],
  theirs: { total: 1 + 2 + 1 },
});
meets('syndicate-footpad', 'it attacks a hero with 1 item in the backpack as printed', {
  ana: { weapon: 'balanced-throwing-knives', backpack: ['boarhide-vest'] },
  dice: [1, 1],
  theirs: { total: 1 + 2 },
});
meets('scarlet-recruit', 'it attacks a hero of the Horde at 1 more', {
  ana: { character: 'sofeea' },
  dice: [1, 1],
  theirs: { total: 1 + 1 + 1 },
});
meets('scarlet-recruit', 'it attacks a hero of the Alliance as printed', {
  dice: [1, 1],
  theirs: { total: 1 + 1 },
});
meets('rotten-ghoul', 'on a sword it rolls again, and does 1 damage more with what it rolls', {
  dice: [1, [6, 3]],
  theirs: { total: 3 + 2 },
  leaves: { damage: 1 + 1 },
});
meets('rattling-skeleton', 'on a 2 it has 1 more defense', { dice: [1, 2], own: { defense: 5 + 1 } });
meets('rattling-skeleton', 'on a 3 it has the defense printed', { dice: [1, 3], own: { defense: 5 } });
meets('wandering-spirit', 'it has 1 more defense against a melee attack', {
  ana: grumbaz,
  dice: [1, 1],
  own: { defense: 5 + 1 },
});
meets('wandering-spirit', 'it has the defense printed against a ranged attack', {
  dice: [1, 1],
  own: { defense: 5 },
});
meets('mindless-zombie', 'it makes no attack once a melee attack has beaten it', {
  ana: grumbaz,
  dice: [2, 6],
  own: { hit: true },
  theirs: [],
});
meets('orchard-wraith', 'a hit costs the hero a card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 2],
  theirs: { hit: true },
  leaves: { hand: [] },
});
meets('orchard-wraith', 'a miss costs the hero no card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [1, 1],
  theirs: { hit: false },
  leaves: { hand: ['shadow-bolt'] },
});

pushes('dust-devil', 6);

meets('rusted-harvester', 'on a sword the hero takes 1 damage besides the hit', {
  dice: [1, 6],
  leaves: { damage: 1 + 1 },
});
meets('alarm-bot', 'it lies on the track with aggro', {
  dice: [1, 1],
  onTrack: [{ card: 'alarm-bot', aggro: true }],
});
meets('clockwork-sentry', 'beating it hurts on a 2', {
  dice: [5, 1],
  extra: [2],
  leaves: { damage: 1, backpack: ['clockwork-sentry'] },
});
meets('clockwork-sentry', 'beating it does not hurt on a 3', {
  dice: [5, 1],
  extra: [3],
  leaves: { damage: 0, backpack: ['clockwork-sentry'] },
});
