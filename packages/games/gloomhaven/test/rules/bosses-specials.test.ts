import { expect } from 'vitest';
import { attack, special } from '../../content/words/abilities.ts';
import { type HexScene, rule } from '../scene/index.ts';
import { runs } from '../scene/monsters.ts';

const brute = { class: 'brute', hp: 10 } as const;
const horror = { monster: 'winged-horror', rank: 'boss' } as const;
const egg = { objective: 'egg', hp: 3, side: 'monsters' } as const;
const nest = { map: ['b.w..'], cast: { b: brute, w: horror } } as const;

rule('gh/bosses.9: an egg is laid for each character, as close to an enemy as can be', nest, (scene) => {
  runs(scene, 'w', special('lay-eggs', { base: 4, l: 1, over: 2 }));
  scene.settles((s) =>
    expect(s.figures.filter(({ type }) => type === 'egg')).toMatchObject([
      { id: 'egg-1', kind: 'objective', side: 'monsters', hex: '1,0', hp: 3, maxHp: 3 },
      { id: 'egg-2', kind: 'objective', side: 'monsters', hex: '3,0', hp: 3, maxHp: 3 },
    ]),
  );
});

rule('gh/bosses.9: without an empty hex no egg is laid', { ...nest, map: ['bwO'] }, (scene) => {
  runs(scene, 'w', special('lay-eggs', 3));
  scene.settles((s) => expect(s.figures).toHaveLength(2));
});

rule(
  'gh/bosses.9: the Winged Horror lays its eggs when it has moved and attacked',
  { map: ['b...w..'], cast: { b: brute, w: horror }, cards: { boss: 'boss-1' } },
  (scene) => {
    scene.acts('w');
    scene.settles(() => {
      const kinds = scene.told
        .map(({ is }) => is)
        .filter((is) => ['moved', 'attack', 'appeared'].includes(is));
      expect(kinds).toEqual(['moved', 'attack', 'appeared']);
    });
  },
);

const clutch = { map: ['bew'], cast: { b: brute, w: horror, e: egg } } as const;

rule('gh/bosses.9: an egg can be attacked', clutch, (scene) => {
  scene.does('b', attack(3));
  scene.asks('ana', 'attack-target', 'egg', 'skip').answer('egg');
  scene.settles(() => expect(scene.isThere('e')).toBe(false));
});

rule('gh/bosses.9: every egg hatches into a normal monster that acts from the next round', nest, (scene) => {
  runs(scene, 'w', special('lay-eggs', 3), special('hatch-eggs'));
  scene.settles((s) => {
    expect(s.figures.filter(({ type }) => type === 'egg')).toEqual([]);
    expect(s.figures.filter(({ type }) => type === 'night-demon')).toMatchObject([
      { hex: '1,0', rank: 'normal', acted: true, called: true },
      { hex: '3,0', rank: 'normal', acted: true, called: true },
    ]);
  });
});

const others = Object.fromEntries(
  [...'cdfgh'].map((letter, n) => [letter, { monster: 'night-demon', number: n + 1 }]),
);

rule(
  'gh/bosses.9: an egg for which no standee is left stays',
  { map: ['b.w..', '#######', 'cdfgh'], cast: { b: brute, w: horror, ...others } },
  (scene) => {
    runs(scene, 'w', special('lay-eggs', 3), special('hatch-eggs'));
    scene.settles((s) => {
      expect(s.figures.filter(({ type }) => type === 'night-demon')).toHaveLength(6);
      expect(s.figures.filter(({ type }) => type === 'egg')).toMatchObject([{ hex: '3,0' }]);
    });
  },
);

const betrayer = { monster: 'the-betrayer', rank: 'boss' } as const;
const spellweaver = { class: 'spellweaver', seat: 'ben', hp: 6, initiative: 20 } as const;
const both = { b: { ...brute, initiative: 80 }, s: spellweaver, t: betrayer } as const;

/** Who went where, in order. */
const ways = (scene: HexScene) =>
  scene.told.flatMap((fact) => (fact.is === 'moved' ? [[fact.figure, fact.path, fact.how]] : []));

