import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import type { EncounterId } from '../../cards.ts';
import type { Fact } from '../../facts.ts';
import { aboutWhom } from '../../onlooker/about-whom.ts';
import { epitaphsIn } from '../../onlooker/epitaphs.ts';
import { toneOf } from '../../onlooker/tones.ts';
import type { HeroId } from '../../state.ts';
import { rule, TableScene } from '../table.ts';
import { randomGame } from '../text/random-game.ts';

const [ana, bruno] = [seat('ana'), seat('bruno')];
const hero = 'hero-ana-0' as HeroId; // tests write ids
const other = 'hero-bruno-0' as HeroId; // tests write ids

rule(
  'gof/turn.9.4: an epitaph says on which turn a hero died, and of which card',
  { ana: { wounds: 3 }, bruno: { bonus: { defense: 9 } }, cleo: { bonus: { defense: 9 } } },
  (scene) => {
    scene.turns();
    scene.settles(() => {
      const epitaphs = epitaphsIn(scene.match.log.map(({ fact }) => fact));
      expect([...epitaphs]).toEqual([[hero, { turn: 1, by: 'titan' }]]);
    });
  },
  { deck: ['titan'] },
);

test('an epitaph names the poison when that came last, nothing when nothing hurt, and goes when the hero comes back', () => {
  const died: readonly Fact[] = [
    { is: 'turn-began', turn: 3 },
    { is: 'was-hit', hero, card: 'titan' as EncounterId, attack: 22, defense: 9 }, // tests write ids
    { is: 'poison-hurt', hero, wounds: 1, now: 4 },
    { is: 'died', hero },
    { is: 'died', hero: other },
  ];
  expect([...epitaphsIn(died)]).toEqual([
    [hero, { turn: 3, by: 'poison' }],
    [other, { turn: 3, by: null }],
  ]);
  expect([...epitaphsIn([...died, { is: 'came-back', hero }]).keys()]).toEqual([other]);
});

test('in random games just those who are dead have epitaphs', () => {
  for (let game = 0; game < 10; game++) {
    for (const { match } of randomGame({ seed: `epitaphs ${game}`, seats: 2 + (game % 5), promos: true })) {
      const epitaphs = epitaphsIn(match.toldTo('spectator').map(({ fact }) => fact));
      const dead = match.state.heroes.filter((one) => one.dead).map(({ id }) => id);
      expect([...epitaphs.keys()].sort()).toEqual(dead.sort());
    }
  }
});

test('a fact is about whose hero it happens to, and about who acts or loses by it', () => {
  const view = new TableScene({ ana: {}, bruno: {} }, {}, 'straight').seen;
  expect(aboutWhom({ is: 'died', hero }, view)).toEqual([ana]);
  expect(aboutWhom({ is: 'stole', seat: bruno, from: ana, hero, boasts: [] }, view)).toEqual([ana, bruno]);
  expect(aboutWhom({ is: 'turn-began', turn: 2 }, view)).toEqual([]);
});

test('facts feel good or bad to whom they happen, and turns have headings', () => {
  expect(toneOf({ is: 'turn-began', turn: 1 })).toBe('heading');
  expect(toneOf({ is: 'gained-gold', hero, gold: 1 })).toBe('good');
  expect(toneOf({ is: 'died', hero })).toBe('bad');
  expect(toneOf({ is: 'stays-dead', hero })).toBe('quiet');
  expect(toneOf({ is: 'rolled', hero, dice: [] })).toBe('plain');
});
