import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { pieceAt } from '../../rules/board.ts';
import { die } from '../../rules/death.ts';
import { theFigure } from '../../rules/figures.ts';
import { startTurn } from '../../rules/turns/turn-edges.ts';
import { attacks, used } from '../scene/attacking.ts';
import { type HexScene, rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 9 } as const;

rule(
  'gh/attack.19: each target has its own draw from the attacker’s deck',
  {
    map: ['...', ' gbh', '...'],
    cast: { b: { class: 'brute', draws: ['+1', '-1'] }, g: guard, h: guard },
    monsterDraws: ['x2'],
  },
  (scene) => {
    scene.does('b', attack(3, { count: 2 }));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('h'));
    scene.settles(() => expect(used(scene)).toEqual([['+1'], ['-1']]));
  },
);

const deckOf = (scene: HexScene): readonly string[] =>
  scene.told.flatMap((fact) => (fact.is === 'drawn' ? [fact.deck] : []));

rule(
  'gh/attack.19: a summon draws from its owner’s deck and a monster from the common one',
  {
    map: ['....', ' btg.', '....'],
    cast: {
      b: { class: 'tinkerer' },
      t: { summon: 'battle-bot', owner: 'b' },
      g: { ...guard, monster: 'living-corpse' },
    },
    cards: { 'living-corpse': 'living-corpse-3' },
  },
  (scene) => {
    scene.acts('t');
    scene.settles(() => expect(deckOf(scene)).toEqual(['tinkerer']));
    scene.acts('g');
    scene.settles(() => expect(deckOf(scene)).toEqual(['monsters']));
  },
);

rule(
  'gh/attack.20: damage on one monster is not damage on another of its type',
  { map: ['gbh'], cast: { b: { class: 'brute' }, g: guard, h: guard } },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g' });
    scene.settles(() => expect([scene.the('g').hp, scene.the('h').hp]).toEqual([6, 9]));
  },
);

const weak = {
  map: ['.....', ' .bg..', '.....'],
  cast: { b: { class: 'brute' }, g: { ...guard, hp: 3 } },
} as const;

rule('gh/attack.21: a monster without hit points is removed at once', weak, (scene) => {
  attacks(scene, 4, { by: 'b', on: 'g' });
  scene.settles(() => expect(scene.isThere('g')).toBe(false));
});

rule('gh/attack.21a: a killed monster is neither pushed nor cursed', weak, (scene) => {
  attacks(scene, 4, { by: 'b', on: 'g', push: 2, conditions: ['curse'] });
  scene.settles((s) => {
    expect(scene.isThere('g')).toBe(false);
    expect(s.monsterCurses).toBe(10);
    expect(scene.told.some(({ is }) => is === 'moved')).toBe(false);
  });
});

rule(
  'gh/attack.22: a killing attack still gives experience, elements and healing to the attacker',
  {
    map: ['.bg.'],
    cast: { b: { class: 'brute', hp: 5, draws: ['roll-fire', '+1-heal-2'] }, g: { ...guard, hp: 1 } },
  },
  (scene) => {
    attacks(scene, 4, {
      ...{ by: 'b', on: 'g' },
      adjust: [{ when: [{ is: 'target-isolated' }], xp: 1 }],
    });
    scene.settles((s) => {
      expect(scene.isThere('g')).toBe(false);
      expect(scene.the('b').hp).toBe(7);
      expect(s.elements[0]).toBe('strong');
      expect(scene.hero('b').xp).toBe(1);
    });
  },
);

const victim = (lead: object) => ({
  map: ['.bg.'],
  cast: { b: { class: 'brute' }, g: { ...guard, ...lead } },
});

rule('gh/attack.23: a dying monster leaves one money token in its hex', victim({}), (scene) => {
  attacks(scene, 20, { by: 'b', on: 'g' });
  scene.settles((s) => expect(pieceAt(s, scene.at('g'), 'coin')?.value).toBe(1));
});

rule('gh/attack.23: a summoned monster leaves no money', victim({ called: true }), (scene) => {
  attacks(scene, 20, { by: 'b', on: 'g' });
  scene.settles((s) => expect(pieceAt(s, scene.at('g'), 'coin')).toBeNull());
});

