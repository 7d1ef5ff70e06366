import { expect } from 'vitest';
import { pricesSeen } from '../../onlooker/acts-seen.ts';
import { chanceSeen } from '../../onlooker/attack-odds.ts';
import { goalSeen } from '../../onlooker/chapter-seen.ts';
import { horrorChance, spawnChance, threatSteps } from '../../onlooker/checks-seen.ts';
import { unitSeen } from '../../onlooker/unit-seen.ts';
import { view } from '../../view.ts';
import type { CardId, ExplorerId, UnitId } from '../../vocabulary/ids.ts';
import { type HallScene, rule } from '../table.ts';

const seen = (scene: HallScene) => view(scene.state, 'spectator');
const ada = { explorer: 'thornquist', at: '4,4' } as const;
const thornquist = 'thornquist' as ExplorerId; // tests write ids

rule(
  'ma/spawn.5: the chance of a monster is that of all faces below the rating, and so is that of an event',
  { ana: ada },
  (scene) => {
    expect([spawnChance(seen(scene)), horrorChance(seen(scene))]).toEqual([0.2, 0.6]);
    expect(spawnChance(seen(scene), thornquist)).toBe(0.2);
  },
  { ratings: { spawn: 3, horror: 7 } },
);

rule(
  'ma/ending.9: threat has as many steps as difficulty and duration give it',
  { ana: ada },
  (scene) => {
    expect(threatSteps(seen(scene))).toBe(6);
  },
  { options: { difficulty: 'easy', duration: 'extra-quick' } },
);

rule('ma/round.11: every option of a turn has its price', { ana: ada }, (scene) => {
  const prices = pricesSeen(seen(scene), thornquist);
  scene.takesTurns();
  const { options } = scene.asksAbout('ana', 'act').question;
  const acts = options.filter((option) => option !== 'end');
  expect(acts.filter((option) => !prices.has(option))).toEqual([]);
  expect(prices.get('move:5,5')?.stamina).toBe(1);
  scene.acts('ana', 'end');
});

rule(
  'ma/attacks.2: the odds of an attack are those of its dice against what the target is hit against',
  { ana: ada },
  (scene) => {
    const playing = {
      by: thornquist as UnitId,
      card: 'thornquist' as CardId, // tests write ids
      ability: 'spanner-and-fist',
    };
    const target = { is: 'unit', unit: 'brine-gnawer' as UnitId } as const; // tests write ids
    expect(chanceSeen(seen(scene), playing, target)).toBeCloseTo(0.75);
  },
  { monsters: { 'brine-gnawer': { at: '5,5' } } },
);

rule(
  'ma/chapters.11: a goal that depends on how many live says so',
  { ana: ada, bea: { explorer: 'vane', at: '5,5' } },
  (scene) => {
    const goal = goalSeen(seen(scene));
    expect(goal).toMatchObject({ is: 'counter', done: 2 });
    expect(goal?.of).toBeGreaterThan(2);
  },
  { chapter: 'the-tally-keepers', counters: { tally: 2 } },
);

rule(
  'ma/reading.1: a value that cards change is shown with all that it is made of',
  { ana: { ...ada, worn: ['tarred-greatcoat'] } },
  (scene) => {
    const { armor, health } = unitSeen(seen(scene), thornquist);
    expect(armor.parts.reduce((sum, { by }) => sum + by, 0)).toBe(armor.n);
    expect(armor.parts[0]).toEqual({ card: null, by: 4 });
    expect(health).toEqual({ now: 6, most: 6 });
  },
);
