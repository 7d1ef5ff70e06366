import { seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import type { CardId } from '../../vocabulary/ids.ts';
import { rule } from '../table.ts';
import { toldOf } from '../told.ts';

/** Flips when Bea deals Ana damage. */
const gauntlet = {
  card: 'thrown-gauntlet' as CardId, // tests write ids
  by: seat('bea'),
  hero: seat('ana'),
  foe: null,
  lair: null,
};

const shielded = {
  character: 'sofeea',
  energy: 1,
  reversed: true,
  hand: ['mana-shield', 'portal', 'portal'],
} as const;

rule(
  'wow/A-65: the hero decides what prevents damage first, and what is forced waits for its turn',
  { ana: shielded },
  (scene) => {
    scene.fights('ana', 'gnoll-mongrel');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asksAbout('ana', 'before-roll').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.asks('ana', 'damage', 'play:mana-shield', 'use:ice-barrier-power').answer('play:mana-shield');
    scene.asks('ana', 'cards-to-discard', 'portal', 'portal.2').answer('portal');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ damage: 0, reversed: true, hand: ['portal'] });
      expect(toldOf(scene, 'prevented')).toMatchObject([{ n: 1, source: 'mana-shield' }]);
    });
  },
  { red: [1], black: [6] },
);

rule(
  'wow/A-65: a forced power prevents its part, and what is left is taken',
  { ana: shielded },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.asksAbout('ana', 'encounter-met').answer('fight');
    scene.asksAbout('ana', 'before-roll').answer('done');
    scene.asksAbout('ana', 'after-roll').answer('done');
    scene.asksAbout('ana', 'damage').answer('use:ice-barrier-power');
    scene.asks('ana', 'damage', 'play:mana-shield', 'take').answer('take');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 1, reversed: false, energy: 1 }));
  },
  { red: [1], black: [6] },
);

rule(
  'wow/A-65: where one forced power is all there is, nobody is asked',
  { ana: { character: 'sofeea', reversed: true } },
  (scene) => {
    scene.fights('ana', 'gnoll-brute');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ damage: 1, reversed: false }));
  },
  { red: [1], black: [6] },
);

rule(
  'wow/A-65: Shield Wall takes 1 off a hit of 2 or more once',
  { ana: { character: 'grumbaz', level: 'green' } },
  (scene) => {
    scene.fights('ana', 'drakonid-overseer');
    scene.asksAbout('ana', 'flip').answer('no');
    scene.settles(() => expect(scene.the('ana').damage).toBe(2));
  },
  { red: [1], black: [6] },
);

rule(
  'wow/combat.16, wow/A-42: powers that need damage do not work after a hit that was prevented whole',
  { ana: { character: 'sofeea', reversed: true }, bea: { character: 'burbonn' } },
  (scene) => {
    scene.duels('bea', 'ana');
    scene.settles((s) => {
      expect(toldOf(scene, 'struck').filter(({ hit }) => hit)).toHaveLength(1);
      expect(scene.the('ana').damage).toBe(0);
      expect(s.heldEvents).toHaveLength(1);
    });
  },
  {
    red: [6],
    black: [1],
    heldEvents: [gauntlet],
  },
);
