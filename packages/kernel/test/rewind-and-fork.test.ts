import { describe, expect, test } from 'vitest';
import { silence } from '../index.ts';
import { colour, note, shownColour } from './toy/acts.ts';
import { type Act, benchMatch } from './toy/bench.ts';
import { toyMatch } from './toy/game.ts';
import { looks, looksButForDecisions } from './toy/looks.ts';
import { playOn } from './toy/play-on.ts';
import { ana, bea, ciro } from './toy/seats.ts';

describe('a match that is rewound', () => {
  test('is at every answer what it was then', () => {
    const match = toyMatch();
    const course: object[] = [];
    playOn(match, 'rewound', { look: () => course.push(looksButForDecisions(match)) });
    for (let to = course.length - 1; to >= 0; to--) {
      match.rewind(to);
      expect(looksButForDecisions(match)).toEqual(course[to]);
    }
  });

  test('goes over barriers', () => {
    const match = benchMatch(shownColour(ana), shownColour(bea), colour(ciro));
    match.play(ana, ['red']);
    match.play(bea, ['red']);
    match.rewind(0);
    expect(match.state.notes).toEqual([]);
  });

  test('to where it stands stays as it is', () => {
    const match = benchMatch(colour(ana), colour(bea));
    match.play(ana, ['red']);
    const before = looks(match);
    match.rewind(1);
    match.rewind(99);
    expect(looks(match)).toEqual(before);
  });

  test('to before its start is at its start', () => {
    const match = benchMatch(colour(ana), colour(bea));
    match.play(ana, ['red']);
    match.rewind(-1);
    expect(match.answered).toBe(0);
  });

  test('lets a seat undo what it could undo then', () => {
    const match = benchMatch(colour(ana), shownColour(bea), colour(ciro));
    match.play(ana, ['red']);
    match.play(bea, ['red']);
    match.rewind(1);
    expect(match.undo(ana)).toBeNull();
  });

  test('throws the same dice again when it is played on in the same way', () => {
    const [match, other] = [toyMatch(), toyMatch()];
    for (const one of [match, other]) playOn(one, 'dice');
    match.rewind(3);
    for (const { seat, picked } of other.answers.slice(3)) match.play(seat, picked);
    expect(match.game.form.difference(match.state, other.state)).toBeNull();
  });
});

describe('a fork', () => {
  test('looks like its original, at every question', () => {
    const match = toyMatch();
    for (let i = 0; !match.isOver; i++) {
      expect(looks(match.fork())).toEqual(looks(match));
      playOn(match, `fork ${i}`, { answers: 1 });
    }
  });

  test('that is played on leaves its original alone', () => {
    const match = toyMatch();
    playOn(match, 'original', { answers: 5 });
    const before = looks(match);
    playOn(match.fork(), 'fork');
    expect(looks(match)).toEqual(before);
  });

  test('stays as it is when its original is played on', () => {
    const match = toyMatch();
    playOn(match, 'original', { answers: 5 });
    const fork = match.fork();
    const before = looks(fork);
    playOn(match, 'further');
    expect(looks(fork)).toEqual(before);
  });

  test('that takes answers back leaves its original alone', () => {
    const match = benchMatch(colour(ana), colour(bea), colour(ciro));
    match.play(ana, ['red']);
    const before = looks(match);
    const fork = match.fork();
    fork.undo(ana);
    fork.play(ana, ['blue']);
    expect(looks(match)).toEqual(before);
  });

  test('of a fork of a match that is over is over', () => {
    const match = toyMatch();
    playOn(match, 'over');
    expect(looks(match.fork().fork())).toEqual(looks(match));
  });

  test('has the luck of its original', () => {
    const match = toyMatch();
    playOn(match, 'luck', { answers: 4 });
    const fork = match.fork();
    for (const one of [match, fork]) playOn(one, 'on');
    expect(looks(fork)).toEqual(looks(match));
  });
});

describe('a fork behind steps that have asked nothing', () => {
  let runs = 0;
  const silent: Act = function* (g) {
    runs++;
    yield* silence;
    note(g, 'silent');
  };

  test.each([1, 2, 3, 7])('runs none of them again when there are %i', (count) => {
    const match = benchMatch(colour(ana), ...Array(count).fill(silent), colour(bea), colour(ciro));
    match.play(ana, ['red']);
    match.fork();
    const before = runs;
    const fork = match.fork();
    expect(runs).toBe(before);
    expect(looks(fork)).toEqual(looks(match));
    expect(fork.snapshot).toEqual(match.snapshot);
    for (const one of [match, fork]) playOn(one, 'on');
    expect(looks(fork)).toEqual(looks(match));
  });

  test('takes the answer before them back', () => {
    const match = benchMatch(colour(ana), silent, silent, colour(bea));
    const before = looksButForDecisions(match);
    match.play(ana, ['red']);
    const fork = match.fork();
    fork.rewind(0);
    expect(looksButForDecisions(fork)).toEqual(before);
  });
});

describe('a long match that nobody has gone back in', () => {
  const acts = Array.from({ length: 600 }, (_, nth) => (nth % 3 === 0 ? shownColour(ana) : colour(ana)));

  test.each([1, 255, 256, 257, 400, 512, 599])('forks after %i answers like any other', (answers) => {
    const match = benchMatch(...acts);
    playOn(match, 'long', { answers });
    expect(looks(match.fork())).toEqual(looks(match));
  });

  test.each([2, 258, 513, 600])('stands after %i answers on the same state at rest', (answers) => {
    const [match, visited] = [benchMatch(...acts), benchMatch(...acts)];
    playOn(match, 'long', { answers });
    playOn(visited, 'long', { answers, look: () => visited.fork() });
    expect(match.snapshot).toEqual(visited.snapshot);
  });

  test.each([256, 257, 500])('takes its answer %i back and gives it again', (answers) => {
    const [match, before] = [benchMatch(...acts), benchMatch(...acts)];
    playOn(match, 'long', { answers });
    playOn(before, 'long', { answers: answers - 1 });
    match.rewind(answers - 1);
    expect(looksButForDecisions(match)).toEqual(looksButForDecisions(before));
    for (const one of [match, before]) playOn(one, 'on', { answers: 20 });
    expect(looksButForDecisions(match)).toEqual(looksButForDecisions(before));
  });
});
