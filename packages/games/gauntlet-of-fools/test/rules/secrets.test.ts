import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { type Lead, rule, TableScene } from '../table.ts';

const ana = seat('ana');
const bruno = seat('bruno');
const onlookers = [bruno, seat('cleo'), 'spectator'] as const;

const wand: Lead = { weapon: 'wand' };

rule(
  'gof/A-22, gof/setup.7: only the owner of the Wand sees the cards it looks at',
  { ana: wand, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'card-to-remove', 'cache', 'wolf', 'none');
    expect(scene.match.view(ana).known).toEqual(['cache', 'wolf']);
    expect(scene.match.toldTo(ana).map(({ fact }) => fact)).toContainEqual({
      is: 'saw',
      hero: scene.the('ana').id,
      cards: ['cache', 'wolf'],
    });
    for (const onlooker of onlookers) {
      expect(scene.match.view(onlooker).known).toEqual([]);
      expect(scene.match.toldTo(onlooker).map(({ fact }) => fact.is)).toContain('looked-ahead');
      expect(JSON.stringify(scene.match.toldTo(onlooker))).not.toMatch(/cache|wolf/);
    }
  },
  { deck: ['cache', 'wolf', 'ogre'] },
);

rule(
  'gof/A-22: only the owner of the Wand knows the card it removed',
  { ana: wand, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'card-to-remove', 'cache', 'wolf', 'none').answer('wolf');
    scene.asks('ana', 'card-to-remove', 'cache', 'ogre', 'none');
    expect(scene.match.view(ana).removed).toEqual(['wolf']);
    for (const onlooker of onlookers) {
      expect(scene.match.view(onlooker).removed).toEqual(['hidden']);
      expect(JSON.stringify(scene.match.toldTo(onlooker))).not.toMatch(/wolf/);
    }
  },
  { deck: ['cache', 'wolf', 'ogre'] },
);

test("gof/A-22: nothing that others see or are told depends on the cards of the Wand's owner", () => {
  const seen = [
    ['cache', 'wolf', 'ogre'],
    ['titan', 'spear-trap', 'ogre'],
  ].map((deck) => {
    const scene = new TableScene({ ana: wand, bruno: {}, cleo: {} }, { deck }, 'straight');
    scene.turns();
    scene.asksAbout('ana', 'card-to-remove').answer(deck[0] ?? '');
    scene.asksAbout('ana', 'card-to-remove').answer('none');
    return onlookers.map((onlooker) =>
      JSON.stringify([scene.match.view(onlooker), scene.match.toldTo(onlooker)]),
    );
  });
  expect(seen[0]).toEqual(seen[1]);
});

test("gof/A-22: the owner's order of the two cards changes nothing for others until one is turned over", () => {
  const scene = new TableScene(
    { ana: { ...wand, weaponTokens: 0 }, bruno: {}, cleo: {} },
    { deck: ['cache', 'wolf', 'ogre'] },
    'straight',
  );
  scene.goOn((s) => s.phase === 'turn-over');
  const before = onlookers.map((onlooker) => JSON.stringify(scene.match.toldTo(onlooker)));
  scene.asks('ana', 'card-on-top', 'cache', 'wolf').answer('wolf');
  expect(scene.match.view(ana).known).toEqual(['wolf', 'cache']);
  expect(onlookers.map((onlooker) => JSON.stringify(scene.match.toldTo(onlooker)))).toEqual(before);
  for (const onlooker of onlookers) expect(scene.match.view(onlooker).known).toEqual([]);
});

const rich: Lead = { weapon: 'mace', weaponTokens: 0, gold: 3 };

for (const gold of ['0', '2', '3'])
  rule(
    `gof/E-GLA-2, gof/setup.7: a bet of ${gold} changes nothing that others see or are told until all bets are shown`,
    { ana: rich, bruno: rich, cleo: { dead: true } },
    (scene) => {
      const known = () =>
        onlookers.map((onlooker) =>
          JSON.stringify([scene.match.view(onlooker), scene.match.toldTo(onlooker)]),
        );
      scene.turns();
      const before = known();
      scene.asks('ana', 'bet', '0', '1', '2', '3').answer(gold);
      expect(known()).toEqual(before);
      expect(scene.match.openTo(bruno)?.options).toEqual(['0', '1', '2', '3']);
      scene.asks('bruno', 'bet', '0', '1', '2', '3').answer('1');
      scene.settles(() => {
        const hero = scene.the('ana').id;
        const told = scene.match.toldTo(bruno).map(({ fact }) => fact);
        expect(told).toContainEqual({ is: 'bet', hero, gold: Number(gold) });
      });
    },
    { deck: ['gladiator'], options: { promos: true } },
  );

rule(
  'gof/A-22: once a card that the Wand showed is turned over, its owner knows one card less',
  { ana: { ...wand, class: 'monk', weaponTokens: 0 }, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'card-on-top', 'ogre', 'wolf').answer('wolf');
    scene.asks('ana', 'before-rolling', 'monk', 'go-on');
    expect(scene.match.view(ana).known).toEqual(['ogre']);
  },
  { deck: ['ogre', 'wolf', 'titan', 'goblin'] },
);

rule(
  'gof/A-22: nobody knows the next card once both that the Wand showed are turned over',
  { ana: { ...wand, class: 'monk', weaponTokens: 0 }, bruno: {}, cleo: {} },
  (scene) => {
    scene.turns();
    scene.asks('ana', 'card-on-top', 'extra-tough', 'wolf').answer('extra-tough');
    scene.asks('ana', 'before-rolling', 'monk', 'go-on');
    expect(scene.match.view(ana).known).toEqual([]);
  },
  { deck: ['extra-tough', 'wolf', 'titan', 'goblin'] },
);
