import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { summon } from '../../content/words/abilities.ts';
import { recoverCards } from '../../rules/abilities/recovering.ts';
import { exhaust } from '../../rules/death.ts';
import { theHero } from '../../rules/figures.ts';
import type { SummonId } from '../../vocabulary/ids.ts';
import { type HexScene, rule } from '../scene/index.ts';

const altar = { objective: 'altar', side: 'monsters' } as const;

const workshop = {
  map: ['.t$', ' O.g'],
  cast: { t: { class: 'tinkerer', picked: ['harmless-contraption', 'hook-gun'] }, g: altar },
  turn: 't',
} as const;

const decoy = (scene: HexScene) => scene.state.figures.find(({ type }) => type === 'decoy');

rule('gh/summons.1: a summon comes to an empty hex adjacent to its summoner', workshop, (scene) => {
  scene.plays('t', 'harmless-contraption', 'top');
  scene.asks('ana', 'ability-hex', '0,0', '1,1', 'skip').answer('1,1');
  scene.settles((s) => {
    expect(decoy(scene)).toMatchObject({ hex: '1,1', hp: 6, maxHp: 6, side: 'party', owner: 'tinkerer' });
    expect(s.heroes[0]?.active.map(({ card }) => card)).toEqual(['harmless-contraption']);
    expect(scene.hero('t').xp).toBe(2);
  });
});

rule(
  'gh/summons.1a: among figures, obstacles and coins the summon ability cannot be used',
  { ...workshop, map: ['$t$', ' Og'] },
  (scene) => {
    scene.plays('t', 'harmless-contraption', 'top');
    scene.settles(() => {
      expect(decoy(scene)).toBeUndefined();
      expect(scene.hero('t').xp).toBe(0);
      expect(scene.hero('t').discard).toEqual(['harmless-contraption']);
    });
  },
);

test('gh/summons.2: hit points, move, attack, range and traits are printed on the card', () => {
  const card = (id: string) => content.summons.get(id as SummonId); // tests write ids
  expect(card('mystic-ally')?.stats).toEqual({ hp: 2, move: 2, attack: 3, range: 2 });
  expect(card('rat-swarm')?.stats.conditions).toEqual(['poison']);
  expect(card('jade-falcon')?.flying).toBe(true);
});

rule(
  'gh/summons.3: a summon without an attack value does not attack, one without range attacks in melee',
  {
    map: ['tdgk'],
    cast: {
      t: { class: 'tinkerer' },
      d: { summon: 'decoy', owner: 't' },
      g: { monster: 'bandit-guard', hp: 6 },
      k: { summon: 'kill-bot', owner: 't' },
    },
  },
  (scene) => {
    scene.acts('d');
    scene.settles(() => expect(scene.the('g').hp).toBe(6));
    scene.acts('k');
    scene.settles(() => expect(scene.the('g').hp).toBe(3));
  },
);

rule(
  'gh/summons.3: a summon with melee alone does not reach beyond an adjacent hex',
  {
    map: ['tk.g', ' ....'],
    cast: {
      t: { class: 'tinkerer' },
      k: { summon: 'kill-bot', owner: 't', conditions: ['immobilize'] },
      g: { monster: 'bandit-guard', hp: 6 },
    },
  },
  (scene) => {
    scene.acts('k');
    scene.settles(() => expect(scene.the('g').hp).toBe(6));
  },
);

const sustained = {
  map: ['td......g'],
  cast: {
    t: { class: 'tinkerer', active: ['harmless-contraption top'], hand: ['hook-gun', 'ink-bomb'] },
    d: { summon: 'decoy', owner: 't', sustainedBy: 'harmless-contraption' },
    g: altar,
  },
} as const;

rule(
  'gh/summons.4: a summon stays with its card from round to round',
  { ...sustained, phase: 'clean-up' },
  (scene) => {
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles(() => expect(scene.isThere('d')).toBe(true));
  },
);

rule(
  'gh/summons.4: when its card leaves the active area the summon goes',
  { ...sustained, turn: 't' },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene
      .asks('ana', 'next', 'end-bonus:harmless-contraption', 'end-turn')
      .answer('end-bonus:harmless-contraption');
    scene.settles(() => {
      expect(scene.isThere('d')).toBe(false);
      expect(scene.hero('t').lost).toEqual(['harmless-contraption']);
    });
  },
);

rule('gh/summons.4: the summons of an exhausted character go', sustained, (scene) => {
  scene.perform((g) => {
    exhaust(g, theHero(g.state, scene.id('t')), 'cards');
    return undefined;
  });
  scene.settles(() => expect(scene.isThere('d')).toBe(false));
});

