/** The campaign: what a won scenario hands on, and how the next one begins. */
import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { settleFates } from '../../rules/losses/fates.ts';
import { aboutToBeWon, itemsHeld, itemsInDecks, levelsInDecks, nextAfter } from '../campaign.ts';
import { wornBy } from '../ids.ts';
import type { Setting } from '../setting.ts';
import { rule } from '../table.ts';

/** Ana has five items, one of level 3, and little health; Ben has one. */
const winners = {
  ana: {
    explorer: 'crane',
    at: '1,8',
    health: 1,
    worn: [{ main: 'steam-rifle', top: 'peep-sight' }, 'shin-plates'],
    bag: ['gauze-roll', 'heartglass'],
  },
  ben: { explorer: 'prys', at: '2,8', health: 2, worn: ['saw-bayonet'] },
};

const itemsOfAna = ['steam-rifle', 'peep-sight', 'shin-plates', 'gauze-roll', 'heartglass'];

rule(
  'ma/K167, ma/ending.10: the second scenario begins at monster level 2, with items of levels 1 and 2, and survivors have full health and what they kept',
  winners,
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.asks('ana', 'items-to-keep', ...itemsOfAna).answer('steam-rifle', 'peep-sight', 'heartglass');
    scene.settles(({ outcome }) => expect(outcome).toBe('victory'));

    const { state } = nextAfter(scene.match);
    expect(state).toMatchObject({
      phase: 'set-up',
      monsterLevel: 2,
      itemLevel: 2,
      threat: 1,
      spawnRating: 2,
      horrorRating: 2,
    });
    expect(state.options).toMatchObject({ scenario: 'orchard-of-wires', campaign: true });
    expect(levelsInDecks(state)).toEqual([1, 2]);
    expect(state.monsterDeck).toHaveLength(9 + 8);
    expect(state.explorers).toMatchObject([
      { seat: 'ana', explorer: 'crane', health: 5, bag: ['heartglass'] },
      { seat: 'ben', explorer: 'prys', health: 5, bag: [] },
    ]);
    expect(state.explorers.map(wornBy)).toEqual([['steam-rifle+peep-sight'], ['saw-bayonet']]);
    expect(itemsInDecks(state).filter((item) => itemsHeld(state).includes(item))).toEqual([]);
  },
  aboutToBeWon,
);

rule(
  'ma/ending.10: exactly 3 items are kept of more, and what was fitted to one that stays behind is kept in the bag',
  winners,
  (scene) => {
    scene.does((g) => settleFates(g));
    const asked = scene.asksAbout('ana', 'items-to-keep');
    asked.refuses('wrong-count', 'peep-sight', 'gauze-roll');
    asked.refuses('wrong-count', 'peep-sight', 'gauze-roll', 'shin-plates', 'heartglass');
    asked.answer('peep-sight', 'gauze-roll', 'heartglass');
    scene.settles(({ items }) => {
      expect(scene.the('ana')).toMatchObject({ worn: [], bag: ['gauze-roll', 'heartglass', 'peep-sight'] });
      expect([items.weapon.pile, items.apparel.pile]).toEqual([['steam-rifle'], ['shin-plates']]);
      expect(scene.facts('kept-items').map(({ explorer, items: kept }) => [explorer, kept.length])).toEqual([
        ['crane', 3],
        ['prys', 1],
      ]);
    });
  },
  aboutToBeWon,
);

rule(
  'ma/ending.10: all survivors choose what to keep at once',
  {
    ...winners,
    ben: { ...winners.ben, worn: [], bag: ['saw-bayonet', 'needle-pistol', 'tool-belt', 'sketch-map'] },
  },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.asksAbout('ben', 'items-to-keep').answer('saw-bayonet', 'needle-pistol', 'tool-belt');
    scene.asksAbout('ana', 'items-to-keep').answer('steam-rifle', 'peep-sight', 'gauze-roll');
    scene.settles(() => expect(scene.the('ben').bag).toEqual(['saw-bayonet', 'needle-pistol', 'tool-belt']));
  },
  aboutToBeWon,
);

