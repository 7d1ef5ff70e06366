import { begin, isRefusal, seat } from '@tavolo/kernel';
import { languages } from '@tavolo/language';
import { content, machinaArcana } from '@tavolo/machina-arcana';
import { expect, test } from 'vitest';
import { icons } from '../../games/machina-arcana/icons.ts';
import { lesson, tipsIn } from '../../games/machina-arcana/lesson.ts';
import { texts } from '../../games/machina-arcana/text/en.ts';
import { words } from '../../games/machina-arcana/words.ts';
import { concerns, placementsOf, placesFor, wornWith } from '../../games/machina-arcana/workbench/placing.ts';

test('every tip of the first game is about something that is there to be read', () => {
  const tips = tipsIn(texts.lesson);
  const rules = texts.game.rulebook.flatMap((chapter) => chapter.rules.map(({ id }) => id));
  expect(tips.filter(({ rule }) => rule === null || !rules.includes(rule))).toEqual([]);
});

test('the first game is played as options of the game allow', () => {
  const options = { ...machinaArcana.defaults, ...lesson.options };
  const seats = [seat('Ana'), seat('Bot')];
  expect(isRefusal(begin(machinaArcana, { seats, options, seed: lesson.seed }))).toBe(false);
});

test('everybody has a portrait', () => {
  const ids = [...content.explorers.keys(), ...content.monsters.keys()];
  expect(ids.filter((id) => !(`ma/${id}` in icons))).toEqual([]);
});

test.each(languages)(
  'in %s the end of a turn is offered behind the rest, and dropping an item last',
  async (language) => {
    const match = begin(machinaArcana, { seats: [seat('Ana')], options: {}, seed: '1' });
    if (isRefusal(match)) throw new Error(match.refused);
    const question = {
      ...{ name: 'act', options: ['end', 'drop:boiler-maul', 'move:1,1'], max: 1, min: 1, seat: seat('Ana') },
      about: { explorer: 'vane', stamina: 1, begun: true },
    } as never; // what else is asked does not matter here
    const player = () => ({ name: 'Ana', is: 'you' }) as const;
    const { option, care } = (await words(language)).question(question, {
      view: match.view(seat('Ana')),
      player,
    });
    expect(['end', 'drop:boiler-maul', 'move:1,1'].map((one) => option(one).weight)).toEqual([
      'going-on',
      'quiet',
      'plain',
    ]);
    expect([option('move:1,1').place, option('end').place, care]).toEqual(['on-board', 'listed', 'aimed']);
  },
);

test.each(languages)(
  'in %s a spawn space with a companion on it is sealed only when that is confirmed',
  async (language) => {
    const match = begin(machinaArcana, { seats: [seat('Ana'), seat('Ben')], options: {}, seed: '1' });
    if (isRefusal(match)) throw new Error(match.refused);
    const [first] = match.view(seat('Ana')).explorers;
    const explorers = [{ ...first, explorer: 'crane', at: '0,3', dead: false }];
    const view = { ...match.view(seat('Ana')), explorers } as never; // nothing else is read
    const player = () => ({ name: 'Ana', is: 'you' }) as const;
    const question = { name: 'act', options: ['activate:0,3', 'activate:4,4'], max: 1, min: 1 } as never; // as above
    const { option } = (await words(language)).question(question, { view, player });
    expect(['activate:0,3', 'activate:4,4'].map((one) => option(one).isWeighty)).toEqual([true, false]);
  },
);

const maul = 'boiler-maul';
const options = [`wear:${maul}`, 'wear:needle-pistol', 'wear:ratchet-hatchet', `fit:ratchet-hatchet:${maul}`];

test('what is worn is a list of placements that come to what is worn', () => {
  const worn = [{ main: maul, top: 'ratchet-hatchet', bottom: null, right: null }] as never; // items of the content
  const placed = placementsOf({ worn });
  expect(placed).toEqual([`wear:${maul}`, `fit:ratchet-hatchet:${maul}`]);
  expect(wornWith(placed)).toEqual(worn);
});

test('an item can go where it would break no limit: a maul leaves no hand for a pistol', () => {
  expect(placesFor('needle-pistol' as never, options, [])).toEqual(['wear:needle-pistol']);
  expect(placesFor('needle-pistol' as never, options, [`wear:${maul}`])).toEqual([]);
  expect(placesFor('ratchet-hatchet' as never, options, [`wear:${maul}`])).toContain(
    `fit:ratchet-hatchet:${maul}`,
  );
});

test('an item that is taken off takes along what is fitted to it', () => {
  const placed = [`wear:${maul}`, `fit:ratchet-hatchet:${maul}`];
  expect(placed.filter((option) => concerns(option, maul as never))).toEqual(placed);
  expect(placed.filter((option) => concerns(option, 'ratchet-hatchet' as never))).toEqual([placed[1]]);
});
