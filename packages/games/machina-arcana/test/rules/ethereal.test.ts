/** Rules of ethereal units, of teleporting and of swapping. */
import { expect } from 'vitest';
import { explode } from '../../rules/attacks/attack.ts';
import { settleFates } from '../../rules/losses/fates.ts';
import { swap, teleport } from '../../rules/moving/displacing.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { space, unit } from '../ids.ts';
import { beforeMonsters, monstersAct } from '../monster-phase.ts';
import { rule } from '../table.ts';

/** Three monsters hold the door to the south. */
const beyondTheDoor = {
  pistonback: { at: '8,6' },
  'brine-gnawer': { at: '7,6' },
  'wire-crawler': { at: '9,6' },
};

/** A unit is ethereal for a while. */
const ethereal = (id: string) => ({
  card: 'veil-prism' as CardId, // tests write ids
  on: unit(id),
  is: 'grant' as const,
  of: 'ethereal',
});

rule(
  'ma/ethereal.1: an ethereal monster is a target for whoever sees ethereal units, and for nobody else',
  { ana: { explorer: 'rourke', at: '4,5' }, ben: { explorer: 'vane', at: '4,4' } },
  (scene) => {
    expect(scene.targets('rourke', 'rourke:undertow')).toEqual(['unit:pistonback']);
    expect(scene.targets('vane', 'vane:bare-knuckles')).toEqual([]);
  },
  { monsters: { pistonback: { at: '5,5' } }, lasting: [ethereal('pistonback')] },
);

rule(
  'ma/ethereal.1: a weapon that sees ethereal units lets its own abilities aim at them, and no others',
  {
    ana: { explorer: 'vane', at: '4,5', worn: [{ main: 'boiler-maul', right: 'silver-feed' }] },
  },
  (scene) => {
    expect(scene.targets('vane', 'boiler-maul:crush')).toEqual(['unit:pistonback']);
    expect(scene.targets('vane', 'vane:bare-knuckles')).toEqual([]);
  },
  { monsters: { pistonback: { at: '5,5' } }, lasting: [ethereal('pistonback')] },
);

rule(
  'ma/ethereal.2: a blast reaches an ethereal explorer',
  { ana: { explorer: 'prys', at: '4,3', essence: 0 } },
  (scene) => {
    scene.does((g) => explode(g, space('4,2')));
    scene.settles(() => expect(scene.the('ana').health).toBe(4));
  },
  { lasting: [ethereal('prys')], black: [2, 1, 1] },
);

rule(
  'ma/ethereal.3: a card’s move leads through an ethereal unit, and does not end on it',
  { ana: { explorer: 'vane', at: '8,5', worn: ['couriers-coat'] } },
  (scene) => {
    scene.plays('vane', 'couriers-coat:dash');
    const { options } = scene.asksAbout('ana', 'where').question;
    expect(options).toContain('8,7');
    expect(options).not.toContain('8,6');
    scene.asksAbout('ana', 'where').answer('8,7');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ at: '8,7', moved: true }));
  },
  { monsters: { ...beyondTheDoor }, lasting: [ethereal('pistonback')] },
);

rule(
  'ma/ethereal.3: nobody passes a unit that is not ethereal',
  { ana: { explorer: 'vane', at: '8,5', worn: ['couriers-coat'] } },
  (scene) => {
    scene.plays('vane', 'couriers-coat:dash');
    expect(scene.asksAbout('ana', 'where').question.options).not.toContain('8,7');
    scene.asksAbout('ana', 'where').answer('stay');
    scene.settles(() => expect(scene.the('ana').at).toBe('8,5'));
  },
  { monsters: { ...beyondTheDoor } },
);

rule(
  'ma/ethereal.4: monsters pass over an ethereal explorer beside them and go for one far away',
  { ana: { explorer: 'vane', at: '4,5' }, ben: { explorer: 'crane', at: '8,8' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() =>
      expect(scene.facts('monster-began')).toMatchObject([{ nearest: 'crane', why: 'only-one' }]),
    );
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '4,6' } }, lasting: [ethereal('vane')] },
);

