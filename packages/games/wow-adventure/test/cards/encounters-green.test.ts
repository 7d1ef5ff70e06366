import { expect } from 'vitest';
import { rule } from '../table.ts';
import { meets } from './bouts.ts';
import { passesAll } from './playing.ts';

const grumbaz = { character: 'grumbaz' };
const shadowBolt = { hand: ['shadow-bolt'], energy: 1 };

meets('moss-stalker', 'on a sword the hero gets a disease', { dice: [1, 6], leaves: { diseases: 1 } });
meets('moss-stalker', 'on a 5 the hero gets no disease', { dice: [1, 5], leaves: { diseases: 0 } });
meets('marsh-tarantula', 'a hit slows the hero', { dice: [1, 3], leaves: { lasting: [{ is: 'slowed' }] } });
meets('marsh-tarantula', 'a miss does not slow the hero', { dice: [1, 1], leaves: { lasting: [] } });
meets('highland-raptor', 'on a 5 it attacks at 1 more', { dice: [1, 5], theirs: { total: 5 + 3 + 1 } });
meets('worg-alpha', 'with another beast on the track it has 1 more attack and defense', {
  track: [{ card: 'young-forest-bear', space: 'goldshire' }],
  dice: [1, 1],
  own: { defense: 6 + 1 },
  theirs: { total: 1 + 3 + 1 },
});
meets('duskbat', 'a hit costs the hero all energy', {
  ana: { energy: 2 },
  dice: [1, 3],
  leaves: { energy: 0 },
});
meets('duskbat', 'a miss costs the hero no energy', {
  ana: { energy: 2 },
  dice: [1, 1],
  leaves: { energy: 2 },
});
meets('syndicate-assassin', 'against a hero without armor its attack is ranged', {
  dice: [1, 1],
  theirs: { type: 'ranged' },
});
meets('syndicate-assassin', 'against a hero in armor its attack is melee', {
  ana: { armor: 'novices-robe' },
  dice: [1, 1],
  theirs: { type: 'melee' },
});

rule(
  'dark-iron-tunneler: the hero who beats it places a discovery token',
  { ana: { character: 'sandrai', level: 'green' } },
  (scene) => {
    scene.fights('ana', 'dark-iron-tunneler');
    scene.asksAbout('ana', 'where').answer('goldshire');
    scene.settles((state) =>
      expect(state.tokens).toMatchObject([{ kind: 'gold', space: 'goldshire', by: 'ana' }]),
    );
  },
  { red: [5], black: [1], pool: ['gold'] },
);

meets('venture-gunner', 'on a 1 it rolls again', { dice: [1, [1, 3]], theirs: { total: 3 + 2 } });
meets('dalaran-apprentice', 'it has 1 more defense against a weapon replacement', {
  ana: shadowBolt,
  does: 'play:shadow-bolt',
  dice: [1, 1],
  own: { defense: 5 + 1 },
});
meets('dalaran-apprentice', 'it has the defense printed against a weapon', {
  ana: shadowBolt,
  dice: [1, 1],
  own: { defense: 5 },
});
meets('ogre-bruiser', 'it makes no attack once a melee attack has beaten it', {
  ana: grumbaz,
  dice: [5, 6],
  own: { hit: true },
  theirs: [],
});

for (const [choice, backpack, damage] of [
  ['lose-an-item', [], 1],
  ['take-damage', ['mountain-boar'], 2],
] as const)
  rule(
    `syndicate-highwayman: on a 5 the hero may choose to ${choice.replaceAll('-', ' ')}`,
    { ana: { character: 'sandrai', level: 'green', backpack: ['boarhide-vest'] } },
    (scene) => {
      scene.fights('ana', 'syndicate-highwayman');
      scene.asks('ana', 'choice', 'lose-an-item', 'take-damage').answer(choice);
      passesAll(scene);
      scene.settles(() => expect(scene.the('ana')).toMatchObject({ backpack, damage }));
    },
    { red: [1], black: [5] },
  );

