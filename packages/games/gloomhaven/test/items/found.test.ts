import { expect } from 'vitest';
import { attack, move } from '../../content/words/abilities.ts';
import { bringDeck, equipDeck, tidyDecks } from '../../rules/attack/modifier-decks.ts';
import { theHero } from '../../rules/figures.ts';
import { startTurn } from '../../rules/turns/turn-edges.ts';
import { attacks, hits } from '../scene/attacking.ts';
import type { HexScene } from '../scene/index.ts';
import { alone, beside, item, states } from './item.ts';

// Items that treasures and rewards bring.

item(
  'ring-of-skulls',
  'summons a skeleton and is consumed',
  { ...alone('ring-of-skulls'), map: ['.b......g'] },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.asks('ana', 'next', 'item:ring-of-skulls', 'end-turn').answer('item:ring-of-skulls');
    scene.asks('ana', 'ability-hex', '0,0', '2,0', 'skip').answer('2,0');
    scene.settles((s) => {
      const skeleton = s.figures.find(({ type }) => type === 'skeleton');
      expect(skeleton).toMatchObject({ hp: 3, owner: 'brute', hex: '2,0' });
      expect(states(scene)).toEqual(['consumed']);
    });
  },
);

/** The -1 cards in the brute's deck. */
const minusOnes = (scene: HexScene): number =>
  scene.state.decks
    .filter(({ owner }) => owner === 'brute')
    .flatMap(({ draw }) => draw)
    .filter((card) => card === '-1').length;

/** The deck is made anew, as it is when the scenario is prepared. */
const preparesDeck = (scene: HexScene): void =>
  scene.perform((g) => {
    g.state.decks = g.state.decks.filter(({ owner }) => owner !== 'brute');
    bringDeck(g, theHero(g.state, scene.id('b')));
    equipDeck(g, theHero(g.state, scene.id('b')));
    return undefined;
  });

item('second-skin', 'takes two -1 cards out of the deck, for the scenario', alone('second-skin'), (scene) => {
  preparesDeck(scene);
  scene.settles(() => expect(minusOnes(scene)).toBe(3));
  scene.perform((g) => {
    tidyDecks(g);
    return undefined;
  });
  scene.settles(() => expect(minusOnes(scene)).toBe(5));
});

/** The guard that stands beside the owner is one of the dead. */
const besideTheDead = (monster: string) =>
  ({
    ...beside('skullbane-axe'),
    cast: { ...beside('skullbane-axe').cast, g: { monster, hp: 20 } },
  }) as const;

for (const dead of ['living-bones', 'living-corpse', 'living-spirit'])
  item('skullbane-axe', `adds 5 to a melee attack on ${dead} and is spent`, besideTheDead(dead), (scene) => {
    attacks(scene, 2, { by: 'b', on: 'g' });
    scene.asks('ana', 'attack-items', 'item:skullbane-axe').answer('item:skullbane-axe');
    scene.settles(() => {
      expect(scene.told).toContainEqual(expect.objectContaining({ is: 'attack', value: 7 }));
      expect(states(scene)).toEqual(['spent']);
    });
  });

item('skullbane-axe', 'is not offered against the living', beside('skullbane-axe'), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g' });
  scene.settles(() => expect([hits(scene), states(scene)]).toEqual([[2], ['ready']]));
});

item('skullbane-axe', 'is not offered for a ranged attack', besideTheDead('living-corpse'), (scene) => {
  attacks(scene, 2, { by: 'b', on: 'g', range: 3 });
  scene.settles(() => expect(states(scene)).toEqual(['ready']));
});

/** Room to run, and a guard at the end of it. */
const running = {
  map: ['b....g..'],
  cast: {
    b: { class: 'brute', items: ['horned-helm'] },
    g: { monster: 'bandit-guard', hp: 20 },
  },
  turn: 'b',
} as const;

/** Moves to a hex beside the guard. */
function runs(scene: HexScene, points: number, to: string): void {
  scene.does('b', move(points));
  scene.asksAbout('ana', 'move-to').answer(to);
  const [next] = scene.match.open;
  if (next?.name === 'move-to') scene.asksAbout('ana', 'move-to').answer('stop');
}

/** Attacks the guard twice in a row. */
function attacksTwice(scene: HexScene, words: Parameters<typeof attack>[1] = {}): void {
  scene.does('b', attack(2, words), attack(2, words));
  scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
  scene.asksAbout('ana', 'attack-target').answer(scene.id('g'));
}

item('horned-helm', 'adds 1 to the next melee attack after four hexes, and to no other', running, (scene) => {
  runs(scene, 4, '4,0');
  attacksTwice(scene);
  scene.settles(() => expect([hits(scene), states(scene)]).toEqual([[3, 2], ['ready']]));
});

item('horned-helm', 'adds nothing after three hexes', { ...running, map: ['.b...g..'] }, (scene) => {
  runs(scene, 3, '4,0');
  attacksTwice(scene);
  scene.settles(() => expect(hits(scene)).toEqual([2, 2]));
});

item('horned-helm', 'adds nothing to a ranged attack', running, (scene) => {
  runs(scene, 4, '4,0');
  attacksTwice(scene, { range: 2 });
  scene.settles(() => expect(hits(scene)).toEqual([2, 2]));
});

item('horned-helm', 'works again on the next turn', running, (scene) => {
  runs(scene, 4, '4,0');
  attacksTwice(scene);
  scene.perform((g) => {
    const figure = g.state.figures.find(({ id }) => id === 'brute');
    if (figure === undefined) throw new Error('the brute is gone');
    return startTurn(g, figure);
  });
  attacksTwice(scene);
  scene.settles(() => expect(hits(scene)).toEqual([2, 2]));
  runs(scene, 4, '0,0');
  runs(scene, 4, '4,0');
  attacksTwice(scene);
  scene.settles(() => expect(hits(scene)).toEqual([3, 2]));
});
