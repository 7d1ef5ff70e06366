import { expect } from 'vitest';
import { move } from '../../content/words/abilities.ts';
import type { Fact } from '../../facts.ts';
import { type HexScene, rule } from '../scene/index.ts';

const brute = { b: { class: 'brute', initiative: 40 } } as const;

/** The brute steps onto the door beside it. */
function opens(scene: HexScene): void {
  scene.does('b', move(1));
  scene.asksAbout('ana', 'move-to').answer(scene.at('+'));
  scene.settles();
}

/** Who began a turn, in order. */
const turnsIn = (told: readonly Fact[]): readonly string[] =>
  told.flatMap((fact) => (fact.is === 'turn-begins' ? [fact.figure] : []));

rule(
  'gh/move.19: the revealed room receives the monsters for C characters, the money and the overlays of its page',
  {
    map: ['b+$Oghi'],
    rooms: ['1122222'],
    cast: brute,
    options: { characters: 3 },
    behind: {
      g: { monster: 'bandit-guard', ranks: '-e-' },
      h: { monster: 'bandit-guard', ranks: 'n-n' },
      i: { monster: 'bandit-guard', ranks: '-nn' },
    },
    script: { standees: [3, 0] },
  },
  (scene) => {
    opens(scene);
    const came = scene.state.figures.filter(({ kind }) => kind === 'monster');
    expect(came.map(({ id, rank, hex }) => [id, rank, hex])).toEqual([
      ['bandit-guard-4', 'elite', scene.at('g')],
      ['bandit-guard-1', 'normal', scene.at('i')],
    ]);
    expect(scene.state.pieces.map(({ is, hexes }) => [is, hexes[0]])).toEqual([
      ['obstacle', scene.at('O')],
      ['coin', scene.at('$')],
    ]);
  },
);

rule(
  'gh/move.20, gh/move.20a: with 2 standees left and 4 positions at distances 2, 3, 5 and 6 only those at 2 and 3 are filled',
  {
    map: ['klmnob+.gh.ij'],
    rooms: ['1111111222222'],
    cast: {
      ...brute,
      k: { monster: 'bandit-guard' },
      l: { monster: 'bandit-guard' },
      m: { monster: 'bandit-guard' },
      n: { monster: 'bandit-guard' },
    },
    behind: {
      j: { monster: 'bandit-guard', ranks: 'nnn' },
      i: { monster: 'bandit-guard', ranks: 'nnn' },
      h: { monster: 'bandit-guard', ranks: 'nnn' },
      g: { monster: 'bandit-guard', ranks: 'nnn' },
    },
  },
  (scene) => {
    opens(scene);
    const came = scene.state.figures.filter(({ kind }) => kind === 'monster').slice(4);
    expect(came.map(({ hex }) => hex)).toEqual([scene.at('g'), scene.at('h')]);
  },
);

rule(
  'gh/move.21: a section tied to a room is read when the room is revealed',
  {
    map: ['b+.'],
    rooms: ['112'],
    cast: brute,
    rules: [{ on: { is: 'room-revealed', room: 2 }, do: [{ is: 'story', section: 12 }] }],
  },
  (scene) => {
    opens(scene);
    expect(scene.state.sectionsRead).toEqual([12]);
    expect(scene.told).toContainEqual({ is: 'story', section: 12 });
  },
);

rule(
  'gh/move.21: a section marked on a hex is read when a character first enters it',
  {
    map: ['bace'],
    cast: brute,
    rules: [{ on: { is: 'hex-entered', at: 'c' }, do: [{ is: 'story', section: 3 }] }],
  },
  (scene) => {
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    expect(scene.state.sectionsRead).toEqual([]);
    scene.asksAbout('ana', 'move-to').answer(scene.at('e'));
    scene.settles(({ sectionsRead }) => expect(sectionsRead).toEqual([3]));
    expect(scene.told.map((fact) => (fact.is === 'moved' ? fact.path : fact.is))).toEqual([
      ...[[scene.at('a')], [scene.at('c')], 'story'],
      [scene.at('e')],
    ]);
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer(scene.at('a'));
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles(() => expect(scene.told.map(({ is }) => is)).toEqual(['moved']));
  },
);

