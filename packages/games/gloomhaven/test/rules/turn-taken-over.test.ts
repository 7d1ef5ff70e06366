import { expect } from 'vitest';
import { control } from '../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { explainMonster } from '../../onlooker/explained-monster.ts';
import { endRoundBonuses } from '../../rules/cards/lasting.ts';
import { rule } from '../scene/index.ts';
import { boxFor } from '../scene/stage.ts';

const idle = { conditions: ['stun'] } as const;
const held = control({ targets: anAdjacentEnemy, perform: 'its-turn', decides: 'monster-rules' });
const beside = {
  map: ['mghs'],
  cast: {
    m: { class: 'mindthief', initiative: 9, picked: ['hostile-takeover', 'perverse-edge'] },
    g: { monster: 'bandit-guard', hp: 9 },
    h: { monster: 'bandit-guard', hp: 9 },
    s: { class: 'scoundrel', initiative: 40, ...idle },
  },
  cards: { guard: 'guard-4' },
  turn: 'm',
  goal: [{ is: 'reveal', room: 9 }],
} as const;

rule(
  'gh/turn.20a: an enemy whose turn is taken over takes it when its initiative comes, after others that come before',
  beside,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'next').answer('bottom:hostile-takeover');
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => {
      const turns = scene.told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));
      expect(turns).toEqual(['scoundrel', 'bandit-guard-1', 'bandit-guard-2']);
      const attacks = scene.told.flatMap((it) => (it.is === 'attack' ? [`${it.by}>${it.on}`] : []));
      expect(attacks).toEqual(['bandit-guard-1>bandit-guard-2', 'bandit-guard-2>scoundrel']);
      expect(scene.the('g').takenOver).toBeNull();
    });
  },
);

rule(
  'gh/turn.20a: a turn that is taken over begins and ends like any other',
  {
    ...beside,
    cast: { ...beside.cast, g: { monster: 'bandit-guard', hp: 9, conditions: ['wound', 'muddle'] } },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'next').answer('bottom:hostile-takeover');
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(8);
      expect(scene.the('g').conditions.map(({ is }) => is)).toEqual(['wound']);
    });
  },
);

rule('gh/turn.20a: when the card leaves the active area, the turn is its own again', beside, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asksAbout('ana', 'next').answer('bottom:hostile-takeover');
  scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
  scene.asksAbout('ana', 'next').answer('end-bonus:hostile-takeover');
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles(() => {
    expect(scene.the('h').hp).toBe(9);
    expect(scene.the('m').hp).toBeLessThan(6);
  });
});

rule(
  'gh/turn.20a: a figure that has had its turn loses none in a later round',
  {
    ...beside,
    cast: { ...beside.cast, g: { monster: 'bandit-guard', acted: true } },
  },
  (scene) => {
    scene.does('m', held);
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.perform((g) => {
      endRoundBonuses(g);
      return undefined;
    });
    scene.settles(() => expect(scene.the('g').takenOver).toBeNull());
  },
);

rule('gh/turn.20a: a player who looks ahead sees that it will go for its own side', beside, (scene) => {
  scene.does('m', held);
  scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
  scene.settles(() => {
    const seen = { view: scene.seenBy('bea'), content: boxFor(beside.map, beside) };
    expect(explainMonster(seen, scene.id('g'))?.foci).toEqual(['bandit-guard-2']);
  });
});
