import { expect } from 'vitest';
import { type Lead, rule, type TableScene } from '../table.ts';

const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const feeble: Lead = { weapon: 'mace', weaponTokens: 0, penalty: { dice: 5 } };
const gone: Lead = { dead: true, wounds: 4 };
const weaponTokens = (scene: TableScene): number | undefined => scene.the('ana').weapons[0]?.tokens;
const attacks = (scene: TableScene): readonly number[] =>
  scene.told.flatMap((fact) => (fact.is === 'attacked' ? [fact.attack] : []));

rule(
  'gof/abilities.1: automatic abilities work without a token and cost none',
  { ana: { class: 'warlord', weapon: 'spiked-shield', classTokens: 0, weaponTokens: 0 } },
  (scene) => {
    scene.faces('ana', 'gopher');
    scene.settles(() => {
      expect(scene.numbers('ana')).toEqual({ dice: 4, defense: 13 });
      expect(scene.the('ana').fight?.dice).toHaveLength(4);
    });
  },
);

rule(
  'gof/abilities.1: each use of an ability costs one token of its own kind',
  { ana: { class: 'warlord', weapon: 'mace', dice: [1, 1, 1, 1, 1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on').answer('warlord');
    expect([scene.the('ana').classTokens, weaponTokens(scene)]).toEqual([1, 2]);
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on').answer('mace');
    expect([scene.the('ana').classTokens, weaponTokens(scene)]).toEqual([1, 1]);
    scene.asks('ana', 'after-rolling', 'warlord', 'mace', 'go-on').answer('go-on');
    scene.settles();
  },
);

rule(
  'gof/abilities.2: an ability may be used at one moment as often as it can be paid',
  { ana: { weapon: 'mace', weaponTokens: 3, dice: [1, 1, 1, 1, 1, 1, 1, 1] } },
  (scene) => {
    scene.faces('ana', 'titan');
    for (let use = 0; use < 3; use++) scene.asks('ana', 'after-rolling', 'mace', 'go-on').answer('mace');
    scene.settles(() => {
      expect(scene.the('ana').fight?.dice).toHaveLength(8);
      expect(weaponTokens(scene)).toBe(0);
    });
  },
);

rule('gof/abilities.2: the Axe is used once in a fight', { ana: { weapon: 'axe' } }, (scene) => {
  scene.faces('ana', 'titan');
  scene.asks('ana', 'before-rolling', 'axe', 'go-on').answer('axe');
  scene.settles(() => expect(weaponTokens(scene)).toBe(1));
});

rule(
  'gof/abilities.2: the Trapper is used once in a fight, and again in the second with a Troll',
  { ana: { ...feeble, class: 'trapper' } },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.asks('ana', 'before-rolling', 'trapper', 'go-on').answer('trapper');
    expect(scene.told.map(({ is }) => is)).toContain('fights-again');
    scene.asks('ana', 'before-rolling', 'trapper', 'go-on').answer('trapper');
    scene.settles(() => expect(scene.the('ana').turn.treasure).toBe(4));
  },
);

rule(
  'gof/abilities.2: an Adventurer faces an Encounter again only once',
  { ana: { class: 'adventurer', classTokens: 2 } },
  (scene) => {
    scene.faces('ana', 'cache');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 4, classTokens: 1 }));
  },
);

rule(
  'gof/abilities.2: a Dead Zombie pays once for a turn',
  { ana: { ...gone, class: 'zombie' }, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ classTokens: 1, gold: 2 }));
  },
  { deck: ['cache'] },
);

rule(
  'gof/abilities.3: Class tokens do not pay for a Weapon ability',
  { ana: { weapon: 'dagger', weaponTokens: 0, classTokens: 5 } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() => expect(scene.the('ana').classTokens).toBe(5));
  },
);

rule(
  'gof/abilities.3: Weapon tokens do not pay for a Class ability',
  { ana: { class: 'monk', classTokens: 0, weapon: 'bow', weaponTokens: 5, penalty: { dice: 4 } } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.settles(() => expect(weaponTokens(scene)).toBe(5));
  },
);