rule(
  'gh/move.22: once everything is placed, a type without an ability card draws one, and a type with one keeps it',
  {
    map: ['k.b+gh'],
    rooms: ['111122'],
    cast: { ...brute, k: { monster: 'bandit-guard' } },
    cards: { guard: 'guard-4' },
    behind: {
      g: { monster: 'bandit-guard', ranks: 'nnn' },
      h: { monster: 'bandit-archer', ranks: 'nnn' },
    },
    script: { 'monster deck archer': [1] },
  },
  (scene) => {
    opens(scene);
    expect(scene.state.monsterDecks.map(({ id, card }) => [id, card])).toEqual([
      ['guard', 'guard-4'],
      ['archer', 'archer-2'],
    ]);
    expect(scene.told.map(({ is }) => is).slice(-2)).toEqual(['appeared', 'monster-card']);
  },
);

const behindThree = {
  g: { monster: 'bandit-archer', ranks: 'nnn' },
  h: { monster: 'bandit-guard', ranks: 'nnn' },
  i: { monster: 'living-bones', ranks: 'nnn' },
} as const;

rule(
  'gh/move.23, gh/move.23a, gh/move.24: revealed types with a lower initiative than the revealer act when its turn ends, in order; figures that have acted do not act again; higher types act at their time',
  {
    map: ['k.b+g', '####h', '####i'],
    rooms: ['11112', '####2', '####2'],
    cast: { ...brute, k: { monster: 'bandit-guard', acted: true, conditions: ['stun'] } },
    cards: { guard: 'guard-2' },
    behind: behindThree,
    script: { 'monster deck archer': [6], 'monster deck living-bones': [0], standees: [0, 0, 0] },
    turn: 'b',
    goal: [{ is: 'reveal', room: 9 }],
  },
  (scene) => {
    opens(scene);
    scene.goOn(({ phase }) => phase !== 'acting');
    playOut(scene);
    scene.settles(() =>
      expect(turnsIn(scene.told)).toEqual(['bandit-archer-1', 'bandit-guard-2', 'living-bones-1']),
    );
  },
);

/** Nobody minds what the monsters choose and hit. */
function playOut(scene: HexScene): void {
  while (!scene.match.isOver) {
    const [open] = scene.match.open;
    if (open === undefined) return;
    const asked = scene.asksAbout('ana', open.name);
    asked.answer(asked.question.options[0] ?? '');
  }
}

rule(
  'gh/move.25: a revealed type with the same initiative as the revealer acts after the revealer',
  {
    map: ['tb+g'],
    rooms: ['1112'],
    cast: {
      b: { class: 'brute', initiative: 31 },
      t: { class: 'tinkerer', initiative: 31 },
    },
    behind: { g: { monster: 'bandit-archer', ranks: 'nnn' } },
    script: { 'monster deck archer': [1], standees: [0] },
    turn: 'b',
    goal: [{ is: 'reveal', room: 9 }],
  },
  (scene) => {
    opens(scene);
    scene.goOn(({ phase }) => phase !== 'acting');
    playOut(scene);
    scene.settles(() => expect(turnsIn(scene.told)).toEqual(['tinkerer', 'bandit-archer-1']));
  },
);

rule(
  'gh/move.26: of several rooms revealed in one turn all monsters act together when it ends, in initiative order',
  {
    map: ['g+b+h'],
    rooms: ['21113'],
    cast: brute,
    behind: {
      g: { monster: 'bandit-guard', ranks: 'nnn' },
      h: { monster: 'bandit-archer', ranks: 'nnn' },
    },
    script: { 'monster deck archer': [6], 'monster deck guard': [1], standees: [0, 0] },
    turn: 'b',
    goal: [{ is: 'reveal', room: 9 }],
  },
  (scene) => {
    const [left = '', right = ''] = scene.all('+');
    scene.does('b', move(3));
    scene.asksAbout('ana', 'move-to').answer(left);
    scene.asksAbout('ana', 'move-to').answer(right);
    scene.settles(({ rooms }) => expect(rooms).toEqual([1, 2, 3]));
    scene.goOn(({ phase }) => phase !== 'acting');
    playOut(scene);
    scene.settles(() => expect(turnsIn(scene.told)).toEqual(['bandit-archer-1', 'bandit-guard-1']));
  },
);
