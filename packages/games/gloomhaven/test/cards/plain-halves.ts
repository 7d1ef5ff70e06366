import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import { asked, cardRule, conditionsOf, hpOf, inSight, type Left, leaves, row, titled } from './playing.ts';

// Halves that are one plain ability, each with what it must not reach.

const classOf = (title: string): string => content.cards.get(titled(title).card)?.class ?? '';

/** Move X along a row; a jump passes an obstacle. */
export function moves(title: string, value: number, how: Left & { readonly jump?: true } = {}): void {
  const { jump, ...left } = how;
  const map = [`b${jump === true ? 'O' : '.'}${'.'.repeat(value + 1)}`];
  cardRule(title, { map, cast: { b: { class: classOf(title) } } }, (scene) => {
    scene.asks('ana', 'move-to', ...row(value), 'stop').answer(`${value},0`);
    scene.settles(() => {
      expect(scene.the('b').hex).toBe(`${value},0`);
      leaves(scene, titled(title).card, left);
    });
  });
}

type Struck = Left & { readonly range?: number; readonly conditions?: readonly string[] };

/** Attack X on the one enemy in reach; another stands one hex too far. */
export function strikes(title: string, value: number, how: Struck = {}): void {
  const { range = 1, conditions = [], ...left } = how;
  const cast = {
    b: { class: classOf(title) },
    g: { monster: 'bandit-guard', hp: 20 },
    h: { monster: 'bandit-guard', hp: 20 },
  };
  cardRule(title, { map: inSight(`b${'.'.repeat(range - 1)}gh`), cast }, (scene) => {
    asked(scene, 'attack-target', 'bandit-guard-1', 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'gh')).toEqual([20 - value, 20]);
      expect(conditionsOf(scene, 'g')).toEqual(conditions);
      leaves(scene, titled(title).card, left);
    });
  });
}

/** Heal X on an ally in range; the healer itself could be chosen, an ally one hex farther could not. */
export function heals(title: string, value: number, how: Left & { readonly range: number }): void {
  const { range, ...left } = how;
  const cast = {
    b: { class: classOf(title) },
    c: { class: 'cragheart', hp: 1 },
    m: { class: 'mindthief', hp: 1 },
  };
  cardRule(title, { map: inSight(`b${'.'.repeat(range - 1)}cm`), cast }, (scene) => {
    asked(scene, 'ability-target', 'cragheart', classOf(title), 'skip');
    scene.settles(() => {
      expect(hpOf(scene, 'cm')).toEqual([1 + value, 1]);
      leaves(scene, titled(title).card, left);
    });
  });
}

/** Loot X: a coin within X hexes on either side, none beyond. */
export function loots(title: string, range: number, left: Left = {}): void {
  const side = `${'.'.repeat(range - 1)}$`;
  const cast = { b: { class: classOf(title) } };
  cardRule(title, { map: inSight(`$${[...side].reverse().join('')}b${side}$`), cast }, (scene) => {
    asked(scene, 'ability-use', 'perform', 'skip');
    scene.settles((s) => {
      expect(scene.hero('b').coins).toBe(2);
      expect(s.pieces).toHaveLength(2);
      leaves(scene, titled(title).card, left);
    });
  });
}

/** Kills one adjacent enemy of these ranks; others beside it can't be chosen. */
export function kills(title: string, elite: boolean, left: Left): void {
  const cast = {
    b: { class: classOf(title) },
    u: { monster: 'bandit-guard', hp: 20 },
    v: { monster: 'bandit-guard', rank: 'elite', hp: 20 },
    y: { monster: 'bandit-commander', rank: 'boss' },
    x: { monster: 'bandit-guard', hp: 20 },
    f: { monster: 'bandit-archer' },
  } as const;
  cardRule(title, { map: ['.uv.', ' xby', 'f...'], cast }, (scene) => {
    const [killed, ...others] = elite
      ? ['bandit-guard-2', 'bandit-guard-1', 'bandit-guard-3']
      : ['bandit-guard-1', 'bandit-guard-3'];
    asked(scene, 'ability-target', killed ?? '', ...others, 'skip');
    scene.settles(() => {
      expect([...'uvyxf'].map((it) => scene.isThere(it))).toEqual([elite, !elite, true, true, true]);
      leaves(scene, titled(title).card, left);
    });
  });
}
