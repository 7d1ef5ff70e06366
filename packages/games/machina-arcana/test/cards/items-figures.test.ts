/** Items that change figures as long as they are worn. */
import { expect } from 'vitest';
import { rule } from '../table.ts';
import { type Figure, figuresOf, vane } from './playing.ts';

/** Vane: armor 3, will 3, stamina 6, essence 4. */
const bare: { readonly [F in Figure]?: number } = {
  armor: 3,
  will: 3,
  'stamina-max': 6,
  'essence-max': 4,
};

const worn: { readonly [item: string]: { readonly [F in Figure]?: number } } = {
  'tarred-greatcoat': { armor: 4 },
  'miners-cuirass': { armor: 5, 'stamina-max': 5 },
  'prayer-mantle': { will: 4 },
  'runners-gaiters': { 'stamina-max': 7 },
  'guild-livery': { 'essence-max': 5 },
  'mirror-goggles': { will: 4 },
  'diving-dress': { armor: 4, will: 4 },
  'judges-robes': { will: 4 },
  'brass-ribs': { armor: 4 },
  'aegis-frame': { armor: 5, will: 4 },
  'mantle-of-stars': { will: 5 },
  'walking-frame': { armor: 4, 'stamina-max': 8 },
  'regents-coat': { armor: 4, 'essence-max': 6 },
  'crown-of-valves': { will: 4, 'stamina-max': 7 },
  'star-iris': { will: 4 },
};

const figures = ['armor', 'will', 'stamina-max', 'essence-max'] as const;

for (const [item, changed] of Object.entries(worn)) {
  const says = Object.entries(changed).map(([figure, n]) => `${figure} ${n}`);
  rule(`${item}: whoever wears it has ${says.join(' and ')}`, { ana: vane({ worn: [item] }) }, (scene) => {
    const expected = { ...bare, ...changed };
    expect(figuresOf(scene, ...figures)).toEqual(figures.map((figure) => expected[figure]));
  });
  rule(`${item}: in the bag it changes nothing`, { ana: vane({ bag: [item] }) }, (scene) => {
    expect(figuresOf(scene, ...figures)).toEqual(figures.map((figure) => bare[figure]));
  });
}
