import { describe, expect, test } from 'vitest';
import { onPlates, open } from '../../content/words/scenarios.ts';
import { sufferDamage } from '../../rules/damage.ts';
import { theFigure } from '../../rules/figures.ts';
import type { MonsterId, ObjectiveId, ScenarioId } from '../../vocabulary/ids.ts';
import { byHabit, turnByHabit } from './by-habit.ts';
import { habitual, played } from './played.ts';

const brute = { class: 'brute', picked: ['sweeping-blow', 'spare-dagger'] } as const;
const guard = { monster: 'bandit-guard' } as const;
const commander = 'bandit-commander' as MonsterId; // ids of the box
const vibrantGrotto = 'vibrant-grotto' as ScenarioId;
const hail = 'hail' as ObjectiveId;

describe('the habit, where a goal treasure must be looted', () => {
  const treasure = { treasure: 'goal', goal: [{ is: 'loot-goals' }], turn: 'b' } as const;

  test('ends its turn on it', () => {
    const scene = turnByHabit({ map: ['b..C.'], cast: { b: brute }, ...treasure });
    expect(scene.state.goalsLooted).toBe(1);
  });

  test('goes around what lies in the way', () => {
    const map = ['bO...C', ' .O...', '......'];
    const scene = turnByHabit({ map, cast: { b: brute }, ...treasure });
    expect(scene.the('b').hex).toBe('1,2');
  });

  test('takes it in the middle of a fight', () => {
    const map = ['b..C....g'];
    const scene = turnByHabit({
      map,
      cast: { b: brute, g: guard },
      cards: { guard: 'guard-4' },
      ...treasure,
    });
    expect(scene.state.goalsLooted).toBe(1);
  });

  test('walks up to it with a Loot ability, where only these take it', () => {
    const picked = ['grab-and-go', 'sweeping-blow'] as const;
    const cast = { b: { class: 'brute', picked } };
    const scene = turnByHabit({ map: ['b...C.'], cast, lootByAbilityOnly: true, ...treasure });
    expect(scene.state.goalsLooted).toBe(1);
    expect(scene.the('b').hex).toBe('3,0');
  });

  test('takes a card with a Loot ability along, where only these take it', () => {
    const hands: string[] = [];
    played('loot', { scenario: vibrantGrotto }, (match, question) => {
      const picked = habitual(match, question, `habit ${match.answered}`);
      if (question.name === 'hand') hands.push(...picked);
      return picked;
    });
    expect(hands).toContain('crushing-grasp');
  });
});

describe('the habit, where plates open the way', () => {
  const plates = {
    plates: ['p', 'q'],
    lockedDoors: true,
    rules: [onPlates(['p q', 'p q', 'p q'], open('door 7,0'))],
    goal: [{ is: 'reveal', room: 2 }],
    rooms: ['1111111#2'],
    turn: 'b',
  } as const;

  test('each goes to the plate that is nearest, and the door opens', () => {
    const cast = { b: brute, c: { class: 'scoundrel', at: 'q', seat: 'bea' } };
    const scene = turnByHabit({ map: ['b.p..q.+.'], cast, ...plates });
    expect(scene.the('b').hex).toBe(scene.at('p'));
    expect(scene.state.openDoors).toEqual(['door 7,0']);
  });

  test('whoever stands on one waits there for the others', () => {
    const cast = { b: { ...brute, at: 'p' }, c: { class: 'scoundrel', seat: 'bea' } };
    const scene = turnByHabit({ map: ['c.p..q.+.'], cast, ...plates });
    expect(scene.the('b').hex).toBe(scene.at('p'));
  });

  test('nobody steps on one while enemies are left', () => {
    const cast = { b: brute, c: { class: 'scoundrel', at: 'q', seat: 'bea' }, g: guard };
    const scene = turnByHabit({ map: ['b.pg.q.+.'], cast, cards: { guard: 'guard-4' }, ...plates });
    expect(scene.state.openDoors).toEqual([]);
  });
});

describe('the habit, where not everybody must die', () => {
  test('goes to the door that leads where the goal is, not to a nearer one', () => {
    const given = { map: ['.+.b....+.'], cast: { b: brute }, rooms: ['2#111111#3'], turn: 'b' } as const;
    const goal = [{ is: 'reveal', room: 3 }] as const;
    expect(turnByHabit({ ...given, goal }).the('b').hex).toBe('6,0');
    expect(turnByHabit(given).state.openDoors).toEqual(['door 1,0']);
  });

  test('strikes at the boss that must die', () => {
    const cast = { b: brute, g: guard, c: { monster: commander, rank: 'boss', hp: 20 } } as const;
    const given = { map: ['gbc'], cast } as const;
    const strike = { do: 'attack', value: 3 } as const;
    const hunted = byHabit({ ...given, goal: [{ is: 'kill', monster: commander }] }, (scene) =>
      scene.does('b', strike),
    );
    expect([hunted.the('g').hp, hunted.the('c').hp]).toEqual([6, 17]);
    const other = byHabit(given, (scene) => scene.does('b', strike));
    expect([other.the('g').hp, other.the('c').hp]).toEqual([3, 20]);
  });
});

describe('the habit, where somebody must be brought through', () => {
  const escort = { losses: [{ is: 'objective-killed', objective: hail }] } as const;

  test('heals who must live before a character who lacks a little more', () => {
    const cast = { b: { ...brute, hp: 6 }, o: { objective: 'hail', hp: 6 } };
    const scene = byHabit({ map: ['bo'], cast, ...escort }, (it) => {
      it.perform(function* (g) {
        yield* sufferDamage(g, theFigure(g.state, it.id('o')), { damage: 3, cause: 'scenario', by: null });
      });
      it.does('b', { do: 'heal', value: 2, range: 3 });
    });
    expect([scene.the('b').hp, scene.the('o').hp]).toEqual([6, 5]);
  });

  test('strikes at the enemy that can reach it', () => {
    const bow = { do: 'attack', value: 3, range: 4 } as const;
    const cast = { b: brute, g: guard, h: guard, o: { objective: 'hail', hp: 6 } };
    const given = { map: ['...........', ' g...b...h.o', '...........'], cast, cards: { guard: 'guard-4' } };
    const scene = byHabit({ ...given, ...escort }, (it) => it.does('b', bow));
    expect([scene.the('g').hp, scene.the('h').hp]).toEqual([6, 3]);
    const other = byHabit(given, (it) => it.does('b', bow));
    expect([other.the('g').hp, other.the('h').hp]).toEqual([3, 6]);
  });

  test('goes between it and those who would hurt it', () => {
    const cast = { b: { class: 'brute', hp: 3 }, g: guard, o: { objective: 'hail', hp: 6 } };
    const given = { map: ['.bo..g'], cast, cards: { guard: 'guard-4' } };
    const walk = { do: 'move', value: 3 } as const;
    expect(byHabit({ ...given, ...escort }, (it) => it.does('b', walk)).the('b').hex).toBe('3,0');
    expect(byHabit(given, (it) => it.does('b', walk)).the('b').hex).toBe('0,0');
  });
});
