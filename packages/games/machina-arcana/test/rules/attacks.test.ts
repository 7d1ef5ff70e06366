/** Rules of attacks and their dice. */
import { expect } from 'vitest';
import { explode } from '../../rules/attacks/attack.ts';
import { fireTraps } from '../../rules/map/traps.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { space, unit } from '../ids.ts';
import { rule } from '../table.ts';

const nobodysTurn = { phase: 'monsters', active: null } as const;

rule(
  'ma/attacks.1: Shock Coil makes the next attack of its weapon arcane, and no more than that one',
  {
    ana: { explorer: 'prys', at: '4,5', essence: 0, worn: [{ main: 'duelling-foil', right: 'shock-coil' }] },
  },
  (scene) => {
    scene.plays('prys', 'shock-coil:charge');
    scene.settles();
    scene.plays('prys', 'duelling-foil:thrust');
    scene.settles(() => expect(scene.facts('missed')).toMatchObject([{ total: 1, defence: 2 }]));
    scene.plays('prys', 'duelling-foil:thrust');
    scene.settles(() => expect(scene.facts('missed')).toMatchObject([{ total: 1, defence: 4 }]));
  },
  { monsters: { pistonback: { at: '5,5' } }, black: [1, 1] },
);

rule(
  'ma/attacks.2: what raises the roll is added to the dice',
  { ana: { explorer: 'sable', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('sable', 'sable:service-revolver', 'unit:brine-gnawer');
    scene.settles(() => {
      expect(scene.facts('rolled')).toMatchObject([{ white: [1, 0], bonus: 1, total: 2 }]);
      expect(scene.monster('brine-gnawer').health).toBe(1);
    });
  },
  { monsters: { 'brine-gnawer': { at: '5,6' } }, white: [1, 0] },
);

rule(
  'ma/attacks.2: a change that depends on the target counts against that target alone',
  {
    ana: {
      explorer: 'prys',
      at: '2,5',
      essence: 0,
      worn: [{ main: 'arc-projector', right: 'opening-weight' }],
    },
  },
  (scene) => {
    scene.plays('prys', 'arc-projector:discharge', 'space:3,5');
    scene.settles(() =>
      expect(scene.facts('missed')).toMatchObject([
        { target: 'pistonback', total: 1 },
        { target: 'brine-gnawer', total: 0 },
      ]),
    );
  },
  {
    monsters: { pistonback: { at: '3,5' }, 'brine-gnawer': { at: '4,5', health: 1 } },
    white: [0],
    black: [0],
  },
);

rule(
  'ma/attacks.3: a hit takes 1 health, however high the roll',
  { ana: { explorer: 'thornquist', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('thornquist', 'thornquist:spanner-and-fist');
    scene.settles(() => expect(scene.monster('brine-gnawer').health).toBe(1));
  },
  { monsters: { 'brine-gnawer': { at: '5,6' } }, white: [2], black: [3] },
);

rule(
  'ma/attacks.4: one roll is compared with everybody attacked',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['chain-glaive'] } },
  (scene) => {
    scene.plays('prys', 'chain-glaive:reap');
    scene.settles(() => {
      expect(scene.facts('rolled')).toHaveLength(1);
      expect(scene.facts('hit')).toMatchObject([{ target: 'brine-gnawer' }]);
      expect(scene.facts('missed')).toMatchObject([{ target: 'pistonback' }]);
    });
  },
  {
    monsters: { pistonback: { at: '5,5' }, 'brine-gnawer': { at: '3,5' } },
    white: [1, 1],
    black: [1],
  },
);

rule(
  'ma/attacks.5: whoever’s turn it is may raise the roll of a trap',
  { ana: { explorer: 'prys', at: '7,6', essence: 1 } },
  (scene) => {
    scene.does((g) => fireTraps(g, 0, unit('prys')));
    scene.asks('ana', 'raise', '0', '1').answer('1');
    scene.settles(() => expect(scene.monster('pistonback').health).toBe(2));
  },
  { monsters: { pistonback: { at: '4,4' } }, black: [1, 1, 1] },
);

rule(
  'ma/attacks.5: of several monsters each amount is offered that makes one more be hit',
  { ana: { explorer: 'prys', at: '4,5', essence: 3, worn: ['chain-glaive'] } },
  (scene) => {
    scene.plays('prys', 'chain-glaive:reap');
    scene.asks('ana', 'raise', '0', '1', '3').answer('3');
    scene.settles(() => expect(scene.facts('hit')).toHaveLength(2));
  },
  {
    monsters: { pistonback: { at: '5,5' }, 'brine-gnawer': { at: '3,5' } },
    white: [1, 0],
    black: [0],
  },
);

rule(
  'ma/attacks.5: nobody is asked whose essence would not be enough, or to be hit',
  { ana: { explorer: 'prys', at: '4,5', essence: 1 } },
  (scene) => {
    scene.plays('prys', 'prys:pipe-wrench');
    scene.settles(() => expect(scene.facts('missed')).toMatchObject([{ total: 2, defence: 4 }]));
    scene.does((g) => explode(g, space('4,2')));
    scene.settles();
  },
  { monsters: { pistonback: { at: '5,5' } }, white: [1, 1], black: [0, 0, 0] },
);

