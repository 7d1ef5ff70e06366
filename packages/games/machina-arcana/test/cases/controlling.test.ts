import { expect } from 'vitest';
import { beforeMonsters, monstersAct } from '../monster-phase.ts';
import { rule } from '../table.ts';

const wire = 'use:puppet-wire:pull-the-string';
const rourke = { explorer: 'rourke', at: '1,5', essence: 1, worn: ['puppet-wire'] } as const;

rule(
  'ma/K134, ma/destroying.5, ma/destroying.6: a monster under control attacks another in its controller’s turn, who may raise the roll and gets the essence',
  { ana: { ...rourke, essence: 2 } },
  (scene) => {
    scene.goOn(() => false);
    scene.asksAbout('ana', 'act').answer(wire);
    scene.asksAbout('ana', 'target').answer('unit:brine-gnawer');
    scene.asksAbout('ana', 'monster-act').answer('use:brine-gnawer:gnaw');
    scene.asks('ana', 'raise', '0', '1').answer('1');
    expect(scene.isInPlay('hollow-stoker')).toBe(false);
    expect(scene.the('ana').essence).toBe(1);
    scene.asksAbout('ana', 'monster-act').answer('end');
    scene.asksAbout('ana', 'act');
  },
  {
    white: [1, 1, 0, 0],
    monsters: { 'brine-gnawer': { at: '4,5' }, 'hollow-stoker': { at: '4,6' } },
  },
);

rule(
  'ma/K135, ma/destroying.5, ma/destroying.6: a monster under control may be walked into a pit, and its controller gets the essence',
  { ana: { ...rourke, at: '2,7' } },
  (scene) => {
    scene.goOn(() => false);
    scene.asksAbout('ana', 'act').answer(wire);
    scene.asksAbout('ana', 'monster-act').answer('move:5,7');
    expect(scene.isInPlay('brine-gnawer')).toBe(false);
    expect(scene.the('ana').essence).toBe(1);
    scene.asksAbout('ana', 'act');
  },
  { monsters: { 'brine-gnawer': { at: '4,7' } } },
);

rule(
  'ma/K136: a boss is no target for what banishes',
  { ana: { explorer: 'rourke', at: '4,3', worn: ['key-of-silence'] } },
  (scene) => {
    scene.goOn(() => false);
    expect(scene.couldDo('ana', 'use')).not.toContain('use:key-of-silence:turn-the-key');
  },
  { tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }], monsters: { 'heart-engine': { at: '4,4' } } },
);

rule(
  'ma/K206, ma/destroying.8: a monster put last in the explorer phase acts last in the monster phase of the round, with its health as it is',
  { ana: { explorer: 'vane', at: '9,8' } },
  (scene) => {
    scene.does((g) =>
      g.perform(
        {
          card: 'stalling-coil' as never, // tests write ids
          ability: 'stall',
          self: null,
          active: null,
          target: { is: 'unit', unit: 'brine-gnawer' as never }, // tests write ids
          aimedAt: null,
          targets: [],
          it: null,
          attack: null,
          moment: null,
        },
        [{ is: 'to-end-of-queue', who: 'target' }],
      ),
    );
    monstersAct(scene);
    scene.settles(() => {
      expect(scene.facts('monster-began').map(({ monster }) => monster)).toEqual([
        'hollow-stoker',
        'brine-gnawer',
      ]);
      expect(scene.monster('brine-gnawer').health).toBe(1);
    });
  },
  {
    ...beforeMonsters,
    monsters: { 'brine-gnawer': { at: '2,4', health: 1 }, 'hollow-stoker': { at: '4,1' } },
  },
);

rule(
  'ma/K172, ma/Q9: a puppeteer chooses between explorers that are as near and as weak, and cannot make the monster do anything else',
  {
    ana: { explorer: 'vane', at: '1,5', health: 3 },
    ben: { explorer: 'crane', at: '7,4', health: 3 },
  },
  (scene) => {
    monstersAct(scene);
    scene.asks('ben', 'tie', 'vane', 'crane').answer('vane');
    scene.settles(() => expect(scene.facts('played')).toMatchObject([{ ability: 'gnaw', target: 'vane' }]));
  },
  { ...beforeMonsters, options: { puppeteer: true }, monsters: { 'brine-gnawer': { at: '4,5' } } },
);
