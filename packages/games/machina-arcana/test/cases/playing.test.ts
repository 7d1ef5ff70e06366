/** Cases of markers, aims and rolls. */
import { expect } from 'vitest';
import { areAdjacent } from '../../rules/abilities/who.ts';
import { drawEvent } from '../../rules/phases/events.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

const nobodysTurn = { phase: 'monsters', active: null } as const;

/** A keyword that a unit has for a while. */
const granted = (id: string, of: string) => ({
  card: 'thin-places' as CardId, // tests write ids
  on: unit(id),
  is: 'grant' as const,
  of,
});

rule(
  'ma/K9: an explorer whose markers are all in use cannot play what costs one',
  { ana: { explorer: 'thornquist', at: '4,5', markers: ['one', 'two', 'three'] } },
  (scene) => expect(scene.playable('thornquist')).toEqual(['use:thornquist:spanner-and-fist']),
  { monsters: { pistonback: { at: '5,5' } } },
);

rule(
  'ma/K10: a marker that is taken off ends what it showed before the new attack, and is free again',
  {
    ana: {
      explorer: 'prys',
      at: '4,5',
      essence: 0,
      worn: [{ main: 'needle-pistol', bottom: 'serrated-edge' }],
    },
  },
  (scene) => {
    expect(scene.playable('prys')).not.toContain('use:serrated-edge:tear-free');
    scene.plays('prys', 'serrated-edge:rip');
    scene.settles(() => expect(scene.the('ana').markers).toEqual(['serrated-edge']));
    scene.plays('prys', 'serrated-edge:tear-free');
    scene.settles(({ lasting }) => {
      expect(scene.facts('missed')).toMatchObject([{ total: 3, defence: 4 }]);
      expect(scene.the('ana').markers).toEqual([]);
      expect(lasting).toEqual([]);
      expect(scene.playable('prys')).toContain('use:serrated-edge:rip');
    });
  },
  { monsters: { pistonback: { at: '5,5' } }, white: [1, 1, 1], black: [2, 2] },
);

const braced = {
  ana: {
    explorer: 'prys',
    at: '4,5',
    essence: 0,
    worn: [{ main: 'tarred-greatcoat', right: 'shin-plates' }],
  },
};

rule(
  'ma/K11: what a marker showed ends when its card is unequipped, and the marker stays spent',
  braced,
  (scene) => {
    scene.plays('prys', 'shin-plates:brace');
    scene.settles();
    scene.plays('wire-crawler', 'wire-crawler:snag');
    scene.asksAbout('ana', 'item-to-lose').answer('tarred-greatcoat');
    scene.settles(({ lasting }) => {
      expect(lasting.filter(({ card }) => card === 'shin-plates')).toEqual([]);
      expect(scene.the('ana')).toMatchObject({ worn: [], markers: [null] });
    });
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(() => expect(scene.facts('hit')).toMatchObject([{ total: 3, defence: 3 }]));
  },
  {
    monsters: { 'wire-crawler': { at: '5,5' }, 'brine-gnawer': { at: '5,6' } },
    lasting: [
      { card: 'gunners-draught' as CardId, on: unit('wire-crawler'), is: 'modify', of: 'attack-roll', by: 3 }, // tests write ids
    ],
    white: [1, 1, 2, 1],
  },
);

rule(
  'ma/K12: a card that is left where it was has never been unequipped',
  braced,
  (scene) => {
    scene.plays('prys', 'shin-plates:brace');
    scene.settles();
    scene.arranges('prys');
    scene.asksAbout('ana', 'arrangement').answer('wear:tarred-greatcoat', 'fit:shin-plates:tarred-greatcoat');
    scene.settles();
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(() => {
      expect(scene.facts('missed')).toMatchObject([{ total: 4, defence: 5 }]);
      expect(scene.the('ana').markers).toEqual(['shin-plates']);
    });
  },
  { monsters: { 'brine-gnawer': { at: '5,6' } }, white: [2, 2] },
);

