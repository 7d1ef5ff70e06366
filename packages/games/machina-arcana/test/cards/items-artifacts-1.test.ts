/** Artifacts of level 1, and what can be joined to them. */
import { expect } from 'vitest';
import { essenceAtHand } from '../../rules/losses/support.ts';
import { figureOf, has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import { at, canUse, gnawer, owner, rolls, strikes, turn, uses, vane } from './playing.ts';

strikes({ use: 'drowned-bell:toll', stamina: 2, mode: 'arcane', reach: { arc: 2 }, white: [1, 1] });
strikes({ use: 'howling-root:howl', stamina: 2, mode: 'arcane', reach: { ranged: 2 }, white: [1, 1] });

const beside = { monsters: { [gnawer]: { at: '1,4' } } };

turn(
  'drowned-bell: a hit lowers the will of the target by 1 until the end of the turn',
  { worn: ['drowned-bell'] },
  (scene) => {
    uses(scene, 'drowned-bell:toll');
    expect(figureOf(scene.table, unit(gnawer), 'will')).toBe(1);
    scene.acts('ana', 'end');
    expect(figureOf(scene.table, unit(gnawer), 'will')).toBe(2);
  },
  { ...beside, white: [2, 0] },
);

turn(
  'howling-root: a hit pushes the target 1 space',
  { worn: ['howling-root'] },
  (scene) => {
    uses(scene, 'howling-root:howl');
    expect(at(scene, gnawer)).toBe('2,4');
  },
  { ...beside, white: [2, 0] },
);

turn(
  'whispering-tin: its owner looks at two horror events and puts each on the top or the bottom',
  { worn: ['whispering-tin'] },
  (scene) => {
    uses(scene, 'whispering-tin:listen');
    scene.asks('ana', 'event-place', 'top', 'bottom').answer('bottom');
    scene.asks('ana', 'event-place', 'top', 'bottom').answer('top');
    expect(scene.state.horrorEvents.deck).toEqual(['breach', 'iron-sky', 'red-eye']);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, markers: ['whispering-tin'] });
  },
  { horrorEvents: ['breach', 'red-eye', 'iron-sky'] },
);

turn(
  'salt-lantern: 1 stamina and 2 essence light the chapter space of the tile, if it is dark',
  { essence: 4, worn: ['salt-lantern'] },
  (scene) => {
    uses(scene, 'salt-lantern:uncover');
    expect(scene.token('0,7')).toBe('light');
    expect(scene.the('ana')).toMatchObject({ stamina: 5, essence: 2 });
    expect(canUse(scene, 'salt-lantern:uncover')).toBe(false);
  },
);

rule(
  'mending-icon: its owner or an explorer beside restores 1 health, once per round',
  {
    ana: vane({ stamina: 6, essence: 2, worn: ['mending-icon'], health: 5 }),
    ben: { explorer: 'crane', at: '1,4', health: 2, essence: 0 },
    cleo: { explorer: 'prys', at: '2,4', health: 2, essence: 0 },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:mending-icon:mend');
    scene.asks('ana', 'target', 'unit:vane', 'unit:crane').answer('unit:crane');
    expect(scene.the('ben').health).toBe(3);
    expect(scene.the('ana')).toMatchObject({ stamina: 3, essence: 1 });
    expect(canUse(scene, 'mending-icon:mend')).toBe(false);
  },
);

for (const [picked, near] of [
  ['to-a-chest', ['1,0', '0,1', '1,1']],
  ['to-a-workbench', ['0,8', '1,8', '1,9']],
  ['to-a-recharge-station', ['8,6', '9,6', '8,7', '8,8', '9,8']],
] as const)
  turn(
    `finger-bone-compass: teleports ${picked} on the tile, once per turn`,
    { at: '4,5', worn: ['finger-bone-compass'] },
    (scene) => {
      uses(scene, 'finger-bone-compass:follow-the-needle');
      scene.asks('ana', 'choice', 'to-a-chest', 'to-a-workbench', 'to-a-recharge-station').answer(picked);
      if (scene.match.asked[0]?.name === 'where') {
        const asked = scene.asksAbout('ana', 'where');
        asked.answer(asked.question.options[0] ?? '');
      }
      expect(near).toContain(scene.the('ana').at);
      expect(scene.the('ana').stamina).toBe(4);
      expect(canUse(scene, 'finger-bone-compass:follow-the-needle')).toBe(false);
    },
  );

const toBeChecked = { active: null, phase: 'explorers', monsterDeck: ['soot-urchin'] } as const;