rule('gh/summons.4a: recovering the card of a summon removes it from the map', sustained, (scene) => {
  scene.perform((g) => recoverCards(g, theHero(g.state, scene.id('t')), 'lost', 1));
  scene.asks('ana', 'cards-to-recover', 'harmless-contraption').answer('harmless-contraption');
  scene.settles(() => {
    expect(scene.isThere('d')).toBe(false);
    expect(scene.hero('t').hand).toContain('harmless-contraption');
    expect(scene.hero('t').active).toEqual([]);
  });
});

const quiet = { ...sustained.cast, t: { class: 'tinkerer', initiative: 40 } } as const;

rule(
  'gh/summons.5: summons act just before their summoner, in the order in which they came',
  {
    map: ['tdk.....g'],
    cast: { ...quiet, k: { summon: 'kill-bot', owner: 't', number: 2 } },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => {
      const turns = scene.told.flatMap((fact) => (fact.is === 'turn-begins' ? [fact.figure] : []));
      expect(turns).toEqual(['decoy-1', 'kill-bot-2', 'tinkerer']);
    });
  },
);

rule(
  'gh/summons.6: a summon acts in a round in which its owner rests, just before it',
  {
    map: ['tk......b'],
    cast: {
      t: { class: 'tinkerer', resting: true, initiative: 99, discard: ['hook-gun', 'ink-bomb'] },
      k: { summon: 'kill-bot', owner: 't' },
      b: altar,
    },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'rest-card').answer('hook-gun');
    scene.settles(() => {
      const turns = scene.told.flatMap((fact) => (fact.is === 'turn-begins' ? [fact.figure] : []));
      expect(turns).toEqual(['kill-bot-1', 'tinkerer']);
    });
  },
);

rule(
  'gh/summons.7, gh/summons.7a: a summon does nothing until the next round, in which it acts before its owner',
  {
    map: ['t.......g'],
    cast: {
      t: {
        class: 'tinkerer',
        initiative: 20,
        picked: ['harmless-contraption', 'hook-gun'],
        hand: ['ink-bomb', 'stun-shot'],
      },
      g: altar,
    },
    goal: [{ is: 'reveal', room: 9 }],
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'next').answer('top:harmless-contraption');
    scene.asksAbout('ana', 'ability-hex').answer('1,0');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => expect(turnsIn(scene)).toEqual(['tinkerer']));
    scene.goOn((s) => s.round === 2 && s.phase === 'clean-up');
    scene.asksAbout('ana', 'leading-card').answer('stun-shot');
    scene.asksAbout('ana', 'second-card').answer('ink-bomb');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => expect(turnsIn(scene)).toEqual(['decoy-1', 'tinkerer']));
  },
);

const turnsIn = (scene: HexScene): readonly string[] =>
  scene.told.flatMap((fact) => (fact.is === 'turn-begins' ? [fact.figure] : []));

rule(
  'gh/summons.20: a summon of an item has no card and goes when its owner is exhausted',
  { map: ['.t..g'], cast: { t: { class: 'tinkerer' }, g: altar }, turn: 't' },
  (scene) => {
    scene.does('t', summon('jade-falcon'));
    scene.asks('ana', 'ability-hex', '0,0', '2,0', 'skip').answer('2,0');
    scene.settles((s) => {
      const falcon = s.figures.find(({ type }) => type === 'jade-falcon');
      expect(falcon).toMatchObject({ hp: 2, owner: 'tinkerer', sustainedBy: '', acted: true });
    });
    scene.perform((g) => {
      exhaust(g, theHero(g.state, scene.id('t')), 'cards');
      return undefined;
    });
    scene.settles((s) => expect(s.figures.map(({ type }) => type)).toEqual(['altar']));
  },
);

rule(
  'gh/summons.19, gh/summons.21: several summons of one player are in play together, one for each card',
  {
    map: ['.td....g'],
    cast: {
      t: {
        class: 'tinkerer',
        active: ['harmless-contraption top'],
        picked: ['dangerous-contraption', 'hook-gun'],
      },
      d: { summon: 'decoy', owner: 't', sustainedBy: 'harmless-contraption' },
      g: altar,
    },
    turn: 't',
  },
  (scene) => {
    scene.plays('t', 'dangerous-contraption', 'top');
    scene.asksAbout('ana', 'ability-hex').answer('0,0');
    scene.settles((s) => {
      expect(s.figures.filter(({ owner }) => owner === 'tinkerer').map(({ type }) => type)).toEqual([
        'decoy',
        'battle-bot',
      ]);
      expect(scene.hero('t').active.map(({ card }) => card)).toEqual([
        'harmless-contraption',
        'dangerous-contraption',
      ]);
    });
  },
);