rule(
  'gof/abilities.4: a Bow is offered after a Kill and not without one, a Whip the other way round',
  {
    ana: { ...killer, class: 'armsmaster', weapons: ['bow', 'whip'], weaponTokens: 1 },
    bruno: { ...feeble, class: 'armsmaster', weapons: ['bow', 'whip'], weaponTokens: 1 },
  },
  (scene) => {
    scene.faces('ana', 'giant');
    scene.asks('ana', 'weapon-to-roll', 'bow', 'whip').answer('bow');
    scene.asks('ana', 'defense', 'bow', 'go-on').answer('go-on');
    scene.settles();
    scene.faces('bruno', 'giant');
    scene.asks('bruno', 'weapon-to-roll', 'bow', 'whip').answer('bow');
    scene.asks('bruno', 'defense', 'whip', 'go-on').answer('go-on');
    scene.settles();
  },
  { options: { promos: true } },
);

rule(
  'gof/abilities.4: a condition goes by the moment: a swap can make a Monster fit for the Sling',
  { ana: { class: 'jester', classTokens: 1, weapon: 'sling', weaponTokens: 1 } },
  (scene) => {
    scene.faces('ana', 'titan', 'extra-scary');
    scene.asks('ana', 'before-rolling', 'jester', 'sling', 'go-on').answer('go-on');
    scene.settles();
    scene.faces('ana', 'gargoyle', 'extra-tough');
    scene.asks('ana', 'before-rolling', 'jester', 'go-on').answer('jester');
    scene.asks('ana', 'before-rolling', 'sling', 'go-on').answer('sling');
    scene.settles(() => expect(scene.the('ana').fight).toMatchObject({ killed: true, dodged: true }));
  },
);

rule(
  "gof/abilities.5: what lasts this turn counts in a Troll's second fight and in an Adventurer's replay",
  { ana: { class: 'adventurer', classTokens: 1, weapon: 'staff', weaponTokens: 2, penalty: { dice: 3 } } },
  (scene) => {
    scene.faces('ana', 'troll', 'extra-tough');
    scene.asks('ana', 'before-rolling', 'staff-dice', 'staff-defense', 'go-on').answer('staff-dice');
    scene.asks('ana', 'tokens-to-spend', '1', '2').answer('1');
    scene.asks('ana', 'before-rolling', 'staff-defense', 'go-on').answer('staff-defense');
    scene.asks('ana', 'after-encounter', 'adventurer', 'go-on').answer('adventurer');
    scene.settles(() => {
      const rolled = scene.told.flatMap((fact) => (fact.is === 'rolled' ? [fact.dice.length] : []));
      expect(rolled).toEqual([2, 2, 2, 2]);
      expect(scene.told.filter(({ is }) => is === 'dodged')).toHaveLength(4);
    });
  },
);

rule(
  'gof/abilities.5: what lasts this turn counts in a private Encounter',
  { ana: { ...killer, class: 'monk', classTokens: 1 }, bruno: gone, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'before-rolling', 'monk', 'go-on').answer('monk');
    scene.asks('ana', 'face-privately', 'yes', 'no').answer('yes');
    scene.settles(() => {
      const rolled = scene.told.flatMap((fact) => (fact.is === 'rolled' ? [fact.dice.length] : []));
      expect(rolled).toEqual([6, 6]);
      expect(scene.the('ana').wounds).toBe(0);
    });
  },
  { deck: ['guardian', 'goblin'] },
);

