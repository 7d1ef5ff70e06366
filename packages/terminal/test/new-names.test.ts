import { describe, expect, test } from 'vitest';
import { takenIn } from '../new/house.ts';
import { namesFor, renamed } from '../new/names.ts';
import { goodNames, home } from './good-names.ts';

describe('the names of a new game', () => {
  const taken = {
    ids: ['gloomhaven'],
    packages: ['gloomhaven', 'kernel'],
    prefixes: ['gh', 'gof'],
    words: new Set(['state', 'RuleKinds', 'crab1']),
  };

  test('follow from one word', () => {
    expect(namesFor('crab-race', taken)).toEqual({
      id: 'crab-race',
      title: 'Crab Race',
      value: 'crabRace',
      type: 'CrabRace',
      prefix: 'cr',
    });
  });

  test.each([
    ['of one word', 'crabs'],
    ['whose initials another game has', 'great-hunt'],
    ['with a number for a word', 'crab-2'],
  ])('%s cite rules by the whole name', (_, id) => {
    expect(namesFor(id, taken)).toMatchObject({ prefix: id });
  });

  test('that are the prefix of another game cite rules by another one', () => {
    expect(namesFor('gof', taken)).toMatchObject({ id: 'gof', prefix: 'gof-game' });
  });

  test.each([
    ['a word of JavaScript', 'switch', 'switchGame', 'SwitchGame'],
    ['a word of TypeScript', 'type', 'typeGame', 'TypeGame'],
    ['a global value', 'global-this', 'globalThisGame', 'GlobalThisGame'],
    ['a global type', 'promise', 'promiseGame', 'PromiseGame'],
    ['a value of the template', 'state', 'stateGame', 'StateGame'],
    ['a type of the template', 'rule', 'ruleGame', 'RuleGame'],
    ['a value of another game', 'crab-1', 'crab1Game', 'Crab1Game'],
  ])('that are %s are called something else in code', (_, id, value, type) => {
    expect(namesFor(id, taken)).toMatchObject({ id, value, type });
  });

  test('of the template are free, and so are parts of them', () => {
    expect(goodNames('pearl-divers')).toMatchObject({ value: 'pearlDivers', type: 'PearlDivers' });
    expect(goodNames('divers')).toMatchObject({ id: 'divers', value: 'diversGame' });
  });

  test('never mean anything else in the files of the template', () => {
    const ids = 'play card fact rule seat diver options state words it g box shelf-game class await'.split(
      ' ',
    );
    const taken = { ...takenIn(home), ids: [], packages: [] };
    for (const id of ids) {
      const { value, type } = goodNames(id, taken);
      expect([value, type, `${type}Kinds`].filter((name) => taken.words.has(name))).toEqual([]);
    }
  });

  test.each([
    ['not-a-name', ['', 'Crab', 'crab race', '../crab', 'crab_race', '__proto__', 'crab!', '蟹', 'crab\n']],
    ['form', ['-crab', 'crab-', 'crab--race', '2crabs', '1-2', '7', '-', 'café', 'ß']],
    ['too-long', ['x'.repeat(41), 'X'.repeat(5000)]],
    ['reserved', ['constructor', 'plain', 'test', 'con', 'lpt1']],
    ['taken', ['gloomhaven']],
    ['package', ['kernel']],
  ])('%s: refused', (why, ids) => {
    expect(ids.map((id) => [id, namesFor(id, taken)])).toEqual(ids.map((id) => [id, why]));
  });

  test('are written in one go, even those that look like names of the template', () => {
    const text = "'pd/turn.1' pearl-divers 'Pearl Divers' pearlDivers PearlDiversKinds pdx";
    expect(renamed(text, goodNames('pd-race'))).toBe("'pr/turn.1' pd-race 'Pd Race' pdRace PdRaceKinds pdx");
    expect(renamed(text, goodNames('pearl-divers-pd'))).toBe(
      "'pdp/turn.1' pearl-divers-pd 'Pearl Divers Pd' pearlDiversPd PearlDiversPdKinds pdx",
    );
  });
});
