import { expect } from 'vitest';
import { attack } from '../../content/words/abilities.ts';
import { toneOf } from '../../text/tones.ts';
import { type HexScene, rule } from '../scene/index.ts';
import { attackBy, runs } from '../scene/monsters.ts';

const met = {
  map: ['tdg'],
  cast: {
    t: { class: 'tinkerer' },
    d: { summon: 'decoy', owner: 't', hp: 1 },
    g: { monster: 'bandit-guard', hp: 1 },
  },
} as const;

/** How the deaths of a scene feel. */
const deaths = ({ told }: HexScene) => told.flatMap((fact) => (fact.is === 'died' ? [toneOf(fact)] : []));

rule('gh/attack.21: a death on the own side is bad news', met, (scene) => {
  runs(scene, 'g', attackBy(3));
  scene.settles(() => expect(deaths(scene)).toEqual(['bad']));
});

rule('gh/attack.21: the death of an enemy is good news', { ...met, map: ['d.tg'] }, (scene) => {
  scene.does('t', attack(3));
  scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
  scene.settles(() => expect(deaths(scene)).toEqual(['good']));
});
