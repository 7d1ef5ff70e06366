import { isRefusal, parseOptions } from '@tavolo/kernel';
import { languages } from '@tavolo/language';
import { boxOf, shelf } from '@tavolo/shelf';
import { describe, expect, it } from 'vitest';
import { type Given, isMisread, readArguments } from '../command/arguments.ts';
import { tableOptionsOf } from '../options/read.ts';
import { wordsOf } from '../options/words.ts';
import { tavolo } from './tavolo.ts';

/** What `--options` followed by some words makes of a table. */
function chosen(id: string, words: string) {
  const box = boxOf(id);
  if (box === null) throw new Error(`no ${id}`);
  const given: Given = { words: [], flags: new Set(), texts: new Map([['options', words]]) };
  return tableOptionsOf(box, given);
}

it.each([
  ['gauntlet-of-fools', 'boasts=one,promos', { boastsFromMiddle: 'one', promos: true }],
  ['gauntlet-of-fools', 'promos=on,multiply=own', { promos: true, multipliesOtherWeapons: false }],
  ['gauntlet-of-fools', 'promos=off', { promos: false }],
  ['gauntlet-of-fools', 'promos,promos=on', { promos: true }],
  ['gloomhaven', 'scenario=barrow-lair,level=choose', { scenario: 'barrow-lair', characterLevel: 0 }],
  ['gloomhaven', 'scenario-level=0,neighbours-see=off', { level: 0, neighboursSee: false }],
  ['gloomhaven', 'open-information,reduced-randomness', { openInformation: true, reducedRandomness: true }],
])('%s understands %s', (game, words, options) => {
  expect(chosen(game, words)).toEqual({ options });
});

it.each([
  ['gauntlet-of-fools', 'promos,promos=off', { is: 'one-of-both', one: 'promos', other: 'promos=off' }],
  [
    'gauntlet-of-fools',
    'boasts',
    { is: 'unknown-table-option', word: 'boasts', meant: null, known: ['any', 'one'] },
  ],
  [
    'gauntlet-of-fools',
    'promos=onn',
    { is: 'unknown-table-option', word: 'promos=onn', meant: 'promos=on', known: [] },
  ],
])('%s does not understand %s', (game, words, misread) => {
  expect(chosen(game, words)).toEqual(misread);
});

describe.each(shelf.map((box) => [box.game.id, box] as const))('%s', (id, { game }) => {
  it('can be played with every word that is listed', () => {
    for (const word of game.tableOptions.flatMap(wordsOf)) {
      const read = chosen(id, word);
      expect([word, isMisread(read) || isRefusal(parseOptions(game, read.options))]).toEqual([word, false]);
    }
  });

  it.each(languages)('lists them in %s, and shows examples that are understood', async (language) => {
    for (const command of ['play', 'sim', 'replay', 'rules']) {
      const { written } = await tavolo(`${command} ${id} --help --lang ${language}`);
      const examples = [...written.matchAll(/^ {2}npx tavolo (.*)$/gm)].map(([, line = '']) => line).slice(1);
      expect(examples.length).toBeGreaterThan(1);
      for (const line of examples) {
        const wish = readArguments(line.split(' '));
        if (wish.is !== 'run') throw new Error(`${line}: ${wish.is}`);
        expect(chosen(id, wish.given.texts.get('options') ?? '')).not.toHaveProperty('is');
      }
      const isOptional = command === 'play' || command === 'sim';
      const listed = game.tableOptions.filter(({ word }) => written.includes(`\n    ${word}`));
      expect(listed.length).toBe(isOptional ? game.tableOptions.length : 0);
    }
  });
});
