import type { OpenQuestion } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { MachinaKinds } from '../../kinds.ts';
import { objectionToPicks } from '../../onlooker/objection-to-picks.ts';

/** A question as far as objections read it. */
const asked = (name: string, about: object): OpenQuestion<MachinaKinds> =>
  ({ name, about }) as unknown as OpenQuestion<MachinaKinds>; // nothing else is read

const arrangement = asked('arrangement', { explorer: 'vane' });
const objection = (...picked: readonly string[]) => objectionToPicks(content, arrangement, picked);

test('what can be worn together meets no objection', () => {
  expect(objection('wear:needle-pistol', 'wear:brass-knuckles')).toBeNull();
});

test('an item can’t be in two places', () => {
  expect(objection('wear:peep-sight', 'fit:peep-sight:fowling-piece', 'wear:fowling-piece')).toEqual({
    is: 'twice',
    item: 'peep-sight',
  });
});

test('an item is fitted only to what is worn', () => {
  expect(objection('fit:peep-sight:fowling-piece')).toEqual({
    is: 'nothing-to-fit',
    item: 'peep-sight',
    main: 'fowling-piece',
  });
});

test('weapons need no more than two hands', () => {
  expect(objection('wear:boiler-maul', 'wear:fowling-piece')).toEqual({ is: 'limits' });
});

test('as many items are given as are taken', () => {
  const exchange = asked('exchange', { explorer: 'vane', drawn: ['needle-pistol', 'chain-hook'] });
  expect(objectionToPicks(content, exchange, ['needle-pistol', 'boiler-maul'])).toBeNull();
  expect(objectionToPicks(content, exchange, ['needle-pistol', 'chain-hook', 'boiler-maul'])).toEqual({
    is: 'uneven',
    taken: 2,
    given: 1,
  });
});
