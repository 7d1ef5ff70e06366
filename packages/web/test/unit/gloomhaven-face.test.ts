import { box, chapters, gloomhaven } from '@tavolo/gloomhaven';
import { begin, isRefusal, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import type { FigureId, MonsterId } from '../../games/gloomhaven/game.ts';
import { gloomhavenIcons } from '../../games/gloomhaven/icons.ts';
import { lesson } from '../../games/gloomhaven/lesson.ts';
import { loreWith } from '../../games/gloomhaven/lore/game-lore.ts';
import { boardTexts } from '../../games/gloomhaven/text/board-texts.ts';
import { toneFor } from '../../games/gloomhaven/tones.ts';
import { wordsWith } from '../../games/gloomhaven/words.ts';
import { languages } from '../../text/language.ts';

const rules = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
const words = wordsWith(loreWith(box));

test('every class, every monster and every piece of terrain has an icon', () => {
  const looks = [...box.scenarios.values()].flatMap(({ map }) => map.terrain.map(({ look }) => look));
  const things = [...box.classes.keys(), ...box.monsters.keys(), ...new Set(looks)];
  expect(things.filter((thing) => !(`gh/${thing}` in gloomhavenIcons))).toEqual([]);
});

test('a boss says what its special actions do', () => {
  const said = loreWith(box)
    .words('en')
    .specials('bandit-commander' as MonsterId); // tests write ids
  expect(said.map((lines) => lines.map(({ text }) => text))).toEqual([
    ['Jumps to the next locked door, opens it and reveals the room.'],
    ['Summon one normal Living Bones with 2 characters, one elite Living Bones with 3 or 4 characters.'],
  ]);
});

test('every piece of terrain has a name in every language', () => {
  const looks = [...box.scenarios.values()].flatMap(({ map }) => map.terrain.map(({ look }) => look));
  for (const language of languages) {
    expect([...new Set(looks)].filter((look) => !(look in boardTexts[language].looks))).toEqual([]);
  }
});

test('the table options are options of the game, and offer what it plays by default', () => {
  const defaults = Object.entries(gloomhaven.defaults);
  for (const { key, values, rule } of words('en').options) {
    const [, usual] = defaults.find(([name]) => name === key) ?? [];
    expect(values.map(({ value }) => value)).toContain(usual);
    expect(rule === null || rules.some((id) => id === rule)).toBe(true);
  }
});

test('what the board shows by itself is not listed again in the prompt', () => {
  const match = begin(gloomhaven, { seats: [seat('Ana')], options: {}, seed: 'face' });
  if (isRefusal(match)) throw new Error(match.refused);
  const question = match.openTo(seat('Ana'));
  if (question === null) throw new Error('nothing is asked');
  const showing = { view: match.view(seat('Ana')), player: () => ({ name: 'Ana', is: 'you' }) as const };
  expect(question.options.length).toBeGreaterThan(1);
  const { options } = words('en').question(question, showing);
  expect(options.map(({ id }) => id)).toEqual(question.options);
  expect(options.filter(({ place }) => place === 'listed')).toEqual([]);
});

test('what hurts a monster has no sign that could be taken for another', () => {
  const suffered = (figure: string) =>
    toneFor(box, { is: 'suffered', figure: figure as FigureId, damage: 2, cause: 'attack', by: null, hp: 1 }); // tests write ids
  expect(['brute', 'bandit-guard-1', 'bandit-commander'].map(suffered)).toEqual(['bad', 'plain', 'plain']);
});

test('the shop says what limits it, and why picks are refused', () => {
  const match = begin(gloomhaven, { seats: [seat('Ana')], options: {}, seed: 'shop' });
  if (isRefusal(match)) throw new Error(match.refused);
  const [open] = match.open;
  const showing = { view: match.view(seat('Ana')), player: () => ({ name: 'Ana', is: 'you' }) as const };
  const [hero] = showing.view.heroes;
  if (open === undefined || hero === undefined) throw new Error('nothing is asked');
  const shop = { ...open, name: 'items-to-buy', about: { figure: hero.id, gold: 30 } };
  const { limit, objection } = words('en').question(shop, showing);
  expect(limit).toBe(boardTexts.en.payAndWear);
  expect(objection(['boots-of-striding'])).toBeNull();
  expect(objection(['boots-of-striding', 'winged-shoes'])).toBe('Your legs already wear Boots of Striding');
  expect(objection(['boots-of-striding', 'leather-armor'])).toBe('10 gold more is needed');
});

test('every tip of the first scenario cites a rule there is', () => {
  for (const language of languages) {
    expect(lesson.tips[language].filter(({ rule }) => !rules.some((id) => id === rule))).toEqual([]);
  }
});

test('the first scenario is played as options of the game allow', () => {
  const options = { ...gloomhaven.defaults, ...lesson.options };
  const seats = [seat('Ana'), seat('Bot')];
  expect(isRefusal(begin(gloomhaven, { seats, options, seed: lesson.seed }))).toBe(false);
});
