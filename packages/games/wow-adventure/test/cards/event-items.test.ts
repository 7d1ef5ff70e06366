import { expect } from 'vitest';
import { rule } from '../table.ts';
import { strikesOf, toldOf } from '../told.ts';
import { does, passesAll } from './playing.ts';

for (const [item, card, level, deck] of [
  ['caravan-strongbox', 'lost-caravan', 'grey', ['ridge-condor']],
  ['bandit-kings-purse', 'bandit-uprising', 'green', ['ridge-condor', 'worg-alpha']],
] as const)
  rule(
    `${item}: opened in a city it gives ${deck.length} green items, and it stays shut elsewhere`,
    { ana: { character: 'sofeea', level, space: 'elwynn-1', backpack: [item], turn: { steps: 1 } } },
    (scene) => {
      scene.goesOnTo('exploration');
      expect(scene.asksAbout('ana', 'movement').question.options).not.toContain(`use:${card}`);
      scene.asksAbout('ana', 'movement').answer('walk:stormwind-city');
      does(scene, 'ana', `use:${card}`);
      passesAll(scene);
      expect(scene.the('ana').backpack).toEqual(deck);
      expect(scene.state.decks[level].cards.at(-1)).toBe(card);
    },
    { phase: 'movement', decks: { green: deck } },
  );

for (const [item, card, place] of [
  ['homing-pigeon', 'stranded-gnomes', 'undercity'],
  ['drake-whistle', 'shadow-overhead', 'burning-3'],
] as const)
  rule(
    `${item}: spent in place of walking it leads to ${place}`,
    { ana: { character: 'sofeea', level: 'red', space: 'hogger', backpack: [item], turn: { steps: 2 } } },
    (scene) => {
      scene.goesOnTo('exploration');
      does(scene, 'ana', `use:${card}`);
      scene.asksAbout('ana', 'where').answer(place);
      expect(scene.match.asked.flatMap((open) => open.from()).some((one) => one.startsWith('walk:'))).toBe(
        false,
      );
      passesAll(scene);
      expect(scene.the('ana')).toMatchObject({ space: place, backpack: [] });
    },
    { phase: 'movement' },
  );

for (const [item, card] of [
  ['homing-pigeon', 'stranded-gnomes'],
  ['drake-whistle', 'shadow-overhead'],
] as const)
  rule(
    `${item}: a hero who has walked cannot spend it any more`,
    { ana: { character: 'sofeea', level: 'red', space: 'elwynn-1', backpack: [item], turn: { steps: 2 } } },
    (scene) => {
      scene.goesOnTo('exploration');
      expect(scene.asksAbout('ana', 'movement').question.options).toContain(`use:${card}`);
      scene.asksAbout('ana', 'movement').answer('walk:goldshire');
      expect(scene.asksAbout('ana', 'movement').question.options).not.toContain(`use:${card}`);
    },
    { phase: 'movement' },
  );

rule(
  'duelists-ribbon: +1 attack against a hero, and none against an encounter',
  { ana: { character: 'sofeea', backpack: ['duelists-ribbon'] }, bea: { character: 'sandrai' } },
  (scene) => {
    scene.duels('ana', 'bea');
    expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 3 }]);
    scene.fights('ana', 'mountain-boar');
    expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 2 }]);
  },
  { red: [1, 1], black: [1, 1] },
);

rule(
  'blood-moon-charm: +1 damage to a hero',
  {
    ana: { character: 'sofeea', level: 'yellow', backpack: ['blood-moon-charm'] },
    bea: { character: 'sandrai' },
  },
  (scene) => {
    scene.duels('ana', 'bea');
    passesAll(scene);
    expect(scene.the('bea').damage).toBe(2);
  },
  { red: [6], black: [1] },
);

rule(
  'whelp-companion: the own die may be rolled again, once per combat',
  { ana: { character: 'sofeea', level: 'red', backpack: ['whelp-companion'] } },
  (scene) => {
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'use:dragon-clutch');
    scene.settles();
    expect(toldOf(scene, 'rerolled')).toHaveLength(1);
    expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 7 }]);
    scene.fights('ana', 'mountain-boar');
    does(scene, 'ana', 'use:dragon-clutch');
    passesAll(scene);
    expect(strikesOf(scene, 'attacker')).toMatchObject([{ total: 11 }]);
    expect(scene.the('ana').backpack).toContain('dragon-clutch');
  },
  { red: [1, 2, 1, 6], black: [1, 1] },
);

rule(
  'bounty-purse: spent in the own turn it draws 3 cards, in a city or not',
  { ana: { character: 'sofeea', level: 'yellow', space: 'hogger', backpack: ['bounty-purse'] } },
  (scene) => {
    scene.goesOnTo('exploration');
    does(scene, 'ana', 'use:bounty-posted');
    passesAll(scene);
    expect(scene.the('ana').hand).toHaveLength(3);
    expect(scene.the('ana').backpack).toEqual([]);
  },
  { phase: 'movement' },
);

const raffle = { decks: { yellow: ['goblin-raffle', 'jungle-thunderer'] } } as const;
const players = {
  ana: { character: 'sofeea', level: 'yellow', space: 'kargath', backpack: ['boarhide-vest'] },
  bea: { space: 'ironforge', backpack: ['lucky-paw'] },
  cem: { space: 'ironforge', backpack: ['hunting-bow'] },
} as const;

rule(
  'goblin-raffle: the highest roll wins a yellow item, the lowest loses an item, and the others neither',
  players,
  (scene) => {
    scene.goesOnTo('upkeep');
    passesAll(scene);
    expect(scene.state.heroes.map(({ backpack }) => backpack)).toEqual([
      ['mountain-boar'],
      [],
      ['dust-fleshripper', 'jungle-thunderer'],
    ]);
    expect(scene.state.decks.yellow.cards).toEqual(['goblin-raffle']);
  },
  { ...raffle, extra: [3, 2, 5] },
);

rule(
  'goblin-raffle: of two with the same roll the nearest clockwise from the drawer counts',
  players,
  (scene) => {
    scene.goesOnTo('upkeep');
    passesAll(scene);
    expect(scene.state.heroes.map(({ backpack }) => backpack)).toEqual([
      [],
      ['skittish-coyote', 'jungle-thunderer'],
      ['dust-fleshripper'],
    ]);
  },
  { ...raffle, extra: [2, 5, 5] },
);

rule(
  'smugglers-cache: a hero who leaves it places a token, and the cache stays',
  { ana: { character: 'grumbaz', level: 'yellow', space: 'gromgol' } },
  (scene) => {
    scene.goesOnTo('upkeep');
    scene.asks('ana', 'choice', 'break-in', 'leave-it').answer('leave-it');
    scene.asksAbout('ana', 'where').answer('hogger');
    scene.settles((state) => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, backpack: [] });
      expect(state.tokens).toMatchObject([{ kind: 'gold', space: 'hogger', by: 'ana' }]);
      expect(state.locationEvents).toEqual([{ card: 'smugglers-cache', space: 'gromgol' }]);
    });
  },
  { locationEvents: [{ card: 'smugglers-cache', space: 'gromgol' }], pool: ['gold'] },
);
