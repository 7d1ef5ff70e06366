import { expect } from 'vitest';
import { afflict } from '../../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../../content/words/targets.ts';
import { attacked } from '../../scene/attacking.ts';
import { type HexScene, rule } from '../../scene/index.ts';
import { attackBy, runs } from '../../scene/monsters.ts';

const brute = { class: 'brute', hp: 10, initiative: 30 } as const;
const tinkerer = { class: 'tinkerer', hp: 8, initiative: 20 } as const;
const cragheart = { class: 'cragheart', hp: 10, initiative: 40 } as const;

const cannon = {
  map: ['k.bt...', ' .......', '.......', ' .......', '..c....'],
  cast: { b: brute, t: tinkerer, c: cragheart, k: { monster: 'ancient-artillery', rank: 'elite' } },
  level: 4,
} as const;

const three = {
  from: 'target',
  hexes: [
    [0, 0],
    [1, -1],
    [1, 0],
  ],
} as const;

rule(
  'gh/A-50: an area attack of a monster with "Target 2" has one more target in range, outside the area',
  cannon,
  (scene) => {
    runs(scene, 'k', attackBy(0, { area: three }));
    scene.settles(() => expect([...attacked(scene)].sort()).toEqual(['brute', 'cragheart', 'tinkerer']));
  },
);

rule('gh/A-50: a monster without it attacks nobody outside the area', { ...cannon, level: 3 }, (scene) => {
  runs(scene, 'k', attackBy(0, { area: three }));
  scene.settles(() => expect([...attacked(scene)].sort()).toEqual(['brute', 'tinkerer']));
});

const demons = {
  map: ['.....', ' .kb.', '..l..'],
  cast: {
    b: { ...brute, hp: 30, retaliate: 9 },
    k: { monster: 'earth-demon', hp: 1 },
    l: { monster: 'earth-demon', hp: 30 },
  },
  cards: { 'earth-demon': 'earth-demon-3' },
} as const;

const infused = (scene: HexScene): readonly string[] =>
  scene.told.flatMap((it) => (it.is === 'infused' ? [`${it.element} by ${it.by}`] : []));

rule('gh/A-52: a monster that dies in its turn creates no element', demons, (scene) => {
  scene.acts('k');
  scene.settles(() => {
    expect(scene.isThere('k')).toBe(false);
    expect(infused(scene)).toEqual([]);
  });
});

rule('gh/A-52: the next of its type does', demons, (scene) => {
  scene.acts('k');
  scene.acts('l');
  scene.settles(() => expect(infused(scene)).toEqual(['earth by earth-demon-2']));
});

const corpse = {
  map: ['.b..', ' .k..', '.t..'],
  cast: { b: brute, t: tinkerer, k: { monster: 'living-corpse' } },
  cards: { 'living-corpse': 'living-corpse-1' },
} as const;

rule(
  "gh/A-53: what a monster's card does to one enemy it does to its focus, and nobody is asked",
  corpse,
  (scene) => {
    scene.acts('k');
    scene.asksNothingOf('ana');
    scene.settles(() => expect([scene.has('b', 'muddle'), scene.has('t', 'muddle')]).toEqual([false, true]));
  },
);

const wounds = afflict(['wound'], anAdjacentEnemy);

rule(
  'gh/A-53: without its focus among them to the earliest in initiative of the nearest',
  corpse,
  (scene) => {
    runs(scene, 'k', wounds);
    scene.asksNothingOf('ana');
    scene.settles(() => expect(scene.has('t', 'wound')).toBe(true));
  },
);

rule(
  'gh/A-53: and the players choose between equals',
  { ...corpse, cast: { ...corpse.cast, t: { ...tinkerer, initiative: 30 } } },
  (scene) => {
    runs(scene, 'k', wounds);
    scene.asks('ana', 'monster-target', 'brute', 'tinkerer').answer('brute');
    scene.settles(() => expect(scene.has('b', 'wound')).toBe(true));
  },
);
