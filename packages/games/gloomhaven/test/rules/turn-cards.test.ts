import { expect } from 'vitest';
import { endRoundBonuses } from '../../rules/cards/lasting.ts';
import { rule } from '../scene/index.ts';

const guard = { monster: 'bandit-guard', hp: 20 } as const;
const picked = (...cards: readonly [string, string]): { class: string; picked: readonly string[] } => ({
  class: 'brute',
  picked: cards,
});

const losers = {
  map: ['.bg'],
  cast: { b: picked('shield-bash', 'overwhelming-assault'), g: guard },
  turn: 'b',
} as const;

rule('gh/turn.9: any played card may be used as a basic Attack 2 with its top half', losers, (scene) => {
  scene.finishesTurn();
  scene.asksAbout('ana', 'next').answer('basic-attack:shield-bash');
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  expect(scene.the('g').hp).toBe(18);
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles();
});

rule(
  'gh/turn.9: any played card may be used as a basic Move 2 with its bottom half, even one that would stay active',
  { ...losers, map: ['xyb'], cast: { b: losers.cast.b } },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-move:shield-bash');
    scene.asks('ana', 'move-to', scene.at('x'), scene.at('y'), 'stop').answer(scene.at('x'));
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() =>
      expect(scene.hero('b')).toMatchObject({ discard: ['shield-bash', 'overwhelming-assault'], active: [] }),
    );
  },
);

rule(
  'gh/turn.9a: a card whose top has the lost symbol goes to the discard pile when its top is used as Attack 2',
  losers,
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-attack:shield-bash');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    expect(scene.hero('b')).toMatchObject({ discard: ['shield-bash'], lost: [], xp: 0 });
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);

rule('gh/turn.10: the basic attack is melee', { ...losers, map: ['.....', '.b.g.', '.....'] }, (scene) => {
  scene.finishesTurn();
  scene.asksAbout('ana', 'next').answer('basic-attack:shield-bash');
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles(() => expect(scene.the('g').hp).toBe(20));
});

rule(
  'gh/turn.10: the basic move is a normal move, which items can improve',
  {
    ...losers,
    map: ['bgxyz#', 'acdef#'],
    cast: { b: { ...losers.cast.b, items: ['boots-of-striding'] }, g: guard },
  },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-move:shield-bash');
    scene
      .asks('ana', 'move-to', scene.at('a'), scene.at('c'), 'item:boots-of-striding', 'stop')
      .answer('item:boots-of-striding');
    scene.asksAbout('ana', 'move-to').answer(scene.at('e'));
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('e')));
  },
);

rule(
  'gh/turn.10: active bonuses improve the basic attack',
  { ...losers, cast: { b: { ...losers.cast.b, active: ['wall-of-doom bottom'] }, g: guard } },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('basic-attack:shield-bash');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    expect(scene.the('g').hp).toBe(20 - 3);
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);

rule('gh/turn.11: both cards may be used for basic actions in the same turn', losers, (scene) => {
  scene.finishesTurn();
  scene.asksAbout('ana', 'next').answer('basic-attack:shield-bash');
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.asksAbout('ana', 'next').answer('basic-move:overwhelming-assault');
  scene.asksAbout('ana', 'move-to').answer('0,0');
  scene.asksAbout('ana', 'move-to').answer('stop');
  scene.settles(() => {
    expect(scene.hero('b').discard).toEqual(['shield-bash', 'overwhelming-assault']);
    expect(scene.the('b').hex).toBe('0,0');
  });
});

rule(
  'gh/turn.12: a performed action with the lost symbol sends its card to the lost pile',
  losers,
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('top:overwhelming-assault');
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    expect(scene.hero('b')).toMatchObject({ lost: ['overwhelming-assault'], discard: [] });
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);

rule(
  'gh/turn.13: a round bonus keeps its card in the active area, and then it is discarded',
  { ...losers, goal: [{ is: 'reveal', room: 9 }] },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('bottom:shield-bash');
    expect(scene.hero('b').active.map(({ card }) => card)).toEqual(['shield-bash']);
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
    scene.perform((g) => {
      endRoundBonuses(g);
      return undefined;
    });
    scene.settles(() =>
      expect(scene.hero('b')).toMatchObject({
        active: [],
        discard: ['overwhelming-assault', 'shield-bash'],
        lost: [],
      }),
    );
  },
);

rule(
  'gh/turn.13: a persistent bonus whose action has the lost symbol goes to the lost pile in the end',
  { map: ['b.'], cast: { b: picked('warding-strength', 'trample') }, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('bottom:warding-strength');
    scene
      .asks('ana', 'next', 'top:trample', 'basic-attack:trample', 'end-bonus:warding-strength', 'end-turn')
      .answer('end-bonus:warding-strength');
    expect(scene.hero('b')).toMatchObject({ active: [], lost: ['warding-strength'] });
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);

rule(
  'gh/turn.14: a used card with neither symbol is discarded',
  { map: ['b.'], cast: { b: picked('grab-and-go', 'trample') }, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.asksAbout('ana', 'next').answer('bottom:grab-and-go');
    scene.asksAbout('ana', 'move-to').answer('stop');
    expect(scene.hero('b')).toMatchObject({ discard: ['grab-and-go'], lost: [], active: [] });
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles();
  },
);