rule(
  'ma/K13: with all horror markers in use nothing that lasts begins, and the event becomes current all the same',
  { ana: { explorer: 'prys', at: '4,5' } },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles(({ currentHorrorEvent, horrorMarkers, lasting }) => {
      expect(currentHorrorEvent).toBe('slow-blood');
      expect(horrorMarkers).toHaveLength(4);
      expect(lasting).toEqual([]);
    });
  },
  {
    ...nobodysTurn,
    horrorEvents: ['slow-blood'],
    horrorMarkers: ['eclipse', 'eclipse', 'eclipse', 'eclipse'],
  },
);

rule(
  'ma/markers.2: what lasts by a horror event takes a horror marker',
  { ana: { explorer: 'prys', at: '4,5' } },
  (scene) => {
    scene.does((g) => drawEvent(g, 'horror', null));
    scene.settles(({ horrorMarkers, lasting }) => {
      expect(horrorMarkers).toEqual(['eclipse', 'eclipse', 'eclipse', 'slow-blood']);
      expect(lasting).toMatchObject([{ on: 'prys', of: 'stamina-max', by: -2 }]);
    });
  },
  { ...nobodysTurn, horrorEvents: ['slow-blood'], horrorMarkers: ['eclipse', 'eclipse', 'eclipse'] },
);

rule(
  'ma/K177, ma/effects.2: an ability with a limit of three in a turn is not played a fourth time, one without is',
  { ana: { explorer: 'vane', at: '4,5', stamina: 6, essence: 0, worn: ['clockwork-sabres'] } },
  (scene) => {
    for (const left of [5, 4, 3]) {
      scene.plays('vane', 'clockwork-sabres:cut');
      scene.settles(() => expect(scene.the('ana').stamina).toBe(left));
    }
    expect(scene.playable('vane')).not.toContain('use:clockwork-sabres:cut');
  },
  { monsters: { pistonback: { at: '5,5' } }, white: [0, 0, 0], black: [0, 0, 0] },
);

rule(
  'ma/K177: an ability without a limit is played as often as it can be paid',
  { ana: { explorer: 'vane', at: '4,5', stamina: 6, essence: 0, worn: ['boiler-maul'] } },
  (scene) => {
    for (const left of [3, 0]) {
      scene.plays('vane', 'boiler-maul:crush');
      scene.settles(() => expect(scene.the('ana').stamina).toBe(left));
    }
    expect(scene.playable('vane')).toEqual([]);
  },
  { monsters: { pistonback: { at: '5,5' } }, white: [0, 0], black: [0, 0, 0, 0] },
);

rule(
  'ma/K193: whoever touches one of the spaces of the Heart is beside it, and range is counted to its nearest space',
  { ana: { explorer: 'crane', at: '3,3' }, ben: { explorer: 'sable', at: '2,2' } },
  (scene) => {
    expect(areAdjacent(scene.table, unit('crane'), unit('heart-engine'))).toBe(true);
    expect(areAdjacent(scene.table, unit('sable'), unit('heart-engine'))).toBe(false);
    expect(scene.targets('crane', 'crane:sleeve-derringer')).toContain('unit:heart-engine');
  },
  {
    tiles: [{ face: 'end-drowned-engine', column: 0, row: 0 }],
    monsters: { 'heart-engine': { at: '4,4' } },
  },
);

rule(
  'ma/K194, ma/map.24, ma/effects.3: an area reaches an ethereal monster in the open and none behind rubble',
  { ana: { explorer: 'rourke', at: '5,1', essence: 0, worn: ['black-choirbook'] } },
  (scene) => {
    scene.plays('rourke', 'black-choirbook:sing');
    scene.settles(() => expect(scene.facts('rolled')).toMatchObject([{ targets: ['brine-gnawer'] }]));
  },
  {
    monsters: { pistonback: { at: '7,1' }, 'brine-gnawer': { at: '5,2' } },
    lasting: [granted('brine-gnawer', 'ethereal')],
    white: [0, 0],
    black: [0],
  },
);

rule(
  'ma/K195, ma/map.24: obstacles do not stop a line, its length does',
  { ana: { explorer: 'prys', at: '2,5', essence: 0, worn: ['arc-projector'] } },
  (scene) => {
    scene.plays('prys', 'arc-projector:discharge', 'space:3,5');
    scene.settles(() => expect(scene.facts('rolled')).toMatchObject([{ targets: ['brine-gnawer'] }]));
  },
  {
    now: { '4,5': 'barrel' },
    tokens: { '4,5': 'explored' },
    monsters: { 'brine-gnawer': { at: '5,5' }, pistonback: { at: '7,4' }, 'wire-crawler': { at: '8,5' } },
    white: [0],
    black: [0],
  },
);

