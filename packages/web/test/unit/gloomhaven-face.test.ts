import { chapters, content, gloomhaven } from '@tavolo/gloomhaven';
import { box as wholeBox } from '@tavolo/gloomhaven/box';
import { begin, isRefusal, seat } from '@tavolo/kernel';
import { languages } from '@tavolo/language';
import { expect, test } from 'vitest';
import type { FigureId } from '../../games/gloomhaven/game.ts';
import { icons } from '../../games/gloomhaven/icons.ts';
import { lesson, tipsIn } from '../../games/gloomhaven/lesson.ts';
import { texts as en } from '../../games/gloomhaven/text/en.ts';
import { texts as it } from '../../games/gloomhaven/text/it.ts';
import { texts as pt } from '../../games/gloomhaven/text/pt.ts';
import { toneFor } from '../../games/gloomhaven/tones.ts';
import { words } from '../../games/gloomhaven/words.ts';
import { wordedQuestion } from '../../table/prompt/worded-question.ts';

const inEach = { en, it, pt };
const rules = chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));

test('every class, every monster and every piece of terrain has an icon', () => {
  const looks = [...content.scenarios.values()].flatMap(({ map }) => map.terrain.map(({ look }) => look));
  const things = [...content.classes.keys(), ...content.monsters.keys(), ...new Set(looks)];
  expect(things.filter((thing) => !(`gh/${thing}` in icons))).toEqual([]);
});

test('every piece of terrain has a name in every language', () => {
  const looks = [...content.scenarios.values()].flatMap(({ map }) => map.terrain.map(({ look }) => look));
  for (const language of languages) {
    expect([...new Set(looks)].filter((look) => !(look in inEach[language].board.looks))).toEqual([]);
  }
});

test('what the board shows by itself is not listed again in the prompt', async () => {
  const match = begin(gloomhaven, { seats: [seat('Ana')], options: {}, seed: 'face' });
  if (isRefusal(match)) throw new Error(match.refused);
  const question = match.openTo(seat('Ana'));
  if (question === null) throw new Error('nothing is asked');
  const showing = { view: match.view(seat('Ana')), player: () => ({ name: 'Ana', is: 'you' }) as const };
  expect(question.options.length).toBeGreaterThan(1);
  const { option } = (await words('en')).question(question, showing);
  expect(question.options.filter((id) => option(id).place === 'listed')).toEqual([]);
});

test('what hurts a monster has no sign that could be taken for another', () => {
  const suffered = (figure: string) =>
    toneFor(content, {
      is: 'suffered',
      figure: figure as FigureId,
      damage: 2,
      cause: 'attack',
      by: null,
      hp: 1,
    }); // tests write ids
  expect(['brute', 'bandit-guard-1', 'bandit-commander'].map(suffered)).toEqual(['bad', 'plain', 'plain']);
});

test('the shop says what limits it, and why picks are refused', async () => {
  const match = begin(gloomhaven, { seats: [seat('Ana')], options: {}, seed: 'shop' });
  if (isRefusal(match)) throw new Error(match.refused);
  const [open] = match.open;
  const showing = { view: match.view(seat('Ana')), player: () => ({ name: 'Ana', is: 'you' }) as const };
  const [hero] = showing.view.heroes;
  if (open === undefined || hero === undefined) throw new Error('nothing is asked');
  const shop = { ...open, name: 'items-to-buy', options: [], about: { figure: hero.id, gold: 30 } } as const;
  const said = { texts: await wholeBox.texts('en'), words: await words('en') };
  const { limit, objection } = wordedQuestion(said, shop, showing);
  expect(limit).toBe(en.board.payAndWear);
  expect(objection(['boots-of-striding'])).toBeNull();
  expect(objection(['boots-of-striding', 'winged-shoes'])).toBe(
    'You already wear Boots of Striding on your legs',
  );
  expect(objection(['boots-of-striding', 'leather-armor'])).toBe('You need 10 more gold');
});

test('every tip of the first scenario cites a rule there is', () => {
  expect(tipsIn(en.lesson).filter(({ rule }) => !rules.some((id) => id === rule))).toEqual([]);
});

test('the first scenario is played as options of the game allow', () => {
  const options = { ...gloomhaven.defaults, ...lesson.options };
  const seats = [seat('Ana'), seat('Bot')];
  expect(isRefusal(begin(gloomhaven, { seats, options, seed: lesson.seed }))).toBe(false);
});
