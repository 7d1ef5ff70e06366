/** Chapters of The Orchard of Wires. */
import { expect } from 'vitest';
import { essenceAtHand } from '../../rules/losses/support.ts';
import { rule } from '../table.ts';
import { atHorror, counted, current, during, opening } from './chapters-turning.ts';
import { arrivals, crane, essences } from './horror-drawing.ts';
import { acting } from './monsters-acting.ts';
import { at, canUse, drudge, gnawer, owner, surgeon, uses, vane } from './playing.ts';

const orchard = { tiles: [{ face: 'end-wire-orchard', column: 0, row: 0 }], now: {} };

opening(
  'the-exchange',
  'each explorer draws a card of any deck',
  (scene) => {
    scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asksAbout('ben', 'deck').answer('apparel');
    scene.settles(() =>
      expect([scene.the('ana').bag, scene.the('ben').bag]).toEqual([['chain-hook'], ['bandolier']]),
    );
  },
  { companions: crane('8,8'), weapons: ['chain-hook'], apparel: ['bandolier'] },
);

during(
  'crossed-lines',
  'ranged abilities of explorers reach 1 space farther',
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    expect(scene.facts('rolled')).toMatchObject([{ targets: [gnawer] }]);
  },
  {
    ana: { at: '0,4', worn: ['needle-pistol'] },
    monsters: { [gnawer]: { at: '5,4' }, [drudge]: { at: '6,3' } },
    ...{ white: [1, 1] },
  },
);

acting(
  'crossed-lines: ranged abilities of monsters reach 1 space farther',
  { 'lantern-wisp': { at: '7,4' } },
  (scene) => {
    const [first] = scene.told.filter(({ is }) => is === 'played' || is === 'moved');
    expect(first).toMatchObject({ is: 'played', ability: 'cold-flare' });
  },
  { chapter: 'crossed-lines' },
);

during(
  'cut-the-trunk',
  'sever, a lever that is pulled adds 1 to the cut',
  (scene) => {
    scene.acts('ana', 'activate:7,5');
    expect(counted(scene)).toEqual(['cut 1']);
  },
  { ana: { at: '8,4' }, black: [0, 0, 0] },
);

during(
  'cut-the-trunk',
  'hew, a door that an explorer destroys adds 1 to the cut, and passes the chapter',
  (scene) => {
    scene.acts('ana', 'break:2,1,east');
    expect(scene.facts('used-door')).toMatchObject([{ now: 'destroyed' }]);
    expect(counted(scene)).toEqual(['cut 2']);
    expect(current(scene)).toBe('the-long-walk');
  },
  { ana: { at: '3,1' }, doors: { '2,1,east': 'closed' }, counters: { cut: 1 } },
);

during(
  'cut-the-trunk',
  'saw, beside an event space, adds 1 to the cut for 2 stamina and 1 essence',
  (scene) => {
    uses(scene, 'cut-the-trunk:saw');
    expect(counted(scene)).toEqual(['cut 1']);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, essence: 1 });
    scene.acts('ana', 'move:8,2');
    expect(canUse(scene, 'cut-the-trunk:saw')).toBe(false);
  },
  { ana: { at: '8,1', essence: 2 } },
);

acting(
  'pollen: as the monster phase begins every monster restores 1 health',
  { [surgeon]: { at: '9,9', health: 1 }, [drudge]: { at: '9,8', health: 2 } },
  (scene) => expect([surgeon, drudge].map((id) => scene.monster(id).health)).toEqual([2, 2]),
  { chapter: 'pollen', ana: { at: '0,0' } },
);

opening('a-voice-you-know', 'the spawn rating rises by 1', (scene) =>
  scene.settles(({ spawnRating }) => expect(spawnRating).toBe(4)),
);

for (const [where, line] of [
  ['1,7', ['line 1']],
  ['4,5', []],
] as const)
  atHorror(
    'a-voice-you-know',
    `hold-the-line counts ${line.length} as the horror phase begins with an explorer at ${where}`,
    (scene) => scene.settles(() => expect(counted(scene)).toEqual(line)),
    { ana: { at: where } },
  );

