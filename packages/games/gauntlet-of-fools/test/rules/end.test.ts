import { Match, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import { type Lead, rule } from '../table.ts';

const gone: Lead = { dead: true, wounds: 4 };
const killer: Lead = { weapon: 'mace', weaponTokens: 0, bonus: { attack: 30 } };
const never = (): boolean => false;

rule(
  'gof/end.1: the game ends when every hero is Dead at the end of a turn',
  { ana: { wounds: 3 }, bruno: { wounds: 3, gold: 2 }, cleo: gone },
  (scene) => {
    scene.goOn(never);
    scene.settles((s) => {
      expect(s.phase).toBe('over');
      expect(s.turn).toBe(1);
      expect(s.deck).toEqual(['cache']);
    });
  },
  { deck: ['spear-trap', 'cache'] },
);

rule(
  'gof/end.1: the game goes on while one hero lives',
  { ana: { wounds: 3 }, bruno: {}, cleo: gone },
  (scene) => {
    scene.goOn(never);
    scene.settles((s) => {
      expect(scene.the('ana').dead).toBe(true);
      expect(scene.the('bruno').gold).toBe(2);
      expect(s.turn).toBe(3);
    });
  },
  { deck: ['spear-trap', 'cache'] },
);

rule(
  'gof/G-10, gof/end.2: with an empty deck at the start of a turn the game ends at once, without a bonus',
  { ana: { class: 'prospector', gold: 3, penalty: { poison: 1 } }, bruno: { gold: 1 }, cleo: gone },
  (scene) => {
    scene.goOn(never);
    scene.settles((s) => {
      expect(s.phase).toBe('over');
      expect(scene.told).toContainEqual({ is: 'deck-ran-out' });
      expect(scene.the('ana')).toMatchObject({ gold: 3, wounds: 0 });
      expect(scene.match.result).toMatchObject({ winners: ['ana'], scores: { ana: 3, bruno: 1, cleo: 0 } });
    });
  },
);

rule(
  'gof/end.2: discarded cards are not shuffled again',
  { ana: {} },
  (scene) => {
    scene.goOn(never);
    scene.settles((s) => {
      expect(s.discards).toEqual(['cache', 'cache']);
      expect(scene.the('ana').gold).toBe(4);
    });
  },
  { deck: ['cache', 'cache'] },
);

rule(
  'gof/end.3: a deck that runs out while Modifiers are turned over ends the game',
  { ana: { class: 'prospector' } },
  (scene) => {
    scene.goOn(never);
    scene.settles((s) => {
      expect(s.phase).toBe('over');
      expect(s.discards).toEqual(['extra-tough', 'extra-bitey']);
      expect(scene.the('ana').gold).toBe(0);
    });
  },
  { deck: ['extra-tough', 'extra-bitey'] },
);

for (const rest of [[], ['extra-tough']])
  rule(
    `gof/end.3: everybody faces the only Encounter that a Side Passage finds (${rest.length} Modifiers after it)`,
    { ana: {}, bruno: {}, cleo: {} },
    (scene) => {
      scene.turns();
      scene.settles((s) => {
        expect(s.phase).toBe('turn-start');
        expect(s.heroes.map((hero) => hero.gold)).toEqual([2, 2, 2]);
      });
    },
    { deck: ['side-passage', 'cache', ...rest] },
  );

rule(
  'gof/end.3: a Side Passage that finds no Encounter ends the game',
  { ana: {} },
  (scene) => {
    scene.goOn(never);
    scene.settles((s) => expect(s).toMatchObject({ phase: 'over', turn: 1 }));
  },
  { deck: ['side-passage', 'extra-scary'] },
);

for (const rest of [[], ['extra-tough']])
  rule(
    `gof/end.3: a Guardian's draw from a deck without Encounters gives nothing (${rest.length} Modifiers left)`,
    { ana: { ...killer, class: 'prospector' }, bruno: gone, cleo: gone },
    (scene) => {
      scene.turns();
      scene.settles((s) => {
        expect(s.phase).toBe('turn-start');
        expect(scene.told.map(({ is }) => is)).toContain('no-private-encounter');
        expect(scene.the('ana').gold).toBe(1);
      });
    },
    { deck: ['guardian', ...rest] },
  );

rule(
  'gof/G-09, gof/end.4: the first to die wins with the most gold',
  { ana: { wounds: 3, gold: 9 }, bruno: {}, cleo: {} },
  (scene) => {
    scene.goOn(never);
    scene.settles(() => {
      expect(scene.the('ana').dead).toBe(true);
      expect(scene.the('bruno').dead).toBe(false);
      expect(scene.match.result).toMatchObject({ winners: ['ana'], scores: { ana: 9, bruno: 2, cleo: 2 } });
    });
  },
  { deck: ['spear-trap', 'cache'] },
);

rule(
  'gof/G-11, gof/end.4: two players who tie for most gold both win',
  { ana: { gold: 4 }, bruno: { ...gone, gold: 6 }, cleo: {} },
  (scene) => {
    scene.goOn(never);
    scene.settles(() => {
      expect(scene.match.result).toMatchObject({
        winners: ['ana', 'bruno'],
        scores: { ana: 6, bruno: 6, cleo: 2 },
      });
    });
  },
  { deck: ['cache'] },
);

for (const seats of [
  ['ana', 'bruno'],
  ['ana', 'bruno', 'cleo'],
  ['ana', 'bruno', 'cleo', 'dora'],
])
  test(`gof/end.4: a match of ${seats.length} from its set-up is won by the player with the most gold at its end`, () => {
    const options = { ...gauntletOfFools.defaults, promos: true };
    const sheet = gauntletOfFools.chronicle.blank;
    const match = Match.start({
      game: gauntletOfFools,
      seats: seats.map(seat),
      options,
      sheet,
      seed: 'whole',
    });
    for (let question = match.firstAsked; question !== null; question = match.firstAsked) {
      const picked = question.from().slice(-Math.max(question.min, 1));
      match.play(question.seat, question.name === 'hero' ? question.from().slice(0, 1) : picked);
    }
    const { heroes, deck, phase } = match.state;
    expect(phase).toBe('over');
    expect(deck.length === 0 || heroes.every((hero) => hero.dead)).toBe(true);
    const gold = (name: string) =>
      heroes.reduce((sum, hero) => (hero.seat === name ? sum + hero.gold : sum), 0);
    const most = Math.max(...seats.map(gold));
    expect(match.result.winners).toEqual(seats.filter((name) => gold(name) === most));
  });