rule(
  'ma/K196: what is thrown on a chest attacks the units around it',
  { ana: { explorer: 'prys', at: '2,2', essence: 0, bag: ['phosphor-flask'] } },
  (scene) => {
    scene.plays('prys', 'phosphor-flask:throw', 'space:0,0');
    scene.settles(() => {
      expect(scene.facts('rolled')).toMatchObject([{ targets: ['brine-gnawer'] }]);
      expect(scene.the('ana').bag).toEqual([]);
    });
  },
  { monsters: { 'brine-gnawer': { at: '1,1' } }, white: [0], black: [0] },
);

rule(
  'ma/K197: a defence does not fall below 0, and a roll of 0 hits it',
  { ana: { explorer: 'vane', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('vane', 'vane:bare-knuckles');
    scene.settles(() => expect(scene.facts('hit')).toMatchObject([{ total: 0, defence: 0 }]));
  },
  {
    monsters: { 'brine-gnawer': { at: '5,5' } },
    lasting: [
      { card: 'vitriol-jar' as CardId, on: unit('brine-gnawer'), is: 'modify', of: 'armor', by: -3 }, // tests write ids
    ],
    white: [0],
    black: [0],
  },
);

rule(
  'ma/K198: dice are rolled again before essence raises the roll, and not after',
  { ana: { explorer: 'prys', at: '4,5', essence: 2, worn: ['orrery-of-teeth'] } },
  (scene) => {
    scene.plays('prys', 'prys:pipe-wrench');
    scene
      .asks('ana', 'use', 'use:orrery-of-teeth:turn-again', 'pass')
      .answer('use:orrery-of-teeth:turn-again');
    scene.asks('ana', 'dice-to-reroll', 'white:0', 'white:1').answer('white:1');
    scene.asks('ana', 'raise', '0', '1').answer('1');
    scene.settles(() => {
      expect(scene.monster('brine-gnawer').health).toBe(1);
      expect(scene.the('ana').essence).toBe(0);
    });
  },
  { monsters: { 'brine-gnawer': { at: '5,5' } }, white: [1, 0, 0] },
);

rule(
  'ma/K199: Padded Cowl makes an arcane roll of 4 a miss against will 3',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['padded-cowl'] } },
  (scene) => {
    scene.plays('choir-husk', 'choir-husk:dirge');
    scene.asks('ana', 'use', 'use:padded-cowl:muffle', 'pass').answer('use:padded-cowl:muffle');
    scene.settles(() => {
      expect(scene.facts('missed')).toMatchObject([{ total: 2, defence: 3 }]);
      expect(scene.the('ana')).toMatchObject({ health: 5, markers: ['padded-cowl'] });
    });
  },
  { ...nobodysTurn, monsters: { 'choir-husk': { at: '5,5' } }, white: [2, 2] },
);

rule(
  'ma/K200: a barrel that a shared roll reaches goes off after the attack, also against the attacker',
  { ana: { explorer: 'prys', at: '3,3', essence: 0, worn: ['chain-glaive'] } },
  (scene) => {
    scene.plays('prys', 'chain-glaive:reap');
    scene.settles(() => {
      expect(scene.facts('rolled')).toMatchObject([{ targets: ['4,2'] }, { source: 'barrel' }]);
      expect(scene.the('ana').health).toBe(4);
    });
  },
  { white: [1, 0], black: [0, 1, 1, 1] },
);

rule(
  'ma/K210: nobody else can heal an ethereal explorer',
  {
    ana: { explorer: 'obermann', at: '4,5', essence: 1 },
    ben: { explorer: 'prys', at: '4,4', health: 2, essence: 1 },
  },
  (scene) => expect(scene.targets('obermann', 'obermann:field-surgery')).toEqual(['unit:obermann']),
  { lasting: [granted('prys', 'ethereal')] },
);
