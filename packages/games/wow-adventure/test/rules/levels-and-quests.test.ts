import { expect, test } from 'vitest';
import { wowAdventure } from '../../game.ts';
import { levels, rankOf } from '../../vocabulary/terms.ts';
import { rule } from '../table.ts';

const { content } = wowAdventure;

test('wow/levels.1: levels run from grey over green and yellow to red', () => {
  expect(levels).toEqual(['grey', 'green', 'yellow', 'red']);
  expect([...content.characters.values()].map(({ cards }) => Object.keys(cards))).toEqual(
    Array(4).fill(['grey', 'green', 'yellow', 'red']),
  );
});

test('wow/levels.7: a map encounter grants the level above its own', () => {
  const granting = [...content.board.spaces.values()].flatMap(({ level, encounter }) =>
    (encounter?.reward ?? []).flatMap((effect) =>
      effect.is === 'gain-level' ? [rankOf(effect.level) - rankOf(level)] : [],
    ),
  );
  expect(granting).toHaveLength(13);
  expect(new Set(granting)).toEqual(new Set([1]));
});

test('wow/characters.1: every side of a character card lists its numbers, powers and icons', () => {
  for (const { cards } of content.characters.values()) {
    for (const { icons, starting, reverse } of Object.values(cards)) {
      expect(icons.length).toBeGreaterThan(0);
      for (const { health, attack, defense, damage, powers } of [starting, reverse]) {
        expect(Math.min(health, attack.value, defense, damage, powers.length)).toBeGreaterThan(0);
      }
      expect(starting.id).not.toBe(reverse.id);
    }
  }
});

test('wow/characters.5: Burbonn and Sandrai are of the Alliance, Grumbaz and Sofeea of the Horde', () => {
  expect([...content.characters.values()].map(({ id, faction }) => `${id} ${faction}`).sort()).toEqual([
    'burbonn alliance',
    'grumbaz horde',
    'sandrai alliance',
    'sofeea horde',
  ]);
});

rule(
  'wow/levels.4, wow/levels.9: the new card counts from then on, and what lies by the hero stays',
  {
    ana: {
      character: 'sofeea',
      space: 'hogger',
      weapon: 'balanced-throwing-knives',
      tokens: ['gold'],
      quests: ['wyrmslayer'],
    },
    bea: { character: 'sandrai', space: 'undercity' },
  },
  (scene) => {
    scene.fightsLair('ana');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({
        level: 'green',
        weapon: 'rusted-harvester',
        tokens: ['gold'],
      });
      expect(scene.the('ana').quests).toHaveLength(1);
      expect(state.attached).toHaveLength(1);
    });
    scene.perform((g) => {
      g.state.heroes[0]?.hand.splice(0);
      return undefined;
    });
    scene.fights('ana', 'gnoll-brute');
    scene.settles(() =>
      expect(scene.told).toContainEqual(
        expect.objectContaining({ is: 'struck', side: 'defender', defense: 5 }),
      ),
    );
  },
  {
    attached: [{ ability: 'curse-of-weakness', owner: 'bea', on: 'hero', target: 'ana' }],
    red: [6, 1],
    black: [1, 1],
  },
);

rule(
  'wow/levels.6: a grey hero enters no green space, equips no green item and reads no green text',
  {
    ana: {
      character: 'burbonn',
      space: 'elwynn-3',
      hand: ['aspect-of-the-cheetah'],
      backpack: ['greyfur-harness'],
    },
  },
  (scene) => {
    scene.goesOnTo('exploration');
    const { question } = scene.asksAbout('ana', 'movement');
    expect(question.options).toContain('walk:goldshire');
    expect(question.options).not.toContain('walk:redridge-1');
    scene.asksAbout('ana', 'movement').answer('play:aspect-of-the-cheetah');
    expect(scene.the('ana').turn.steps).toBe(2);
    scene.asksAbout('ana', 'movement').answer('end');
    scene.settles();
    scene.perform((g) => {
      g.state.phase = 'upkeep';
      return undefined;
    });
    scene.playsTurn();
    scene.settles(() => expect(scene.the('ana').armor).toBeNull());
  },
  { phase: 'turn-start', movement: [[1, 3]] },
);

