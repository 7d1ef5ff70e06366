import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { result } from '../../rules/story/ending.ts';
import { newMatch } from '../preparing.ts';
import { rule } from '../table.ts';

/** A box with two explorers only. */
const ofTwo = {
  ...content,
  explorers: new Map(
    [...content.explorers].filter(([id]) => ['prys', 'crane'].some((kept: string) => kept === id)),
  ),
};

rule(
  'ma/ending.6: where every explorer has been used, nobody comes in the place of a dead one',
  { ana: { explorer: 'prys', at: '4,4' }, ben: { explorer: 'crane', at: null, dead: true, bag: [] } },
  (scene) => {
    scene.goesOnTo('explorers');
    scene.settles(() => expect(scene.the('ben')).toMatchObject({ explorer: 'crane', dead: true }));
  },
  {
    phase: 'explorer-start',
    round: 8,
    active: null,
    options: { replacementExplorers: true },
    content: ofTwo,
  },
);

rule(
  'ma/ending.6, ma/ending.10: in a campaign nobody takes the place of a dead one who has died before',
  { ana: { explorer: 'prys', at: '4,4' }, ben: { explorer: 'crane', at: null, dead: true, bag: [] } },
  (scene) => {
    scene.does(({ state, content: { explorers } }) => {
      state.fallen = [...explorers.keys()].filter((id) => id !== scene.the('ana').explorer).slice(2);
      return undefined;
    });
    scene.goesOnTo('explorers');
    scene.asks('ben', 'explorer', 'thornquist', 'vane').answer('vane');
    scene.settles();
  },
  {
    phase: 'explorer-start',
    round: 8,
    active: null,
    options: { replacementExplorers: true, campaign: true },
  },
);

test('ma/ending.7: the mind of the monsters has a score like everybody, and does not win', () => {
  const match = newMatch(['ana', 'eve'], { puppeteer: true });
  match.play(seat('ana'), ['prys']);
  expect(result({ ...match.state, outcome: 'victory' })).toEqual({
    winners: ['ana'],
    scores: { ana: 1, eve: 0 },
    outcome: null,
  });
});