rule(
  'ma/attacks.6: what a card does on a hit it also does if the target has lost its last health',
  { ana: { explorer: 'sable', at: '4,5', health: 1, essence: 0 }, ben: { explorer: 'vane', at: '9,4' } },
  (scene) => {
    scene.plays('cinder-hound', 'cinder-hound:scorch');
    scene.settles(() => expect(scene.the('ana').dead).toBe(true));
  },
  { ...nobodysTurn, monsters: { 'cinder-hound': { at: '5,5' } }, black: [2, 1] },
);

rule(
  'ma/attacks.7: a roll that is lowered below 0 is 0',
  {
    ana: {
      explorer: 'prys',
      at: '4,5',
      essence: 0,
    },
  },
  (scene) => {
    scene.plays('wick-bearer', 'wick-bearer:hot-wax');
    scene.settles(() => expect(scene.facts('missed')).toMatchObject([{ total: 0, defence: 3 }]));
  },
  {
    ...nobodysTurn,
    monsters: { 'wick-bearer': { at: '4,6' } },
    lasting: [
      {
        card: 'smoke-vials' as CardId, // tests write ids
        on: unit('prys'),
        is: 'modify',
        of: 'attack-roll-against',
        by: -2,
        scope: 'ranged',
      },
    ],
    white: [1, 0],
  },
);

rule(
  'ma/attacks.8: cards answer the roll before essence raises it, and losses come before what a hit sets off',
  {
    ana: {
      explorer: 'prys',
      at: '4,5',
      essence: 2,
      worn: [{ main: 'needle-pistol', right: 'verdict-coil' }],
    },
  },
  (scene) => {
    scene.plays('prys', 'needle-pistol:fire', 'unit:pistonback');
    scene.asks('ana', 'use', 'use:verdict-coil:verdict', 'pass').answer('use:verdict-coil:verdict');
    scene.asks('ana', 'raise', '0', '1').answer('1');
    scene.settles(() => {
      const order = scene.told.map(({ is }) => is).filter((is) => ['rolled', 'hit', 'lost'].includes(is));
      expect(order).toEqual(['rolled', 'lost', 'lost', 'hit', 'lost']);
      expect(scene.monster('pistonback').health).toBe(2);
      expect(scene.the('ana').essence).toBe(0);
    });
  },
  { monsters: { pistonback: { at: '6,5' } }, white: [1, 0] },
);

rule(
  'ma/attacks.9: an explorer is no target of an ability that only attacks',
  { ana: { explorer: 'prys', at: '4,5' }, ben: { explorer: 'vane', at: '4,4' } },
  (scene) => {
    expect(scene.targets('prys', 'prys:pipe-wrench')).toEqual(['unit:pistonback']);
  },
  { monsters: { pistonback: { at: '5,5' } } },
);

rule(
  'ma/attacks.10: a hit on a unit that cannot lose health is a hit: the Sexton is pushed',
  { ana: { explorer: 'thornquist', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('thornquist', 'thornquist:spanner-and-fist');
    scene.settles(() => expect(scene.monster('sexton')).toMatchObject({ health: 1, at: '7,5' }));
  },
  { tokens: {}, now: { '7,5': 'floor' }, monsters: { sexton: { at: '5,5' } }, white: [2], black: [3] },
);

rule(
  'ma/attacks.11: against the lower of armor and will a unit whose will was lowered is easier to hit',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['resonance-pike'] } },
  (scene) => {
    scene.plays('prys', 'resonance-pike:sound');
    scene.settles(() => expect(scene.facts('hit')).toMatchObject([{ total: 1, defence: 1 }]));
  },
  {
    monsters: { pistonback: { at: '5,5' } },
    lasting: [{ card: 'drowned-bell' as CardId, on: unit('pistonback'), is: 'modify', of: 'will', by: -1 }], // tests write ids
    white: [1],
    black: [0, 0],
  },
);

rule(
  'ma/attacks.12: in the monster phase nobody raises the roll of a monster that bursts',
  { ana: { explorer: 'prys', at: '7,6', essence: 3 } },
  (scene) => {
    scene.does((g) => fireTraps(g, 0, null));
    scene.settles(() => {
      expect(scene.isInPlay('hollow-stoker')).toBe(false);
      expect(scene.monster('brine-gnawer').health).toBe(2);
    });
  },
  {
    ...nobodysTurn,
    monsters: { 'hollow-stoker': { at: '4,4' }, 'brine-gnawer': { at: '4,5' } },
    black: [1, 1, 1],
    white: [1, 0],
  },
);

rule(
  'ma/attacks.13: an attack on every monster leaves barrels alone',
  { ana: { explorer: 'prys', at: '3,3', essence: 0, worn: ['black-choirbook'] } },
  (scene) => {
    scene.plays('prys', 'black-choirbook:sing');
    scene.settles(() => expect(scene.facts('rolled')).toMatchObject([{ targets: ['brine-gnawer'] }]));
  },
  { monsters: { 'brine-gnawer': { at: '3,4' } }, white: [0, 0], black: [1] },
);

rule(
  'ma/map.14: an exploded barrel is no target, and ends a push without another blast',
  { ana: { explorer: 'prys', at: '3,3', essence: 0 } },
  (scene) => {
    expect(scene.targets('prys', 'prys:pipe-wrench')).toEqual([]);
    scene.does((g) => explode(g, space('4,2')));
    scene.settles(() => expect(scene.facts('exploded')).toEqual([]));
  },
  { tokens: { '4,2': 'explored' } },
);
