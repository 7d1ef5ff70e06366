import { expect } from 'vitest';
import { move, push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { makeTrap } from '../../content/words/terrain.ts';
import { rule } from '../scene/index.ts';

const bruteAndTrap = { map: ['bT'], cast: { b: { class: 'brute' } } } as const;
const guardByTrap = {
  map: ['bgT'],
  cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 9 } },
} as const;

rule(
  'gh/terrain.10: a figure that walks into a trap suffers its effect, and the trap is gone',
  bruteAndTrap,
  (scene) => {
    scene.does('b', move(1));
    scene.asks('ana', 'move-to', scene.at('T'), 'stop').answer(scene.at('T'));
    scene.settles(({ pieces }) => {
      expect(scene.the('b').hp).toBe(10 - 3);
      expect(pieces).toEqual([]);
    });
  },
);

rule(
  'gh/terrain.10a: a monster pushed into a trap of damage and POISON suffers both, and the trap disappears',
  { ...guardByTrap, trapConditions: ['poison'] },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asks('ana', 'push-to', scene.at('T'), 'decline').answer(scene.at('T'));
    scene.settles(({ pieces }) => {
      expect(scene.the('g').hp).toBe(9 - 3);
      expect(scene.has('g', 'poison')).toBe(true);
      expect(pieces).toEqual([]);
    });
  },
);

rule(
  'gh/terrain.11: flying movement springs no trap, on the way and in its last hex',
  { map: ['bTT'], cast: { b: { class: 'brute', items: ['cloak-of-phasing'] } } },
  (scene) => {
    const last = scene.all('T').at(-1) ?? '';
    scene.does('b', move(2));
    scene.asks('ana', 'move-to', ...scene.all('T'), 'stop').answer(last);
    scene.settles(({ pieces }) => {
      expect(scene.the('b').hex).toBe(last);
      expect(scene.the('b').hp).toBe(10);
      expect(pieces).toHaveLength(2);
    });
  },
);

rule(
  'gh/terrain.11: a jump springs the trap in its last hex and none before',
  { map: ['bTT'], cast: { b: { class: 'brute' } } },
  (scene) => {
    const [first, last = ''] = scene.all('T');
    scene.does('b', move(2, { jump: true }));
    scene.asksAbout('ana', 'move-to').answer(last);
    scene.settles(({ pieces }) => {
      expect(scene.the('b').hp).toBe(10 - 3);
      expect(pieces.map(({ hexes }) => hexes)).toEqual([[first]]);
    });
  },
);

const behindTheDoor = { map: ['b+T'], rooms: ['112'], level: 3, cast: { b: { class: 'brute' } } } as const;

rule('gh/terrain.12: the damage of a scenario trap is 2 + L', behindTheDoor, (scene) => {
  scene.does('b', move(1));
  scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
  scene.settles(({ pieces }) => expect(pieces.map(({ is, value }) => [is, value])).toEqual([['trap', 5]]));
});

rule(
  'gh/terrain.12a: at L = 3 a damage trap deals 5 to the figure that springs it',
  behindTheDoor,
  (scene) => {
    scene.does('b', move(2));
    scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - 5));
  },
);

rule(
  'gh/terrain.12b: a trap listed as STUN only, at L = 3, stuns and deals no damage',
  { ...behindTheDoor, trapsDoNoDamage: true, trapConditions: ['stun'] },
  (scene) => {
    scene.does('b', move(2));
    scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.has('b', 'stun')).toBe(true);
    });
  },
);

rule(
  'gh/terrain.13: a disarmed trap is removed without its effect',
  { map: ['cT'], cast: { c: { class: 'scoundrel', picked: ['thiefs-knack'] } } },
  (scene) => {
    scene.plays('c', 'thiefs-knack', 'top');
    scene.asks('ana', 'ability-hex', scene.at('T'), 'skip').answer(scene.at('T'));
    scene.settles(({ pieces }) => {
      expect(pieces).toEqual([]);
      expect(scene.the('c').hp).toBe(8);
    });
  },
);