rule(
  'ma/ending.10: a player whose explorer has died brings a new one with 1 item of level 1',
  { ...winners, ben: { explorer: 'prys', at: null, dead: true } },
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.asksAbout('ana', 'items-to-keep').answer('steam-rifle', 'peep-sight', 'heartglass');
    scene.settles();

    const match = nextAfter(scene.match);
    const ben = seat('ben');
    expect(match.openTo(ben)).toMatchObject({
      name: 'explorer',
      options: ['thornquist', 'vane', 'obermann', 'sable', 'calloway', 'rourke'],
    });
    match.play(ben, ['vane']);
    expect(match.openTo(ben)?.name).toBe('deck');
    expect(levelsInDecks(match.state)).toEqual([1]);
    match.play(ben, ['weapon']);

    const { state } = match;
    const [item] = state.explorers[1]?.bag ?? [];
    expect(state.explorers[1]).toMatchObject({ seat: 'ben', explorer: 'vane', health: 7, worn: [] });
    expect(state.explorers[1]?.bag).toHaveLength(1);
    expect(scene.table.content.items.get(item as never)).toMatchObject({ type: 'weapon', level: 1 });
    expect(levelsInDecks(state)).toEqual([1, 2]);
    expect(itemsInDecks(state)).not.toContain(item);
  },
  aboutToBeWon,
);

const sung: Setting = {
  chapter: 'the-ninth-toll',
  phase: 'spawn',
  active: null,
  tiles: [{ face: 'end-ninth-toll', column: 0, row: 0 }],
  tokens: { '1,1': 'light', '8,1': 'light', '1,7': 'light', '8,7': 'light' },
  options: { campaign: true },
};

rule(
  'ma/ending.10: the third scenario ends the campaign: nobody chooses items, and the next match begins a new one',
  { ana: { ...winners.ana, at: '0,5' } },
  (scene) => {
    scene.goOn(({ phase }) => phase === 'horror');
    scene.settles(({ outcome }) => {
      expect(outcome).toBe('victory');
      expect(scene.facts('campaign-stands')).toMatchObject([{ how: 'won', scenario: 'drowned-engine' }]);
    });
    const { state, asked } = nextAfter(scene.match);
    expect(asked.map(({ name }) => name)).toEqual(['explorer']);
    expect(state).toMatchObject({ monsterLevel: 1, itemLevel: 1, explorers: [], fallen: [] });
    expect(state.options).toMatchObject({ scenario: 'drowned-engine', campaign: true });
  },
  sung,
);

rule(
  'ma/ending.10: with all explorers the campaign is lost, and a new one begins',
  { ana: { explorer: 'prys', at: '4,4', health: 0 }, ben: { explorer: 'crane', at: null, dead: true } },
  (scene) => {
    scene.goOn(() => false);
    scene.settles(() =>
      expect(scene.facts('campaign-stands')).toMatchObject([{ how: 'lost', scenario: 'drowned-engine' }]),
    );
    const { state } = nextAfter(scene.match);
    expect(state).toMatchObject({ monsterLevel: 1, explorers: [], fallen: [] });
    expect(state.options.scenario).toBe('drowned-engine');
  },
  { chapter: 'the-orchard-of-wires', phase: 'monsters', options: { campaign: true } },
);

rule(
  'ma/ending.10: a scenario that is played singly asks nobody what to keep, and hands on nothing',
  winners,
  (scene) => {
    scene.does((g) => settleFates(g));
    scene.settles(({ outcome }) => {
      expect(outcome).toBe('victory');
      expect(scene.match.result.outcome).toBeNull();
    });
    const next = nextAfter(scene.match);
    expect(next.beginning).toMatchObject({ options: { scenario: 'drowned-engine' }, sheet: null });
    expect(next.state).toMatchObject({ monsterLevel: 1, explorers: [] });
  },
  { ...aboutToBeWon, options: {} },
);