during(
  'a-voice-you-know',
  'say-something, beside a chapter space, adds 1 to the line for 2 stamina and 1 essence, once per round for the group',
  (scene) => {
    uses(scene, 'a-voice-you-know:say-something');
    scene.asks('ana', 'support', '0', '1').answer('1');
    expect(counted(scene)).toEqual(['line 1']);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, essence: 1 });
    expect(canUse(scene, 'a-voice-you-know:say-something')).toBe(false);
    scene.acts('ana', 'end');
    expect(scene.couldDo('ben', 'use')).not.toContain('use:a-voice-you-know:say-something');
  },
  { ana: { at: '1,7', essence: 2 }, active: 'ana', companions: crane('1,8', { essence: 2 }) },
);

opening(
  'windfall',
  'each explorer picks: 2 items, of which 1 is kept, and a monster; or 1 essence',
  (scene) => {
    scene.asks('ana', 'choice', 'pick', 'pass').answer('pick');
    scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asksAbout('ana', 'deck').answer('weapon');
    scene.asks('ana', 'item-to-keep', 'chain-hook', 'rivet-hammer').answer('chain-hook');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asks('ben', 'choice', 'pick', 'pass').answer('pass');
    scene.settles(() => {
      expect(scene.the('ana').bag).toEqual(['chain-hook']);
      expect(arrivals(scene)).toEqual([`${surgeon} for vane`]);
      expect(essences(scene)).toEqual([0, 1]);
    });
  },
  { companions: crane('8,8'), weapons: ['chain-hook', 'rivet-hammer'], monsterDeck: [surgeon] },
);

for (const [where, what] of [
  ['1,7', 'chapter space'],
  ['1,9', 'workbench'],
  ['1,0', 'chest'],
] as const)
  during(
    'grafting',
    `feed-it, beside a ${what}, takes an item or 1 health for 2 stamina, and counts, once for each explorer`,
    (scene) => {
      uses(scene, 'grafting:feed-it');
      scene.asks('ana', 'choice', 'an-item', 'blood').answer(what === 'chest' ? 'an-item' : 'blood');
      expect(counted(scene)).toEqual(['fed 1']);
      expect(scene.the('ana')).toMatchObject(
        what === 'chest'
          ? { health: 7, bag: [], stamina: 4 }
          : { health: 6, bag: ['chain-hook'], stamina: 4 },
      );
      expect(canUse(scene, 'grafting:feed-it')).toBe(false);
    },
    { ana: { at: where, bag: ['chain-hook'] }, companions: crane('8,8', { finished: true }) },
  );

opening(
  'root-and-branch',
  'a marked monster comes for the explorer with the most health',
  (scene) =>
    scene.settles(() => {
      expect(arrivals(scene)).toEqual([`${gnawer} for vane`]);
      expect(scene.monster(gnawer)).toMatchObject({ quarry: true, health: 2 });
    }),
  { companions: crane('8,8'), monsterDeck: [gnawer] },
);

during(
  'root-and-branch',
  'felled, when the marked monster leaves play the chapter is passed and each explorer restores 1 essence',
  (scene) => {
    uses(scene, 'vane:bare-knuckles', `unit:${drudge}`);
    expect(counted(scene)).toEqual([]);
    uses(scene, 'vane:bare-knuckles');
    expect(counted(scene)).toEqual(['felled 1']);
    expect([essences(scene), current(scene)]).toEqual([[3, 1], 'deadheading']);
  },
  {
    ana: { at: '4,4' },
    companions: crane('8,8', { finished: true }),
    monsters: { [gnawer]: { at: '5,4', health: 1, quarry: true }, [drudge]: { at: '3,4', health: 1 } },
    ...{ white: [1, 1], black: [2, 2] },
  },
);

rule(
  'root-and-branch: come-back, as the spawn phase begins without a marked monster, one comes',
  { ana: vane({ finished: true }) },
  (scene) => {
    scene.goesOnTo('spawn');
    scene.settles(() => {
      expect(scene.facts('checked-spawn')).toEqual([]);
      expect(scene.monster(gnawer)).toMatchObject({ quarry: true, health: 2 });
    });
  },
  { chapter: 'root-and-branch', active: null, monsterDeck: [gnawer] },
);

