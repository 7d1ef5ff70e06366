import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import { type Lead, rule, type Table, TableScene } from '../table.ts';

const monk: Lead = { class: 'monk', weapon: 'mace' };
const three: Table = { ana: monk, bruno: { class: 'warlord', weapon: 'staff' }, cleo: monk };

rule(
  'gof/turn.10: everybody faces the Encounter at the same time',
  three,
  (scene) => {
    scene.turns();
    expect(scene.match.open.map((question) => question.seat)).toEqual(['ana', 'bruno', 'cleo']);
    scene.asks('cleo', 'before-rolling', 'monk', 'go-on').answer('go-on');
    scene.asks('cleo', 'after-rolling', 'mace', 'go-on');
    scene.asks('ana', 'before-rolling', 'monk', 'go-on');
    scene.asks('bruno', 'before-rolling', 'staff-dice', 'staff-defense', 'go-on');
  },
  { deck: ['ogre'] },
);

/** What each seat answers, one after the other: the same whoever is quicker. */
const answers: { readonly [name: string]: readonly string[] } = {
  ana: ['monk', '2', 'mace', 'go-on'],
  bruno: ['staff-dice', '1', 'go-on', 'warlord', 'go-on'],
  cleo: ['go-on', 'mace', 'mace'],
};

/** The state after a turn in which the seats answered in this order, each whenever it is named. */
function playedInOrder(order: readonly string[]): unknown {
  const scene = new TableScene(three, { deck: ['ogre'] }, 'straight');
  scene.turns();
  const left = new Map(Object.entries(answers).map(([name, picks]) => [name, [...picks]]));
  while (!scene.match.isOver) {
    for (const name of order) {
      const picked = left.get(name)?.shift();
      if (picked !== undefined) expect(scene.match.play(seat(name), [picked])).toBeNull();
    }
  }
  return gauntletOfFools.form.clone(scene.state);
}

const orders = [
  ['ana', 'bruno', 'cleo'],
  ['cleo', 'bruno', 'ana'],
  ['bruno', 'cleo', 'ana'],
  ['ana', 'ana', 'ana', 'ana', 'ana', 'cleo', 'bruno'],
  ['cleo', 'cleo', 'cleo', 'bruno', 'ana', 'bruno'],
];

for (const order of orders)
  test(`gof/turn.10: nobody's result depends on who answers first: ${order.join(', ')}`, () => {
    expect(playedInOrder(order)).toEqual(playedInOrder(['ana', 'bruno', 'cleo']));
  });

rule(
  'gof/turn.10: sides that depend on each other are picked in order from the first player',
  { ana: {}, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    for (const name of ['ana', 'bruno', 'cleo']) {
      expect(scene.match.open.map((question) => question.seat)).toEqual([name]);
      scene.asks(name, 'side', 'cache', 'spear-trap').answer('cache');
    }
    scene.settles();
  },
  { deck: ['side-passage', 'cache', 'spear-trap'] },
);