rule(
  'gh/terrain.14: a trap made by an ability has exactly the effects that it gives, whatever L is',
  { map: ['ta'], level: 7, cast: { t: { class: 'tinkerer', picked: ['volatile-concoction'] } } },
  (scene) => {
    scene.plays('t', 'volatile-concoction', 'top');
    scene.asks('ana', 'ability-hex', scene.at('a'), 'skip').answer(scene.at('a'));
    scene.settles(({ pieces }) =>
      expect(pieces.map(({ value, conditions }) => ({ value, conditions }))).toEqual([
        { value: 2, conditions: ['poison'] },
      ]),
    );
  },
);

rule(
  'gh/terrain.14: experience that comes with such a trap is gained by its maker when an enemy springs it',
  {
    map: ['tagb'],
    cast: { t: { class: 'tinkerer' }, b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 9 } },
  },
  (scene) => {
    scene.does('t', makeTrap({ damage: 6, xp: 2 }));
    scene.asksAbout('ana', 'ability-hex').answer(scene.at('a'));
    scene.settles();
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asksAbout('bea', 'ability-target').answer('bandit-guard-1');
    scene.asksAbout('bea', 'push-to').answer(scene.at('a'));
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(9 - 6);
      expect([scene.hero('t').xp, scene.hero('b').xp]).toEqual([2, 0]);
    });
  },
);

rule(
  'gh/terrain.15: a character that made a trap springs it like anybody else',
  { map: ['ta'], cast: { t: { class: 'tinkerer' } } },
  (scene) => {
    scene.does('t', makeTrap({ damage: 4, xp: 2 }), move(1));
    scene.asksAbout('ana', 'ability-hex').answer(scene.at('a'));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.settles(({ pieces }) => {
      expect(scene.the('t').hp).toBe(8 - 4);
      expect(scene.hero('t').xp).toBe(0);
      expect(pieces).toEqual([]);
    });
  },
);

rule(
  "gh/terrain.15: the maker's ally springs it too",
  { map: ['tab'], cast: { t: { class: 'tinkerer' }, b: { class: 'brute' } } },
  (scene) => {
    scene.does('t', makeTrap({ damage: 4 }));
    scene.asksAbout('ana', 'ability-hex').answer(scene.at('a'));
    scene.settles();
    scene.does('b', move(1));
    scene.asksAbout('bea', 'move-to').answer(scene.at('a'));
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - 4));
  },
);

rule(
  'gh/terrain.16: everybody sees what a trap on the map will do',
  { ...bruteAndTrap, trapConditions: ['muddle'] },
  (scene) => {
    scene.does('b', move(1));
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles();
    const seen = scene.seenBy('anybody').pieces.map(({ value, conditions }) => ({ value, conditions }));
    expect(seen).toEqual([{ value: 3, conditions: ['muddle'] }]);
  },
);

rule(
  'gh/terrain.17: a kill by a trap is credited to whose push caused it to be sprung',
  { map: ['bgT'], cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 3 } } },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asksAbout('ana', 'push-to').answer(scene.at('T'));
    scene.settles(() => {
      expect(scene.isThere('g')).toBe(false);
      expect(scene.hero('b').tally.kills).toBe(1);
      expect(scene.told).toContainEqual({
        is: 'died',
        figure: 'bandit-guard-1',
        by: 'brute',
        side: 'monsters',
      });
    });
  },
);

rule(
  'gh/terrain.17: nobody is credited when the victim walked into the trap by itself',
  {
    map: ['b.Tg'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 3 } },
    cards: { guard: 'guard-4' },
    turn: 'b',
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'died', figure: 'bandit-guard-1', by: null, side: 'monsters' });
      expect(scene.hero('b').tally.kills).toBeUndefined();
    });
  },
);

rule(
  'gh/terrain.18: Shield does not reduce the damage of a trap',
  { map: ['bT'], cast: { b: { class: 'brute', shield: 2 } } },
  (scene) => {
    scene.does('b', move(1));
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    scene.settles(() => expect(scene.the('b').hp).toBe(10 - 3));
  },
);

rule(
  'gh/terrain.18: a character may negate the damage of a trap with a card',
  { map: ['bT'], cast: { b: { class: 'brute', hand: ['trample', 'skewer'] } } },
  (scene) => {
    scene.does('b', move(1));
    scene.asksAbout('ana', 'move-to').answer(scene.at('T'));
    scene.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
    scene.asks('ana', 'card-to-lose', 'trample', 'skewer').answer('skewer');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(10);
      expect(scene.hero('b').lost).toEqual(['skewer']);
    });
  },
);
