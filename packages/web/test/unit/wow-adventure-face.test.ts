import { begin, isRefusal, type OpenQuestion, seat } from '@tavolo/kernel';
import { languages } from '@tavolo/language';
import { type CharacterId, content, type HeroView, type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import { box } from '@tavolo/wow-adventure/box';
import { expect, test } from 'vitest';
import { lesson, tipsIn } from '../../games/wow-adventure/lesson.ts';
import { texts } from '../../games/wow-adventure/text/en.ts';
import { words } from '../../games/wow-adventure/words.ts';

const tips = tipsIn(texts.lesson);

test('every tip of the first game cites a rule there is', () => {
  const rules = box.rulebook.chapters.flatMap((chapter) => chapter.rules.map(({ id }) => id));
  expect(tips.filter(({ rule }) => rule === null || !rules.includes(rule))).toEqual([]);
});

test('the first game is played as options of the game allow', () => {
  const options = { ...wowAdventure.defaults, ...lesson.options };
  const seats = [seat('Ana'), seat('Bot')];
  expect(isRefusal(begin(wowAdventure, { seats, options, seed: lesson.seed }))).toBe(false);
});

test.each(languages)(
  'not to be asked to react is offered last, and says in %s for how long',
  async (language) => {
    const [ana, bruno] = [seat('ana'), seat('bruno')];
    const match = begin(wowAdventure, { seats: [ana, bruno], options: wowAdventure.defaults, seed: '1' });
    if (isRefusal(match)) throw new Error(match.refused);
    const [card] = content.abilities.keys();
    if (card === undefined) throw new Error('there are no cards');
    const question: OpenQuestion<WowKinds> = {
      ...{ decision: 'ana/0/0', seat: ana, rule: 'wow/abilities.7', min: 1, max: 1, secret: true },
      ...{ name: 'reaction', options: ['pass', 'pass-turn'], about: { by: bruno, card } },
    };
    const said = await words(language);
    const player = () => ({ name: 'Ana', is: 'you' }) as const;
    const { option } = said.question(question, { view: match.view(ana), player });
    expect(option('pass-turn')).toMatchObject({ weight: 'quiet', detail: [said.own.notAskedSays] });
    expect(option('pass')).toMatchObject({ weight: 'going-on', detail: [] });
  },
);

test.each(languages)('a power to use says in %s what it does on the side that is up', async (language) => {
  const ana = seat('ana');
  const match = begin(wowAdventure, {
    seats: [ana, seat('bruno')],
    options: wowAdventure.defaults,
    seed: '1',
  });
  if (isRefusal(match)) throw new Error(match.refused);
  const burbonn = content.characters.get('burbonn' as CharacterId); // a character of the box
  if (burbonn === undefined) throw new Error('there is no such character');
  const question: OpenQuestion<WowKinds> = {
    ...{ decision: 'ana/0/0', seat: ana, rule: 'wow/phases.2', min: 1, max: 1, secret: false },
    ...{ name: 'movement', options: ['use:tracking', 'end'] },
  } as never; // what is asked about does not matter here
  const said = await words(language);
  const view = match.view(ana);
  const detailAt = (level: 'grey' | 'red') => {
    const hero = { seat: ana, character: burbonn.id, level, reversed: false } as HeroView; // all that is read
    const showing = {
      view: { ...view, heroes: [hero] },
      player: () => ({ name: 'Ana', is: 'you' }) as const,
    };
    return said.question(question, showing).option('use:tracking').detail.join(' ');
  };
  expect(detailAt('grey')).toContain('2');
  expect(detailAt('red')).toContain('5');
});

test('a hero that is picked is confirmed by what the pick does', async () => {
  const match = begin(wowAdventure, {
    seats: [seat('ana'), seat('bruno')],
    options: wowAdventure.defaults,
    seed: '1',
  });
  if (isRefusal(match)) throw new Error(match.refused);
  const [asked] = match.open;
  if (asked?.name !== 'character') throw new Error('no hero is chosen');
  const player = () => ({ name: 'Ana', is: 'you' }) as const;
  const { confirmLabel } = (await words('en')).question(asked, { view: match.view(asked.seat), player });
  expect(confirmLabel(['burbonn'])).toBe('Play Burbonn Fang');
  expect(confirmLabel([])).toBeNull();
});
