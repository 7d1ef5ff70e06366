import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import { layoutIn } from '../../rules/map/in-play.ts';
import { openDoor } from '../../rules/scenario/rooms.ts';
import type { State } from '../../state.ts';
import { drawing, dungeonOptions, laidRoom } from '../scene/dungeon.ts';
import { type HexScene, rule } from '../scene/index.ts';

type Penalties = State['options']['dungeonPenalties'];

const hall = laidRoom('great-hall rotting');

/** Two characters at the exits of the great hall. */
const atTheExits = (rooms: readonly string[], monsters: string, dungeonPenalties: Penalties = 'none') => {
  return {
    map: ['..b...c', ' ..d....'],
    cast: {
      b: { class: 'brute', hand: ['trample', 'sweeping-blow'] },
      c: { class: 'cragheart' },
      d: { monster: 'bandit-guard' },
    },
    options: { ...dungeonOptions, dungeonPenalties },
    dungeon: [hall],
    script: rooms.length === 0 ? {} : drawing({ rooms, monsters: [monsters] }, hall),
  } as const;
};

/** The Brute opens the exit A. */
function leaves(scene: HexScene): void {
  scene.does('b', { do: 'move', value: 1 });
  scene.asksAbout('ana', 'move-to').answer('2,-1');
}

rule(
  'gh/variants.18: the next room is joined at the exit through a door',
  atTheExits(['chapel'], 'putrid'),
  (scene) => {
    leaves(scene);
    scene.settles((s) => {
      const layout = layoutIn({ state: s, content });
      expect(layout.doors.get('1-2-0')).toMatchObject({ hex: '2,-1', rooms: [1, 2] });
      expect(layout.places.get('2,-1')?.rooms).toEqual([1, 2]);
      const beyond = [...layout.places.values()].filter(({ rooms }) => rooms.join() === '2');
      expect(beyond.length).toBeGreaterThan(20);
      expect(beyond.every(({ cell: [, r] }) => r < -1)).toBe(true);
    });
  },
);

rule(
  'gh/variants.19: the entrance of the next room is of the type of the exit that was used',
  atTheExits(['guard-room', 'crossing', 'chapel'], 'putrid'),
  (scene) => {
    // The exit is of type A; the guard room and the crossing have only an entrance B.
    leaves(scene);
    scene.settles((s) => {
      expect(s.dungeon.map(({ room }) => room)).toEqual(['great-hall', 'chapel']);
      expect(s.dungeonRoomsLeft).toHaveLength(16);
      expect(s.dungeonRoomsLeft).not.toContain('guard-room');
    });
  },
);

rule(
  'gh/variants.19a: leaving by exit B, a card that shows only A is discarded and the next one is checked',
  atTheExits(['chapel', 'guard-room'], 'putrid'),
  (scene) => {
    scene.does('c', { do: 'move', value: 1 });
    scene.asksAbout('bea', 'move-to').answer('6,-1');
    scene.settles((s) => {
      expect(s.dungeon).toMatchObject([{ room: 'great-hall', exit: 1 }, { room: 'guard-room' }]);
      expect(s.dungeonRoomsLeft).toHaveLength(17);
    });
  },
);

rule(
  'gh/variants.19: when the pile is used up the discarded cards make a new one',
  { ...atTheExits(['chapel'], 'putrid'), script: {} },
  (scene) => {
    scene.perform((g) => {
      g.state.dungeonRoomsLeft = [...content.roomCards.values()]
        .filter(({ entrances }) => entrances.every(({ type }) => type === 'B'))
        .map(({ id }) => id);
      return undefined;
    });
    leaves(scene);
    scene.settles((s) => {
      const next = content.roomCards.get(s.dungeon[1]?.room ?? ('' as never)); // no room has no name
      expect(next?.entrances.some(({ type }) => type === 'A')).toBe(true);
    });
  },
);