rule(
  'wow/characters.3, wow/characters.4: damage comes from the side of the card that is up, whatever the weapon',
  {
    ana: { character: 'grumbaz', reversed: true, weapon: 'gnoll-hatchet' },
    bea: { character: 'sandrai' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles(() => expect(scene.the('bea').damage).toBe(2));
  },
  { red: [6], black: [1] },
);

rule(
  'wow/upkeep.1: several quests advance in one upkeep, a payment too',
  {
    ana: {
      space: 'undercity',
      backpack: ['grave-worn-mace'],
      quests: ['bones-for-the-apothecary', { quest: 'plague-samples', done: [1, 1, 0] }],
    },
  },
  (scene) => {
    scene.playsTurn();
    scene.asksAbout('ana', 'upkeep').answer('pay:bones-for-the-apothecary');
    scene.settles(() => expect(scene.the('ana').log.map(({ valor }) => valor)).toEqual([2, 1]));
  },
  { phase: 'upkeep', elite: [] },
);

rule(
  'wow/upkeep.2, wow/upkeep.3, wow/A-64: items are put on and off, upkeep powers work, and the next hero takes the die',
  {
    ana: {
      character: 'sandrai',
      damage: 1,
      energy: 2,
      weapon: 'medicine-staff',
      backpack: ['hexers-wand'],
    },
  },
  (scene) => {
    scene.playsTurn();
    scene
      .asks(
        'ana',
        'upkeep',
        'use:murloc-seer',
        'use-mana:murloc-seer',
        'equip:frostmane-hexer',
        'unequip:murloc-seer',
        'end',
      )
      .answer('use:murloc-seer');
    scene.asksAbout('ana', 'upkeep').answer('equip:frostmane-hexer');
    scene.asks('ana', 'upkeep', 'equip:murloc-seer', 'unequip:frostmane-hexer', 'end').answer('end');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({
        damage: 0,
        weapon: 'frostmane-hexer',
        backpack: ['murloc-seer'],
      });
      expect(state.active).toBe(1);
    });
  },
  { phase: 'upkeep' },
);

rule(
  'wow/quests.5: damage of a token counts for no quest',
  {
    ana: { character: 'grumbaz', space: 'goldshire', damage: 3 },
    bea: { character: 'sandrai', quests: ['first-blood', { quest: 'bounty', marked: 'ana' }] },
  },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.settles(() => {
      expect(scene.the('ana').space).toBe('stormwind-city');
      expect(scene.the('bea').quests).toMatchObject([{ done: [0] }, { done: [0] }]);
    });
  },
  { phase: 'exploration', tokens: [{ kind: 'bomb', space: 'goldshire', by: 'bea' }] },
);

rule(
  'wow/quests.12, wow/A-08: a foe that falls together with the hero counts as beaten',
  { ana: { character: 'grumbaz', damage: 4, quests: [{ quest: 'prove-your-mettle', done: [2] }] } },
  (scene) => {
    scene.fights('ana', 'old-snowpaw');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ space: 'stormwind-city', backpack: [] });
      expect(scene.the('ana').quests).toMatchObject([{ done: [3] }]);
    });
  },
  { red: [6], black: [6] },
);

rule(
  'wow/A-66: two who complete quests at the same moment draw clockwise from the active hero',
  {
    ana: { character: 'sofeea', damage: 3, quests: [{ quest: 'bounty', marked: 'bea' }] },
    bea: { character: 'sandrai', damage: 3, quests: [{ quest: 'an-old-grudge', marked: 'ana' }] },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ log: [{ valor: 2 }], quests: [{ quest: 'trailblazer' }] });
      expect(scene.the('bea')).toMatchObject({ log: [{ valor: 2 }], quests: [{ quest: 'wyrmslayer' }] });
    });
  },
  { elite: ['trailblazer', 'wyrmslayer'], red: [6], black: [6] },
);
