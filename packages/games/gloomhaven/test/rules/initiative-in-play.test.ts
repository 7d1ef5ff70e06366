import { expect } from 'vitest';
import { spawn } from '../../rules/scenario/placing.ts';
import { openDoor } from '../../rules/scenario/rooms.ts';
import { drawMonsterCard, putMonsterCardsAway } from '../../rules/turns/monster-types.ts';
import type { HexId, MonsterCardId, MonsterDeckId, MonsterId, ObjectiveId } from '../../vocabulary/ids.ts';
import { type HexScene, rule } from '../scene/index.ts';

const turns = ({ told }: HexScene): readonly string[] =>
  told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));
const idle = { conditions: ['stun'] } as const;
const goal = [{ is: 'reveal', room: 9 }] as const;

const withRats = {
  map: ['mr.b'],
  cast: {
    m: { class: 'mindthief', initiative: 40, ...idle },
    b: { class: 'brute', initiative: 39, ...idle },
    r: { summon: 'rat-swarm', owner: 'm', ...idle },
  },
  goal,
} as const;

rule(
  'gh/initiative.9: a summon acts immediately before its owner, in a turn of its own',
  withRats,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => expect(turns(scene)).toEqual(['brute', 'rat-swarm-1', 'mindthief']));
  },
);

const picked = {
  map: ['b.'],
  cast: { b: { class: 'brute', picked: ['trample', 'shield-bash'], initiative: 72 } },
  turn: 'b',
  goal,
} as const;

rule(
  'gh/initiative.10: either action of either card may be used first, whichever was leading',
  picked,
  (scene) => {
    scene.goOn((s) => s.turn === null);
    const halves = ['trample', 'shield-bash'].flatMap((card) =>
      ['top', 'bottom', 'basic-attack', 'basic-move'].map((half) => `${half}:${card}`),
    );
    scene.asks('ana', 'next', ...halves, 'end-turn');
  },
);

const moved = {
  map: ['bs'],
  cast: {
    b: { class: 'brute', picked: ['trample', 'shield-bash'] },
    s: { class: 'scoundrel', picked: ['single-out', 'quick-hands'], ...idle },
  },
  phase: 'revealing',
  goal,
} as const;

rule(
  'gh/initiative.11: initiative stays what it was when the leading card has left the table',
  moved,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.asksAbout('ana', 'next').answer('bottom:shield-bash');
    scene.asksAbout('ana', 'next').answer('end-turn');
    scene.settles(() => {
      expect([scene.hero('b').initiative, scene.hero('b').picked]).toEqual([72, []]);
      expect(scene.told.filter(({ is }) => is === 'initiative').length).toBe(2);
    });
  },
);

const ambush = {
  map: ['bg'],
  cast: {
    b: { class: 'brute', picked: ['trample', 'shield-bash'], initiative: 10 },
    g: { monster: 'bandit-guard', hp: 1 },
  },
  cards: { guard: 'guard-1' },
  goal,
} as const;

rule('gh/initiative.12: the card of a type whose figures have all died has no effect', ambush, (scene) => {
  scene.goOn((s) => s.phase === 'clean-up');
  scene.asksAbout('ana', 'next').answer('basic-attack:trample');
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.asksAbout('ana', 'next').answer('end-turn');
  scene.settles(() => {
    expect(turns(scene)).toEqual(['brute']);
    expect(scene.told.map(({ is }) => is)).not.toContain('bonus');
  });
});

const door = {
  map: ['.gb+ax'],
  rooms: ['111122'],
  cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard' } },
  behind: { a: { monster: 'bandit-archer', ranks: 'nnn' } },
  cards: { guard: 'guard-4' },
  turn: 'b',
  goal,
} as const;
const cardsDrawn = ({ told }: HexScene): readonly string[] =>
  told.flatMap((it) => (it.is === 'monster-card' ? [it.deck] : []));

rule(
  'gh/initiative.13: a type whose first figure is revealed in mid-round draws a card at once',
  door,
  (scene) => {
    scene.perform((g) => openDoor(g, 'door 3,0', null));
    scene.settles(() => expect(cardsDrawn(scene)).toEqual(['archer']));
  },
);

rule(
  'gh/initiative.13: a type whose first figure is spawned in mid-round draws a card at once',
  door,
  (scene) => {
    const hex = '0,0' as HexId; // tests write ids
    scene.perform((g) =>
      spawn(g, { monster: 'living-bones' as MonsterId, rank: 'normal', hex, how: 'spawned' }),
    );
    scene.settles(() => expect(cardsDrawn(scene)).toEqual(['living-bones']));
  },
);

rule(
  'gh/initiative.13: a type that appears by summoning draws none, not even when a room is revealed',
  door,
  (scene) => {
    const monster = 'living-bones' as MonsterId; // tests write ids
    scene.does('g', { do: 'summon-monster', monster, ranks: ['normal'] });
    scene.settles((s) => {
      expect(s.figures.map(({ type }) => type)).toContain('living-bones');
      expect(cardsDrawn(scene)).toEqual([]);
    });
    scene.perform((g) => openDoor(g, 'door 3,0', null));
    scene.settles(() => expect(cardsDrawn(scene)).toEqual(['archer']));
  },
);

rule(
  'gh/initiative.14: when a deck is empty at a draw its discards are reshuffled first',
  ambush,
  (scene) => {
    const [deck, only] = ['archer' as MonsterDeckId, 'archer-1' as MonsterCardId]; // tests write ids
    scene.perform((g) => {
      const small = { ...g, content: { ...g.content, monsterDecks: new Map([[deck, [only]]]) } };
      drawMonsterCard(small, deck);
      putMonsterCardsAway(small);
      drawMonsterCard(small, deck);
      return undefined;
    });
    scene.settles((s) => {
      expect(scene.told).toContainEqual({ is: 'reshuffled', deck });
      expect(s.monsterDecks.find(({ id }) => id === deck)).toMatchObject({
        card: only,
        draw: [],
        discards: [],
      });
    });
  },
);

const escort = {
  map: ['b.o.e.g'],
  cast: {
    b: { class: 'brute', initiative: 20, ...idle },
    g: { monster: 'bandit-guard', ...idle },
    o: { objective: 'hail', ...idle },
  },
  objectives: [
    {
      id: 'hail' as ObjectiveId,
      side: 'party',
      hp: { base: 4 },
      initiative: 40,
      at: 'o',
      moves: { value: 1, toward: 'e', opensDoors: false, springsTraps: false },
    },
  ],
  cards: { guard: 'guard-4' },
  goal,
} as const;

rule(
  'gh/initiative.15: an objective figure acts at the initiative that the scenario gives it',
  escort,
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up');
    scene.settles(() => expect(turns(scene)).toEqual(['brute', 'hail', 'bandit-guard-1']));
  },
);