rule(
  'gof/A-12: an Avenger counts every other hero Dead since the start of the turn, a Zombie that plays included',
  { ana: { ...feeble, class: 'avenger', classTokens: 1 }, bruno: { ...gone, class: 'zombie' }, cleo: gone },
  (scene) => {
    scene.turns();
    scene.asks('bruno', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.asks('ana', 'after-rolling', 'avenger', 'go-on').answer('avenger');
    scene.settles(() => {
      const hero = scene.the('ana').id;
      expect(scene.told).toContainEqual({ is: 'attacked', hero, attack: 6, defense: 7 });
    });
  },
  { deck: ['gopher'] },
);

rule(
  'gof/A-12: the Avenger may be repeated, and counts for one attack only',
  { ana: { ...feeble, class: 'avenger', classTokens: 2 }, bruno: gone, cleo: {} },
  (scene) => {
    scene.faces('ana', 'troll');
    scene.asks('ana', 'after-rolling', 'avenger', 'go-on').answer('avenger');
    scene.asks('ana', 'after-rolling', 'avenger', 'go-on').answer('avenger');
    scene.settles(() => expect(attacks(scene)).toEqual([6, 0]));
  },
);

rule(
  'gof/A-20: the Scimitar re-rolls exactly two dice',
  { ana: { weapon: 'scimitar', weaponTokens: 1, dice: [1, 2, 3, 4, 6, 5] } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'scimitar', 'go-on').answer('scimitar');
    const dice = ['die-1', 'die-2', 'die-3', 'die-4'];
    scene.asks('ana', 'dice-to-reroll', ...dice).refuses('wrong-count', 'die-1');
    scene.asks('ana', 'dice-to-reroll', ...dice).refuses('wrong-count', 'die-1', 'die-2', 'die-3');
    scene.asks('ana', 'dice-to-reroll', ...dice).answer('die-1', 'die-3');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toEqual([6, 2, 5, 4]));
  },
);

rule(
  'gof/A-20: the Scimitar re-rolls the only die of a hero that rolled one',
  { ana: { weapon: 'scimitar', weaponTokens: 1, dice: [1, 6], penalty: { dice: 3 } } },
  (scene) => {
    scene.faces('ana', 'titan');
    scene.asks('ana', 'after-rolling', 'scimitar', 'go-on').answer('scimitar');
    scene.settles(() => expect(scene.the('ana').fight?.dice).toEqual([6]));
  },
);

rule(
  'gof/A-24: a Dead Necromancer may play by a Dead Zombie, and no more once the Zombie is alive again',
  { ana: { ...gone, class: 'zombie' }, bruno: { ...gone, class: 'necromancer' }, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'play-though-dead', 'yes', 'no').answer('yes');
    scene.asks('bruno', 'play-though-dead', 'yes', 'no').answer('no');
    scene.asks('ana', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.asks('cleo', 'choice', 'heal', 'discard-penalties').answer('heal');
    scene.settles(() => expect(scene.the('ana').dead).toBe(false));
    scene.turns();
    scene.settles(() => {
      expect(scene.the('ana').gold).toBe(2);
      expect(scene.the('bruno')).toMatchObject({ gold: 0, classTokens: 2 });
    });
  },
  { deck: ['healing-pool', 'cache'] },
);

rule(
  'gof/abilities.2: an Adventurer that faced a Guardian again after its private Encounter does so no third time',
  { ana: { ...killer, class: 'adventurer', classTokens: 3 }, bruno: gone, cleo: gone },
  (scene) => {
    const mayRepeat = (card: string, picked: string): void => {
      const asked = scene.asks('ana', 'after-encounter', 'adventurer', 'go-on');
      expect(asked.question.about).toMatchObject({ card });
      asked.answer(picked);
    };
    scene.turns();
    mayRepeat('guardian', 'go-on');
    scene.asks('ana', 'face-privately', 'yes', 'no').answer('yes');
    mayRepeat('cache', 'go-on');
    mayRepeat('guardian', 'adventurer');
    scene.asks('ana', 'face-privately', 'yes', 'no').answer('yes');
    mayRepeat('wolf', 'go-on');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ gold: 3, classTokens: 2 }));
  },
  { deck: ['guardian', 'cache', 'wolf', 'ogre'] },
);
