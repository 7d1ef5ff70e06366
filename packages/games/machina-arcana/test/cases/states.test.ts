/** Cases of ethereal units, teleporting, swapping and states. */
import { expect } from 'vitest';
import { deedOf } from '../../rules/abilities/deeds.ts';
import { happen, happening } from '../../rules/happenings/happenings.ts';
import { loseHealth } from '../../rules/losses/losses.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

/** A card that a unit uses, aimed at nobody. */
const deedFor = (card: string, ability: string, id: string) =>
  deedOf(card as CardId, ability, { self: unit(id), active: null }); // tests write ids

rule(
  'ma/K145: an ethereal unit is no target, but is pushed by what pushes everybody around',
  { ana: { explorer: 'thornquist', at: '4,5', worn: [{ main: 'boiler-maul', right: 'relief-cock' }] } },
  (scene) => {
    expect(scene.targets('thornquist', 'thornquist:heave')).toEqual([]);
    expect(scene.playable('thornquist')).not.toContain('use:thornquist:heave');
    scene.plays('thornquist', 'relief-cock:bleed-off');
    scene.settles(() => expect(scene.monster('pistonback').at).toBe('6,5'));
  },
  {
    monsters: { pistonback: { at: '5,5' } },
    lasting: [{ card: 'thin-places' as never, on: 'pistonback' as never, is: 'grant', of: 'ethereal' }],
  },
);

rule(
  'ma/K146: a teleport goes behind a wall, but not onto rubble, a unit or a pit',
  { ana: { explorer: 'rourke', at: '4,5', essence: 1 }, ben: { explorer: 'vane', at: '4,4', essence: 0 } },
  (scene) => {
    scene.plays('rourke', 'rourke:veil-step');
    const { options } = scene.asksAbout('ana', 'where').question;
    expect(options).toContain('2,2');
    for (const closed of ['1,6', '4,4', '5,7', '7,5', '4,5', '8,5']) expect(options).not.toContain(closed);
    scene.asksAbout('ana', 'where').answer('2,2');
    scene.settles(() => expect(scene.the('ana').at).toBe('2,2'));
  },
);

rule(
  'ma/K147: whoever teleports to a chest arrives on the free space nearest to it',
  { ana: { explorer: 'prys', at: '6,4', worn: ['finger-bone-compass'] } },
  (scene) => {
    scene.plays('prys', 'finger-bone-compass:follow-the-needle');
    scene.asksAbout('ana', 'choice').answer('to-a-chest');
    scene.asks('ana', 'where', '0,1', '1,0', '1,1').answer('1,1');
    scene.settles(() => expect(scene.the('ana').at).toBe('1,1'));
  },
);

rule(
  'ma/K147: without such a space on the tile nothing happens',
  { ana: { explorer: 'prys', at: '6,4' } },
  (scene) => {
    scene.does((g) =>
      g.perform(deedFor('finger-bone-compass', 'follow-the-needle', 'prys'), [
        { is: 'teleport', who: 'self', to: { space: 'bell' } },
      ]),
    );
    scene.settles(() => expect(scene.the('ana').at).toBe('6,4'));
  },
);

rule(
  'ma/K148: whoever is swapped onto a trap is not attacked there',
  { ana: { explorer: 'prys', at: '2,4' } },
  (scene) => {
    scene.plays('mirror-tithe', 'mirror-tithe:exchange', 'unit:prys');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ at: '4,4', health: 5 });
      expect(scene.monster('mirror-tithe').at).toBe('2,4');
    });
  },
  { phase: 'monsters', active: null, monsters: { 'mirror-tithe': { at: '4,4' } } },
);

rule(
  'ma/K148: a unit that is rooted is no target of a swap',
  { ana: { explorer: 'prys', at: '2,4', worn: ['mirror-of-elsewhere'] } },
  (scene) => {
    expect(scene.targets('prys', 'mirror-of-elsewhere:step-through')).toEqual(['unit:pistonback']);
  },
  { monsters: { 'gear-saint': { at: '4,4' }, pistonback: { at: '4,6' } } },
);

rule(
  'ma/K149: a roll of 6 is enough for an effect that needs 6',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['ironclad-vest'] } },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(() => expect(scene.the('ana').health).toBe(5));
  },
  { phase: 'monsters', active: null, monsters: { 'brine-gnawer': { at: '5,5' } }, white: [2, 1], game: [6] },
);