rule(
  'gh/attack.23: a monster that fights for the characters leaves its money token like any other',
  victim({ side: 'party' }),
  (scene) => {
    scene.perform((g) => {
      die(g, theFigure(g.state, scene.id('g')), { by: null, overkill: 0, fromFull: true, cause: 'attack' });
      return undefined;
    });
    scene.settles((s) => expect(pieceAt(s, scene.at('g'), 'coin')?.value).toBe(1));
  },
);

rule(
  'gh/attack.23a: an elite, a normal and a summoned monster that die leave two money tokens',
  {
    map: ['.e.', ' gbc', '...'],
    cast: {
      b: { class: 'brute' },
      e: { ...guard, rank: 'elite' },
      g: guard,
      c: { ...guard, called: true },
    },
  },
  (scene) => {
    scene.does('b', attack(20, { count: 3 }));
    for (const letter of ['e', 'g']) scene.asksAbout('ana', 'attack-target').answer(scene.id(letter));
    scene.asksAbout('ana', 'attack-target').answer(scene.id('c'));
    scene.settles((s) => expect(s.pieces.filter(({ is }) => is === 'coin')).toHaveLength(2));
  },
);

rule(
  'gh/attack.24: several money tokens lie in one hex',
  { map: ['....', ' bgh.', '....'], cast: { b: { class: 'brute' }, g: guard, h: { ...guard, hp: 12 } } },
  (scene) => {
    attacks(scene, 20, { by: 'b', on: 'g' });
    scene.settles();
    attacks(scene, 1, { by: 'b', on: 'h', range: 2, pull: 1 });
    scene.asksAbout('ana', 'pull-to').answer(scene.at('g'));
    scene.settles();
    attacks(scene, 20, { by: 'b', on: 'h' });
    scene.settles((s) => {
      const coins = s.pieces.filter(({ is, hexes }) => is === 'coin' && hexes.includes(scene.at('g')));
      expect(coins.reduce((sum, { value }) => sum + value, 0)).toBe(2);
    });
  },
);

rule(
  'gh/attack.48: an attack that deals 0 damage is still made and still suffered',
  {
    map: ['.bg.'],
    cast: {
      b: { class: 'brute' },
      g: { ...guard, shield: 9, retaliate: 2 },
    },
  },
  (scene) => {
    attacks(scene, 3, { by: 'b', on: 'g', conditions: ['muddle'] });
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(9);
      expect(scene.has('g', 'muddle')).toBe(true);
      expect(scene.the('b').hp).toBe(8);
    });
  },
);

rule(
  'gh/attack.48: an attack whose damage is negated is still suffered',
  {
    map: ['.bg.'],
    cast: { b: { class: 'brute', hand: ['trample'], retaliate: 2 }, g: guard },
    cards: { guard: 'guard-8' },
  },
  (scene) => {
    scene.acts('g');
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
    scene.asks('ana', 'card-to-lose', 'trample').answer('trample');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.has('b', 'poison')).toBe(true);
      expect(scene.the('g').hp).toBe(7);
    });
  },
);

const kills = (scene: HexScene, letter: string): number => scene.hero(letter).tally.kills ?? 0;

rule('gh/attack.49: a kill is credited to the figure that dealt the damage', victim({}), (scene) => {
  attacks(scene, 20, { by: 'b', on: 'g' });
  scene.settles(() => expect(kills(scene, 'b')).toBe(1));
});

rule(
  'gh/attack.49: a summon’s kill is credited to its owner',
  {
    map: ['....', ' btg.', '....'],
    cast: { b: { class: 'tinkerer' }, t: { summon: 'battle-bot', owner: 'b' }, g: { ...guard, hp: 1 } },
  },
  (scene) => {
    scene.acts('t');
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(kills(scene, 'b')).toBe(1);
    });
  },
);

rule(
  'gh/attack.49: a death by WOUND is credited to nobody',
  victim({ hp: 1, conditions: ['wound'] }),
  (scene) => {
    scene.perform((g) => startTurn(g, theFigure(g.state, scene.id('g'))));
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(kills(scene, 'b')).toBe(0);
    });
  },
);