atHorror(
  'deadheading',
  'as the horror phase begins every open door on tiles with an explorer is closed',
  (scene) => scene.settles(({ doors }) => expect(doors.filter(({ is }) => is === 'closed')).toHaveLength(4)),
);

during(
  'the-party-line',
  'explorers support one another at any distance; the first time in a round the horror rating rises by 1',
  (scene) => {
    expect(essenceAtHand(scene.table, owner(scene))).toBe(2);
    scene.acts('ana', 'use:rourke:veil-step');
    scene.asksAbout('ben', 'support').answer('1');
    scene.asksAbout('ana', 'where').answer('3,5');
    expect(scene.state.horrorRating).toBe(4);
    scene.acts('ana', 'use:rourke:veil-step');
    scene.asksAbout('ben', 'support').answer('1');
    scene.asksAbout('ana', 'where').answer('4,5');
    expect(scene.state.horrorRating).toBe(4);
  },
  {
    ana: { explorer: 'rourke', at: '4,5' },
    companions: crane('9,9', { essence: 2, finished: true }),
  },
);

opening(
  'the-orchard-of-wires',
  'its tile takes the place of the map, monsters go, the Gardener stands on the seedbed and each explorer restores 2 essence',
  (scene) =>
    scene.settles(({ tiles, monsters, counters }) => {
      expect(tiles.map(({ face }) => face)).toEqual(['end-wire-orchard']);
      expect(monsters).toMatchObject([{ monster: 'gardener', at: '4,4', health: 4 }]);
      expect([at(scene, 'vane'), at(scene, 'crane')]).toEqual(['4,9', '5,9']);
      expect([essences(scene), counters.filter(({ n }) => n > 0)]).toEqual([[2, 2], []]);
    }),
  { companions: crane('8,8'), monsters: { [drudge]: { at: '9,9' } }, counters: { growth: 3 } },
);

for (const [before, phase] of [
  [8, 'horror'],
  [9, 'over'],
] as const)
  atHorror(
    'the-orchard-of-wires',
    `with growth ${before} the horror phase makes it ${before + 1}: ${phase === 'over' ? 'the game is lost' : 'the game goes on'}`,
    (scene) =>
      scene.settles((state) => {
        expect(counted(scene)).toEqual([`growth ${before + 1}`]);
        expect([state.phase, state.outcome]).toEqual([phase, phase === 'over' ? 'defeat' : null]);
      }),
    { ...orchard, ana: { at: '4,9' }, counters: { growth: before } },
  );

for (const [cut, exit] of [
  [{}, null],
  [
    { '4,0': 'explored', '9,3': 'explored', '7,7': 'explored' },
    { column: 0, row: 0, side: 'south' },
  ],
] as const)
  during(
    'the-orchard-of-wires',
    `cut-a-root cuts one for 2 stamina and 1 essence, lowers growth and brings a monster of level 1; the exit is ${exit === null ? 'not out' : 'at the arrow'} with ${Object.keys(cut).length} others cut`,
    (scene) => {
      uses(scene, 'the-orchard-of-wires:cut-a-root');
      expect(scene.token('0,3')).toBe('explored');
      expect([counted(scene), arrivals(scene)]).toEqual([['growth 2'], [`${gnawer} for vane`]]);
      expect(scene.the('ana')).toMatchObject({ stamina: 4, essence: 0 });
      expect(scene.state.exit).toEqual(exit);
    },
    {
      ...orchard,
      ana: { at: '0,4', essence: 1 },
      counters: { growth: 3 },
      tokens: cut,
      monsterDeck: [surgeon, gnawer],
    },
  );

during(
  'the-orchard-of-wires',
  'away, when the last living explorer has exited the explorers win',
  (scene) => {
    scene.acts('ana', 'exit');
    scene.settles(({ outcome }) => expect(outcome).toBe('victory'));
  },
  {
    ...orchard,
    ana: { at: '4,9' },
    companions: crane('4,4', { at: null, exited: true }),
    exit: { column: 0, row: 0, side: 'south' },
  },
);