rule(
  'ma/K149: the third action space that the owner of Chalk Marks activates gives 2 essence, and the event is destroyed',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, related: ['chalk-marks'] } },
  (scene) => {
    for (const related of [['chalk-marks'], ['chalk-marks'], []]) {
      scene.does((g) => happen(g, happening('action-space-activated', { by: unit('prys') })));
      scene.settles(() => expect(scene.the('ana').related).toEqual(related));
    }
    expect(scene.the('ana').essence).toBe(2);
  },
);

rule(
  'ma/K150: whoever wears Magnet Boots is not pushed by a hit, but loses the health',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['magnet-boots'] } },
  (scene) => {
    scene.plays('pistonback', 'pistonback:ram');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ at: '4,5', health: 4 }));
  },
  { phase: 'monsters', active: null, monsters: { pistonback: { at: '4,6' } }, black: [2, 1] },
);

rule(
  'ma/K208: a barrel that ends a push goes off before the monster does anything else',
  { ana: { explorer: 'prys', at: '4,4', essence: 0 } },
  (scene) => {
    scene.plays('pistonback', 'pistonback:ram');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ at: '4,3', health: 3 });
      expect(scene.facts('exploded')).toHaveLength(1);
    });
  },
  { phase: 'monsters', active: null, monsters: { pistonback: { at: '4,5' } }, black: [2, 1, 1, 1, 1] },
);

rule(
  'ma/K207: of two that are pushed in one line the farther goes first, so that both move',
  {
    ana: { explorer: 'thornquist', at: '4,5', worn: [{ main: 'boiler-maul', right: 'relief-cock' }] },
  },
  (scene) => {
    scene.does((g) =>
      g.perform(
        {
          ...deedFor('relief-cock', 'bleed-off', 'thornquist'),
          targets: [unit('wire-crawler'), unit('brine-gnawer')],
        },
        [{ is: 'push', n: 1, who: 'each-target' }],
      ),
    );
    scene.settles(() => {
      expect(scene.monster('brine-gnawer').at).toBe('4,8');
      expect(scene.monster('wire-crawler').at).toBe('4,7');
    });
  },
  { monsters: { 'wire-crawler': { at: '4,6' }, 'brine-gnawer': { at: '4,7' } } },
);

rule(
  'ma/K211: a ward prevents one loss, and not the next of the same attack',
  { ana: { explorer: 'prys', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('tide-surgeon', 'tide-surgeon:vivisect');
    scene.settles(({ lasting }) => {
      expect(scene.the('ana').health).toBe(4);
      expect(lasting).toEqual([]);
      expect(scene.facts('prevented')).toMatchObject([{ n: 1, source: 'warded' }]);
    });
  },
  {
    phase: 'monsters',
    active: null,
    monsters: { 'tide-surgeon': { at: '4,6' } },
    lasting: [{ card: 'idol-of-small-mercies' as never, on: 'prys' as never, is: 'grant', of: 'warded' }],
    black: [2, 1],
  },
);

rule(
  'ma/K212: an effect that was paid for twice counts twice',
  { ana: { explorer: 'calloway', at: '4,5', essence: 2 } },
  (scene) => {
    scene.plays('calloway', 'calloway:sheltering-psalm', 'unit:calloway');
    scene.plays('calloway', 'calloway:sheltering-psalm', 'unit:calloway');
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(() => {
      expect(scene.facts('missed')).toMatchObject([{ total: 3, defence: 5 }]);
      expect(scene.the('ana').markers).toEqual(['calloway', 'calloway']);
    });
  },
  { monsters: { 'brine-gnawer': { at: '4,6' } }, white: [2, 1] },
);

rule(
  'ma/states.4: whoever is warded loses nothing the next time, whatever the size of the loss',
  { ana: { explorer: 'prys', at: '4,5', essence: 0 } },
  (scene) => {
    scene.does((g) => loseHealth(g, unit('prys'), 3, { source: 'trap' }));
    scene.settles(() => expect(scene.the('ana').health).toBe(5));
    scene.does((g) => loseHealth(g, unit('prys'), 1, { source: 'trap' }));
    scene.settles(() => expect(scene.the('ana').health).toBe(4));
  },
  { lasting: [{ card: 'idol-of-small-mercies' as never, on: 'prys' as never, is: 'grant', of: 'warded' }] },
);
