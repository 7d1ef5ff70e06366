import { describe, expect, test } from 'vitest';
import { colour, shownColour } from './toy/acts.ts';
import { benchMatch } from './toy/bench.ts';
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
