import { fieldLabel, nameOf } from '@tavolo/box';
import { languages } from '@tavolo/language';
import { boxOf, shelf } from '@tavolo/shelf';
import { expect, test } from 'vitest';
import { before, itemsOf, leavesOf, partsOf } from '../../plain-board/tree.ts';
import { wordsOf } from '../../plain-board/words.ts';
import { ana, question } from './samples.ts';

const nothingPrinted = () => false;

test('a record is sorted by how its members are best shown', () => {
  const hero = {
    id: 'wizard',
    gold: 0,
    dead: true,
    ready: false,
    hand: ['axe'],
    goal: null,
    boasts: [],
    at: '1,2',
  };
  expect(partsOf(hero, nothingPrinted)).toEqual({
    title: { key: 'id', value: 'wizard' },
    pairs: [
      { key: 'gold', value: 0 },
      { key: 'at', value: '1,2' },
    ],
    flags: ['dead'],
    groups: [{ key: 'hand', value: ['axe'] }],
    empty: ['boasts'],
  });
});

test('a record without an id is about the card it names, or about nothing', () => {
  const worn = { state: 'ready', item: 'boots' };
  expect(partsOf(worn, (id) => id === 'boots').title).toEqual({ key: 'item', value: 'boots' });
  expect(partsOf(worn, nothingPrinted).title).toBeNull();
});

test('things of a list keep their names when the list changes, by their ids or else by their places', () => {
  const heroes = [{ id: 'elf' }, { id: 'dwarf' }];
  expect(itemsOf(heroes).map(({ key }) => key)).toEqual(['elf', 'dwarf']);
  expect(itemsOf([{ id: 'elf' }, { id: 'elf' }]).map(({ key }) => key)).toEqual(['0', '1']);
  expect(before(heroes, 'dwarf')).toBe(heroes[1]);
  expect(before({ gold: 3 }, 'gold')).toBe(3);
  expect(before({}, 'constructor')).toBeUndefined();
  expect(leavesOf({ gold: 3, hand: ['axe', 'shield'], dead: false })).toBe(4);
});

test('a field goes by the name that the game has for it, or else by the words of its key', () => {
  const texts = { name: (id: string) => (id === 'one-use-dice' ? 'dadi usa e getta' : id) };
  expect(fieldLabel(texts, 'oneUseDice')).toBe('Dadi usa e getta');
  expect(fieldLabel(texts, 'handSize')).toBe('Hand size');
  expect(fieldLabel(texts, 'long-rests')).toBe('Long rests');
});

test('what is no id is shown as it is', () => {
  const texts = { name: (id: string) => `the ${id}` };
  expect(nameOf(texts, 'red-dragon')).toBe('the red-dragon');
  expect(nameOf(texts, '-1,2')).toBe('-1,2');
  expect(nameOf(texts, 'Ana Maria')).toBe('Ana Maria');
});

test.each(shelf.map((box) => [box.game.id, box] as const))(
  '%s has words for the plain board',
  async (_, box) => {
    for (const language of languages) {
      const words = await wordsOf(box, language);
      expect(words.texts.title).toBe(box.blurb.words[language].title);
      const { option, confirmLabel } = words.question(question(ana), {
        view: {},
        player: () => ({ name: '', is: 'bot' }),
      });
      expect(option('a')).toMatchObject({ place: 'listed', weight: 'plain', detail: [] });
      expect(confirmLabel(['a'])).toBeNull();
    }
  },
);

test('a choice says what is printed on the thing that it is', async () => {
  const gauntlet = boxOf('gauntlet-of-fools');
  if (gauntlet === null) throw new Error('the game is missing');
  const words = await wordsOf(gauntlet, 'en');
  const { option } = words.question(question(ana), { view: {}, player: () => ({ name: '', is: 'bot' }) });
  expect(option('wizard').detail).toEqual(words.texts.cardText('wizard'));
  expect(option('wizard').detail.join()).toMatch(/Defense 15/);
});