meets('scarlet-scout', 'it attacks a hero of the Horde at 1 more', {
  ana: { character: 'sofeea' },
  dice: [1, 1],
  theirs: { total: 1 + 2 + 1 },
});
meets('scarlet-scout', 'it attacks a hero of the Alliance as printed', {
  dice: [1, 1],
  theirs: { total: 1 + 2 },
});
meets('smuggler-captain', 'it does 1 damage more to a hero with 4 items in the backpack', {
  ana: { backpack: ['boarhide-vest', 'knotted-club', 'gnoll-hatchet', 'novices-robe'] },
  dice: [1, 2],
  leaves: { damage: 1 + 1 },
});
meets('smuggler-captain', 'it does the damage printed to a hero with 3 items in the backpack', {
  ana: { backpack: ['boarhide-vest', 'knotted-club', 'gnoll-hatchet'] },
  dice: [1, 2],
  leaves: { damage: 1 },
});
meets('flesh-eater', 'on a sword it rolls again, and does 1 damage more with what it rolls', {
  dice: [1, [6, 2]],
  theirs: { total: 2 + 3 },
  leaves: { damage: 1 + 1 },
});
meets('restless-shade', 'it has 1 more defense against a melee attack', {
  ana: grumbaz,
  dice: [1, 1],
  own: { defense: 6 + 1 },
});
meets('restless-shade', 'it has the defense printed against a ranged attack', {
  dice: [1, 1],
  own: { defense: 6 },
});
meets('skeletal-warder', 'beaten, it stands up again on a sword', {
  dice: [4, 1],
  extra: [6],
  own: { hit: true },
  leaves: { backpack: [] },
  onTrack: [{ card: 'skeletal-warder' }],
});
meets('skeletal-warder', 'beaten, it stays down on a 5', {
  dice: [4, 1],
  extra: [5],
  leaves: { backpack: ['skeletal-warder'] },
  onTrack: [],
});
meets('plague-carrier', 'a hit gives the hero a disease', { dice: [1, 3], leaves: { diseases: 1 } });
meets('plague-carrier', 'a miss gives the hero no disease', { dice: [1, 1], leaves: { diseases: 0 } });
meets('crypt-crawler', 'on a 5 the hero is slowed', {
  dice: [1, 5],
  leaves: { lasting: [{ is: 'slowed' }] },
});
meets('wailing-banshee', 'on a sword the hero loses a card', {
  ana: { hand: ['shadow-bolt'] },
  dice: [2, 6],
  leaves: { hand: [] },
});
meets('wailing-banshee', 'when the hero rolls 1 the combat ends, and it lies on the track', {
  dice: [1, 5],
  own: [],
  theirs: [],
  onTrack: [{ card: 'wailing-banshee' }],
});
meets('felhunter', 'once the hero has played a combat card it attacks at 1 more', {
  ana: shadowBolt,
  does: 'play:shadow-bolt',
  dice: [1, 1],
  theirs: { total: 1 + 3 + 1 },
});
meets('felhunter', 'it attacks a hero who plays nothing as printed', {
  ana: shadowBolt,
  dice: [1, 1],
  theirs: { total: 1 + 3 },
});
meets('imp-firestarter', 'on a 5 the hero takes 1 damage besides the hit', {
  dice: [1, 5],
  leaves: { damage: 1 + 1 },
});
meets('bog-elemental', 'when the hero rolls 1 it does 1 damage more', {
  dice: [1, 2],
  leaves: { damage: 1 + 1 },
});
meets('bog-elemental', 'when the hero rolls 2 it does the damage printed', {
  dice: [2, 2],
  leaves: { damage: 1 },
});

rule(
  'storm-wisp: on a 1 it flees to the top of its deck',
  { ana: { character: 'sandrai', level: 'green' } },
  (scene) => {
    scene.fights('ana', 'storm-wisp');
    scene.settles((state) => {
      expect(scene.told).not.toContainEqual(expect.objectContaining({ is: 'struck' }));
      expect(state.decks.green.cards).toEqual(['duskbat', 'storm-wisp']);
      expect(state.track).toEqual([]);
    });
  },
  { red: [6], black: [1], decks: { green: ['duskbat'] } },
);

meets('arcane-golem', 'it has 1 more defense against a ranged attack', {
  dice: [1, 1],
  own: { defense: 6 + 1 },
});
meets('arcane-golem', 'it has the defense printed against a melee attack', {
  ana: grumbaz,
  dice: [1, 1],
  own: { defense: 6 },
});
meets('powder-sapper', 'beaten by a melee attack it hurts the hero', {
  ana: grumbaz,
  dice: [5, 1],
  theirs: { hit: false },
  leaves: { damage: 1, backpack: ['powder-sapper'] },
});
meets('powder-sapper', 'beaten by a ranged attack it does not hurt', {
  dice: [5, 1],
  leaves: { damage: 0, backpack: ['powder-sapper'] },
});
meets('shredder-prototype', 'on a 1 it is beaten before anybody attacks', {
  dice: [1, 1],
  own: [],
  theirs: [],
  leaves: { backpack: ['shredder-prototype'] },
});
