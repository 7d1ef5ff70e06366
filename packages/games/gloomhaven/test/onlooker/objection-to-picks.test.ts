import { type OpenQuestionOf, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { GloomKinds } from '../../kinds.ts';
import { objectionToPicks } from '../../onlooker/objection-to-picks.ts';
import { view } from '../../view.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import { Preparing } from '../scene/table.ts';

/** The shop as Ana sees it, and what it asks of her. */
function atTheShop() {
  const table = new Preparing({});
  table.upTo('items-to-buy');
  const question = table.match.openTo(seat('ana'));
  if (question === null) throw new Error('nothing is asked');
  return { seen: { view: view(table.state, seat('ana')), content }, question };
}

test('gh/setup.15: an onlooker is told why the shop would refuse, and of nothing where it would not', () => {
  const { seen, question } = atTheShop();
  expect(question.name).toBe('items-to-buy');
  const objection = (...picked: readonly string[]) => objectionToPicks(seen, question, picked);
  expect(objection()).toBeNull();
  expect(objection('iron-helmet', 'winged-shoes')).toBeNull();
  expect(objection('leather-armor', 'winged-shoes')).toEqual({ is: 'no-gold', missing: 10 });
  expect(objection('hide-armor', 'leather-armor')).toMatchObject({ is: 'no-room', worn: ['hide-armor'] });
});

test('gh/elements.8: augments that consume more than there is are objected to together', () => {
  const { seen, question } = atTheShop();
  const figure = seen.view.heroes[0]?.id ?? ('' as FigureId);
  const asked: OpenQuestionOf<GloomKinds, 'augments'> = {
    ...question,
    name: 'augments',
    options: ['augment:0', 'augment:1'],
    about: { figure, ability: null, card: null, half: null, augments: [['fire'], ['any']] },
  };
  const elements = seen.view.elements.map((_, place) => (place === 0 ? 'strong' : 'inert'));
  const withOne = { ...seen, view: { ...seen.view, elements } };
  expect(objectionToPicks(withOne, asked, ['augment:0'])).toBeNull();
  expect(objectionToPicks(withOne, asked, ['augment:1'])).toBeNull();
  expect(objectionToPicks(withOne, asked, ['augment:0', 'augment:1'])).toEqual({ is: 'no-elements' });
});