rule(
  'gh/bosses.10: those driven away move as far from the boss as they can, in initiative order',
  { map: ['..stb....'], cast: both },
  (scene) => {
    runs(scene, 't', special('drive-away', 3));
    scene.settles(() =>
      expect(ways(scene)).toEqual([
        ['spellweaver', ['1,0', '0,0'], 'walk'],
        ['brute', ['5,0', '6,0', '7,0'], 'walk'],
      ]),
    );
  },
);

rule(
  'gh/bosses.10: summons are driven away too, and an immobilized figure stays',
  {
    map: ['.rstb..'],
    cast: {
      ...both,
      s: { ...spellweaver, conditions: ['immobilize'] },
      r: { summon: 'rat-swarm', owner: 's' },
    },
  },
  (scene) => {
    runs(scene, 't', special('drive-away', 1));
    scene.settles(() => expect(ways(scene).map(([figure]) => figure)).toEqual(['rat-swarm-1', 'brute']));
  },
);

rule(
  'gh/bosses.10: of equally distant hexes the player of a character chooses; traps work as ever',
  { map: ['###.#', ' t.s', '###T#'], cast: { s: spellweaver, t: betrayer } },
  (scene) => {
    runs(scene, 't', special('drive-away', 1));
    scene.asks('ben', 'monster-hex', '3,0', scene.at('T')).answer(scene.at('T'));
    scene.settles(() => expect(scene.the('s')).toMatchObject({ hex: scene.at('T'), hp: 3 }));
  },
);

rule(
  'gh/bosses.10: those drawn near are put on the nearest empty hexes adjacent to the boss',
  { map: ['b...tT.s'], cast: both },
  (scene) => {
    runs(scene, 't', special('draw-near'));
    scene.settles(() => expect(ways(scene)).toEqual([['spellweaver', ['3,0'], 'put']]));
  },
);

rule('gh/bosses.10: a figure that is adjacent already stays', { map: ['b..ts..'], cast: both }, (scene) => {
  runs(scene, 't', special('draw-near'));
  scene.settles(() => expect(ways(scene)).toEqual([['brute', ['2,0'], 'put']]));
});

const puppet = {
  map: ['b..s.t'],
  cast: { ...both, b: { ...both.b, picked: ['trample', 'skewer'] } },
  printed: { trample: { top: { abilities: [attack(3)], lost: true, xp: 1 } } },
} as const;

rule(
  'gh/bosses.11: the last character in initiative order moves and attacks its ally, and discards both cards',
  puppet,
  (scene) => {
    runs(scene, 't', special('mind-control', 2));
    scene.settles(() => {
      expect(ways(scene)).toEqual([['brute', ['1,0', '2,0'], 'walk']]);
      expect(scene.the('s').hp).toBe(3);
      expect(scene.hero('b')).toMatchObject({ picked: [], discard: ['trample', 'skewer'], lost: [], xp: 0 });
    });
  },
);

rule(
  'gh/bosses.11: without a leading card it only moves',
  { ...puppet, cast: { ...both, b: { ...both.b, resting: true } } },
  (scene) => {
    runs(scene, 't', special('mind-control', 2));
    scene.settles(() => {
      expect(scene.the('b').hex).toBe('2,0');
      expect(scene.the('s').hp).toBe(6);
    });
  },
);

rule(
  'gh/bosses.11: its summons act first, against their own side as well, and have had their turn',
  { ...puppet, map: ['b.rs.t'], cast: { ...puppet.cast, r: { summon: 'rat-swarm', owner: 'b' } } },
  (scene) => {
    runs(scene, 't', special('mind-control', 2));
    scene.settles(() => {
      const attacks = scene.told.flatMap((fact) => (fact.is === 'attack' ? [[fact.by, fact.on]] : []));
      expect(attacks).toEqual([['rat-swarm-1', 'spellweaver']]);
      expect(scene.the('r').acted).toBe(true);
    });
  },
);
