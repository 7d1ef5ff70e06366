import { expect } from 'vitest';
import { type HallScene, rule } from '../table.ts';

const walked = (scene: HallScene): readonly string[] =>
  scene.facts('moved').map(({ way }) => way.at(-1) ?? '');

/** Lets all monsters act. */
const monstersAct = (scene: HallScene): void =>
  scene.goOn((s) => s.phase === 'monsters' && s.toAct.length === 0 && s.acting === null);

rule(
  'ma/K113: a Hollow Stoker walks as far, and with 1 stamina left it cannot attack and stays',
  { ana: { explorer: 'vane', at: '4,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene)).toEqual(['7,7', '6,6', '5,5']);
      expect(scene.facts('played')).toEqual([]);
      expect(scene.facts('monster-stopped')).toMatchObject([{ why: 'no-nearer' }]);
    });
  },
  { phase: 'horror', monsters: { 'hollow-stoker': { at: '8,8' } } },
);
