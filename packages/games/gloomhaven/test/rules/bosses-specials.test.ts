import { expect } from 'vitest';
import { attack, special } from '../../content/words/abilities.ts';
import { die } from '../../rules/death.ts';
import { theFigure } from '../../rules/figures.ts';
import { endAndJudge } from '../../rules/turns/turn-order.ts';
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
  cast: { ...both, b: { ...both.b, picked: ['trample', 'skewer'] }, s: { ...both.s, acted: true } },
  printed: { trample: { top: { abilities: [attack(3)], lost: true, xp: 1 } } },
  turn: 't',
} as const;

const controls = (scene: HexScene): void => runs(scene, 't', special('mind-control', 2));

/** The turns after the boss's own. */
function playsTheRound(scene: HexScene): void {
  scene.perform((g) => endAndJudge(g));
  scene.goOn((s) => s.phase === 'clean-up');
}

const attacksIn = (scene: HexScene) =>
  scene.told.flatMap((fact) => (fact.is === 'attack' ? [[fact.by, fact.on]] : []));

rule(
  'gh/bosses.11: the last character in initiative order does nothing before its own turn',
  puppet,
  (scene) => {
    controls(scene);
    scene.settles(() => {
      expect(ways(scene)).toEqual([]);
      expect(scene.the('b').takenOver).toMatchObject({ by: 'the-betrayer' });
      expect(scene.hero('b').picked).toEqual(['trample', 'skewer']);
    });
  },
);

rule('gh/bosses.11: on its turn it moves and attacks its ally, and discards both cards', puppet, (scene) => {
  controls(scene);
  playsTheRound(scene);
  scene.settles(() => {
    expect(ways(scene)).toEqual([['brute', ['1,0', '2,0'], 'walk']]);
    expect(scene.the('s').hp).toBe(3);
    expect(scene.the('b')).toMatchObject({ takenOver: null, side: 'party', acted: true });
    expect(scene.hero('b')).toMatchObject({ picked: [], discard: ['trample', 'skewer'], lost: [], xp: 0 });
  });
});

rule(
  'gh/bosses.11: its turn begins and ends like any other',
  { ...puppet, cast: { ...puppet.cast, b: { ...puppet.cast.b, conditions: ['wound', 'muddle'] } } },
  (scene) => {
    controls(scene);
    playsTheRound(scene);
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(9);
      expect(scene.the('b').conditions.map(({ is }) => is)).toEqual(['wound']);
    });
  },
);

rule(
  'gh/bosses.11: a character that rests is not chosen, nor is one that has had its turn',
  { ...puppet, cast: { ...both, b: { ...both.b, resting: true } } },
  (scene) => {
    controls(scene);
    scene.settles(() => {
      expect(scene.told).toEqual([{ is: 'no-avail', figure: 'the-betrayer' }]);
      expect([scene.the('b').takenOver, scene.the('s').takenOver]).toEqual([null, null]);
    });
  },
);

rule(
  'gh/bosses.11: if the boss dies first, the turn is its own again',
  { ...puppet, cast: { ...puppet.cast, t: { ...betrayer, hp: 1 } } },
  (scene) => {
    controls(scene);
    scene.perform((g) => {
      die(g, theFigure(g.state, scene.id('t')), { by: null, overkill: 0, fromFull: false, cause: 'attack' });
      return endAndJudge(g);
    });
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'next');
  },
);

rule(
  'gh/bosses.11: a stunned one loses both its cards and does nothing',
  { ...puppet, cast: { ...puppet.cast, b: { ...puppet.cast.b, conditions: ['stun'] } } },
  (scene) => {
    controls(scene);
    playsTheRound(scene);
    scene.settles(() => {
      expect(attacksIn(scene)).toEqual([]);
      expect(scene.hero('b').discard).toEqual(['trample', 'skewer']);
    });
  },
);

rule(
  'gh/bosses.11: its summons act just before it, against their own side as well, and not against it',
  { ...puppet, map: ['b.rs.t'], cast: { ...puppet.cast, r: { summon: 'rat-swarm', owner: 'b' } } },
  (scene) => {
    controls(scene);
    playsTheRound(scene);
    scene.settles(() => {
      expect(attacksIn(scene)).toEqual([['rat-swarm-1', 'spellweaver']]);
      expect(scene.the('r')).toMatchObject({ acted: true, side: 'party' });
    });
  },
);