rule(
  'gh/variants.20: with two exits the players use the one they like and the other is closed',
  atTheExits(['chapel'], 'putrid'),
  (scene) => {
    scene.does('b', { do: 'move', value: 1 });
    scene.asksAbout('ana', 'move-to').answer('2,-1');
    scene.settles((s) => {
      const doors = [...layoutIn({ state: s, content }).doors.keys()];
      expect(doors).toContain('1-2-0');
      expect(doors).not.toContain('1-2-1');
      expect(s.dungeon[0]?.exit).toBe(0);
    });
  },
);

const twoGates = [...content.roomCards.values()].find(
  ({ id, entrances }) => id !== 'great-hall' && entrances.length === 2,
);

rule(
  'gh/variants.20: of two entrances the one that matches the exit must be used',
  atTheExits([twoGates?.id ?? ''], 'putrid'),
  (scene) => {
    leaves(scene);
    scene.settles((s) => {
      const { room, entrance } = s.dungeon[1] ?? {};
      expect(room).toBe(twoGates?.id);
      expect(twoGates?.entrances[entrance ?? -1]?.type).toBe('A');
    });
  },
);

rule(
  'gh/variants.21: the next room is drawn and set up when the door to it is opened, as in revealing a room',
  atTheExits(['chapel'], 'putrid'),
  (scene) => {
    expect(scene.state.dungeon).toHaveLength(1);
    leaves(scene);
    scene.settles((s) => {
      expect(s.dungeon).toHaveLength(2);
      expect(s.rooms).toEqual([1, 2]);
      const told = scene.told.map(({ is }) => is);
      expect(told).toEqual(
        expect.arrayContaining(['door-opened', 'room-revealed', 'appeared', 'monster-card']),
      );
      expect(s.figures.filter(({ type }) => type === 'living-corpse')).toHaveLength(2);
    });
  },
);

rule(
  'gh/variants.22, gh/variants.22a: the minor penalty of the second room muddles all characters when it is revealed',
  atTheExits(['dripping-cave'], 'putrid', 'recommended'),
  (scene) => {
    leaves(scene);
    scene.settles(() => {
      expect([scene.has('b', 'muddle'), scene.has('c', 'muddle')]).toEqual([true, true]);
      expect(scene.has('d', 'muddle')).toBe(false);
    });
  },
);

rule(
  'gh/variants.22: players may choose to have no penalties',
  atTheExits(['dripping-cave'], 'putrid', 'none'),
  (scene) => {
    leaves(scene);
    scene.settles(() => expect([scene.has('b', 'muddle'), scene.has('c', 'muddle')]).toEqual([false, false]));
  },
);

rule(
  'gh/variants.13, gh/variants.27: rooms are revealed one at a time, and the third is the last',
  {
    ...atTheExits([], ''),
    script: drawing({ rooms: ['chapel', 'library'], monsters: ['putrid', 'hopeless'] }, hall),
  },
  (scene) => {
    scene.perform((g) => openDoor(g, '1-2-0', null));
    scene.settles((s) => expect(s.rooms).toEqual([1, 2]));
    // The exit of type B.
    scene.perform((g) => openDoor(g, '2-3-1', null));
    scene.settles((s) => {
      expect(s.rooms).toEqual([1, 2, 3]);
      expect(s.dungeon.map(({ room, exit }) => [room, exit])).toEqual([
        ['great-hall', 0],
        ['chapel', 1],
        ['library', -1],
      ]);
      const doors = [...layoutIn({ state: s, content }).doors.keys()];
      expect(doors).toEqual(['1-2-0', '2-3-1']);
    });
  },
);

rule(
  'gh/variants.25: treasures of a random dungeon lie there whatever numbers the campaign has looted',
  {
    ...atTheExits(['chapel'], 'putrid'),
    options: { ...dungeonOptions, dungeonPenalties: 'none' },
    lootedBefore: [1, 2, 3],
  },
  (scene) => {
    leaves(scene);
    scene.settles((s) => expect(s.pieces.filter(({ is }) => is === 'treasure')).toHaveLength(1));
  },
);
