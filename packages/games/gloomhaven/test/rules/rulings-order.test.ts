import { expect } from 'vitest';
import { type HexScene, rule } from '../scene/index.ts';

const idle = { conditions: ['stun'] } as const;
const turnsIn = (scene: HexScene): readonly string[] =>
  scene.told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));

const tied = {
  map: ['bs'],
  cast: {
    b: { class: 'brute', picked: ['provoking-roar', 'sweeping-blow'], ...idle },
    s: { class: 'scoundrel', picked: ['throwing-knives', 'quick-hands'], ...idle },
  },
  phase: 'revealing',
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule(
  'gh/A-33: tied players who name the same character agree, in whatever order they answer',
  tied,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asks('bea', 'tie-order', 'brute', 'scoundrel').answer('scoundrel');
    scene.asks('ana', 'tie-order', 'brute', 'scoundrel').answer('scoundrel');
    scene.settles(() => {
      expect(turnsIn(scene)).toEqual(['scoundrel', 'brute']);
      expect(scene.told).toContainEqual({ is: 'goes-first', hero: 'scoundrel', why: 'agreed' });
    });
  },
);

for (const [drawn, first, second] of [
  [0, 'brute', 'scoundrel'],
  [1, 'scoundrel', 'brute'],
] as const)
  rule(
    `gh/A-33: if they disagree chance decides, here for the ${first}`,
    { ...tied, script: { ties: [drawn] } },
    (scene) => {
      scene.goOn((s) => s.phase === 'clean-up');
      scene.asksAbout('ana', 'tie-order').answer('brute');
      scene.asksAbout('bea', 'tie-order').answer('scoundrel');
      scene.settles(() => {
        expect(turnsIn(scene)).toEqual([first, second]);
        expect(scene.told).toContainEqual({ is: 'goes-first', hero: first, why: 'chance' });
      });
    },
  );

const byLot = { ...tied, options: { tiesAgreed: false } } as const;

for (const [drawn, first, second] of [
  [0, 'brute', 'scoundrel'],
  [1, 'scoundrel', 'brute'],
] as const)
  rule(
    `gh/A-33: a table may let chance decide at once, here for the ${first}`,
    { ...byLot, script: { ties: [drawn] } },
    (scene) => {
      scene.goOn((s) => s.phase === 'clean-up');
      scene.settles(() => {
        expect(turnsIn(scene)).toEqual([first, second]);
        expect(scene.told).toContainEqual({ is: 'goes-first', hero: first, why: 'lot' });
      });
    },
  );

for (const [title, setting] of [
  ['is alone asked', tied],
  ['is asked where chance decides between players', byLot],
] as const)
  rule(
    `gh/A-33: a player who leads all the tied characters ${title}`,
    { ...setting, cast: { b: { ...tied.cast.b, seat: 'ana' }, s: { ...tied.cast.s, seat: 'ana' } } },
    (scene) => {
      scene.goOn((s) => s.phase === 'clean-up');
      scene.asks('ana', 'tie-order', 'brute', 'scoundrel').answer('scoundrel');
      scene.settles(() => expect(turnsIn(scene)).toEqual(['scoundrel', 'brute']));
    },
  );

const sent = {
  map: ['mb+.a.l', ' ..####'],
  rooms: ['1112222'],
  behind: { a: { monster: 'bandit-archer', ranks: 'nnn' }, l: { monster: 'living-bones', ranks: 'nnn' } },
  cast: {
    b: { class: 'brute', hp: 30, initiative: 10, acted: true },
    m: { class: 'mindthief', initiative: 40, picked: ['possession', 'scurry'] },
  },
  cards: { archer: 'archer-1', 'living-bones': 'living-bones-1' },
  turn: 'm',
  script: { standees: [0, 0] },
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule(
  'gh/A-29: monsters that an ally reveals on the turn of another act as soon as that action is over, if they come before',
  sent,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('bea', 'next').answer('bottom:possession');
    scene.asksAbout('bea', 'ability-target').answer('brute');
    scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
    scene.asksAbout('ana', 'move-to').answer('stop');
    const next = scene.asks('bea', 'next', 'top:scurry', 'basic-attack:scurry', 'end-turn');
    expect(turnsIn(scene)).toEqual(['bandit-archer-1']);
    expect(scene.state.turn?.figure).toBe('mindthief');
    next.answer('end-turn');
    scene.settles(() => expect(turnsIn(scene)).toEqual(['bandit-archer-1', 'living-bones-1']));
  },
);