rule(
  'ma/ethereal.5: an ethereal explorer still cannot pass an action space',
  { ana: { explorer: 'vane', at: '7,4', worn: ['couriers-coat'] } },
  (scene) => {
    scene.plays('vane', 'couriers-coat:dash');
    const { options } = scene.asksAbout('ana', 'where').question;
    expect(options).not.toContain('7,5');
    scene.asksAbout('ana', 'where').answer('stay');
    scene.settles();
  },
  { lasting: [ethereal('vane')] },
);

rule(
  'ma/effects.1: Spring Soles lead over obstacles, Rocket Harness over pits as well, and neither ends on them',
  {
    ana: {
      explorer: 'prys',
      at: '4,7',
      worn: [{ main: 'runners-gaiters', right: 'spring-soles' }, 'rocket-harness'],
    },
  },
  (scene) => {
    scene.plays('prys', 'spring-soles:bound');
    const bound = scene.asksAbout('ana', 'where').question.options;
    expect(bound).toContain('2,7');
    expect(bound).not.toContain('5,7');
    scene.asksAbout('ana', 'where').answer('stay');
    scene.settles();
    scene.plays('prys', 'rocket-harness:ignite');
    const flown = scene.asksAbout('ana', 'where').question.options;
    expect(flown).toContain('6,8');
    expect(flown).not.toContain('5,8');
    scene.asksAbout('ana', 'where').answer('6,8');
    scene.settles(() => expect(scene.the('ana').at).toBe('6,8'));
  },
  { monsters: { pistonback: { at: '3,7' } } },
);

rule(
  'ma/teleporting.1: the distance is straight, and no farther than the card says',
  { ana: { explorer: 'rourke', at: '4,5', essence: 1 } },
  (scene) => {
    scene.plays('rourke', 'rourke:veil-step');
    const { options } = scene.asksAbout('ana', 'where').question;
    expect(options).toContain('7,8');
    expect(options).not.toContain('8,4');
    scene.asksAbout('ana', 'where').answer('7,8');
    scene.settles(() => expect(scene.facts('displaced')).toMatchObject([{ how: 'teleported', to: '7,8' }]));
  },
);

rule(
  'ma/teleporting.2: whoever teleports to a recharge station arrives beside it',
  { ana: { explorer: 'prys', at: '8,3', worn: ['finger-bone-compass'] } },
  (scene) => {
    scene.plays('prys', 'finger-bone-compass:follow-the-needle');
    scene.asksAbout('ana', 'choice').answer('to-a-recharge-station');
    scene.asks('ana', 'where', '8,6', '9,6', '8,7', '8,8', '9,8').answer('9,6');
    scene.settles(() => expect(scene.the('ana').at).toBe('9,6'));
  },
);

rule(
  'ma/teleporting.3: a unit that teleports onto a pit is destroyed',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    scene.does(function* (g) {
      yield* teleport(g, unit('pistonback'), space('5,7'), 'pit');
      yield* settleFates(g);
    });
    scene.settles(() => expect(scene.isInPlay('pistonback')).toBe(false));
  },
  { monsters: { pistonback: { at: '4,6' } } },
);

rule(
  'ma/swapping.1: two units change places, whatever lies between',
  { ana: { explorer: 'prys', at: '1,1', worn: ['mirror-of-elsewhere'] } },
  (scene) => {
    scene.plays('prys', 'mirror-of-elsewhere:step-through', 'unit:pistonback');
    scene.settles(() => {
      expect(scene.the('ana').at).toBe('0,3');
      expect(scene.monster('pistonback').at).toBe('1,1');
    });
  },
  { monsters: { pistonback: { at: '0,3' } } },
);

rule(
  'ma/swapping.1: a boss is not swapped',
  { ana: { explorer: 'prys', at: '4,4' } },
  (scene) => {
    scene.does((g) => {
      swap(g, unit('prys'), unit('gardener'), { by: null, source: 'pit' });
      return undefined;
    });
    scene.settles(() => expect(scene.monster('gardener').at).toBe('6,4'));
  },
  { monsters: { gardener: { at: '6,4' } } },
);