rule(
  'weeping-coin: 1 essence rolls a spawn check that failed again',
  { ana: vane({ finished: true, essence: 1, worn: ['weeping-coin'] }) },
  (scene) => {
    scene.goesOnTo('horror');
    scene
      .asks('ana', 'use', 'use:weeping-coin:call-it-again', 'pass')
      .answer('use:weeping-coin:call-it-again');
    scene.settles(({ monsters, spawnRating }) => {
      expect([monsters.length, spawnRating, scene.the('ana').essence]).toEqual([0, 4, 0]);
    });
  },
  { ...toBeChecked, game: [2, 9, 9] },
);

rule(
  'weeping-coin: a check that does not fail is not rolled again',
  { ana: vane({ finished: true, essence: 1, worn: ['weeping-coin'] }) },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(() => expect(scene.the('ana').essence).toBe(1));
  },
  { ...toBeChecked, game: [3, 9] },
);

rule(
  'idol-of-small-mercies: its owner or an explorer within 3 is warded: the next loss of health is prevented',
  {
    ana: vane({ essence: 1, worn: ['idol-of-small-mercies'] }),
    ben: { explorer: 'crane', at: '3,4' },
    cleo: { explorer: 'prys', at: '4,4' },
  },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'use:idol-of-small-mercies:ask');
    scene.asks('ana', 'target', 'unit:vane', 'unit:crane').answer('unit:crane');
    expect(has(scene.table, unit('crane'), 'warded')).toBe(true);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, essence: 0, markers: ['idol-of-small-mercies'] });
  },
);

for (const [essence, total] of [
  [2, 2],
  [1, 1],
] as const)
  turn(
    `third-eye: with ${essence} essence an arcane 1 comes to ${total}`,
    { essence, worn: [{ main: 'drowned-bell', top: 'third-eye' }] },
    (scene) => {
      uses(scene, 'drowned-bell:toll');
      if (essence === 1) scene.asks('ana', 'raise', '0', '1').answer('0');
      expect(rolls(scene)).toEqual([`arcane 10/ = ${total}`]);
    },
    { ...beside, white: [1, 0] },
  );

turn(
  'ink-ribbon: before an event space is used, two explorer events are looked at for a marker',
  { at: '8,1', worn: ['ink-ribbon'] },
  (scene) => {
    scene.acts('ana', 'activate:8,0');
    scene.asks('ana', 'use', 'use:ink-ribbon:read-ahead', 'pass').answer('use:ink-ribbon:read-ahead');
    scene.asks('ana', 'event-place', 'top', 'bottom').answer('bottom');
    scene.asks('ana', 'event-place', 'top', 'bottom').answer('top');
    expect(scene.facts('drew-event')).toMatchObject([{ event: 'lucid-hour' }]);
    expect(scene.the('ana').markers).toEqual(['ink-ribbon']);
  },
  { explorerEvents: ['hush', 'lucid-hour', 'bad-dreams'] },
);

for (const [worn, n] of [
  [['tallow-candle'], 3],
  [[], 0],
] as const)
  rule(
    `tallow-candle: companions 3 spaces away can help with ${n} essence ${n > 0 ? 'with' : 'without'} it`,
    {
      ana: vane({ worn }),
      ben: { explorer: 'crane', at: '3,4', essence: 3 },
      cleo: { explorer: 'prys', at: '6,5', essence: 2 },
    },
    (scene) => expect(essenceAtHand(scene.table, owner(scene))).toBe(n),
  );

for (const [roll, essence] of [
  [5, 2],
  [4, 1],
] as const)
  turn(
    `sigil-of-thirst: after a kill a ${roll} leaves ${essence} essence, 1 of it for the kill`,
    { worn: [{ main: 'drowned-bell', right: 'sigil-of-thirst' }] },
    (scene) => {
      uses(scene, 'drowned-bell:toll');
      expect(scene.the('ana').essence).toBe(essence);
    },
    { monsters: { [gnawer]: { at: '1,4', health: 1 } }, white: [2, 0], game: [roll] },
  );

turn(
  'sigil-of-ash: for 1 essence the next attack of its item rolls 1 black die more',
  { essence: 1, worn: [{ main: 'drowned-bell', right: 'sigil-of-ash' }] },
  (scene) => {
    uses(scene, 'sigil-of-ash:smoulder');
    expect(scene.the('ana').essence).toBe(0);
    uses(scene, 'drowned-bell:toll');
    uses(scene, 'drowned-bell:toll');
    expect(rolls(scene)).toEqual(['arcane 00/1 = 1', 'arcane 00/ = 0']);
  },
  { ...beside, white: [0, 0, 0, 0], black: [1] },
);
