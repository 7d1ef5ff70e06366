import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  boastsFromMiddle: {
    title: 'Boasts on a Hero from the middle',
    value: (value) =>
      value === 'any'
        ? {
            label: 'As many as you dare',
            says: 'A player who takes a Hero from the middle may add any number of Boasts.',
          }
        : { label: 'One at most', says: 'A player who takes a Hero from the middle may add one Boast.' },
  },
  promos: flagWords('Promo cards', {
    off: { label: 'Leave them out', says: 'Just the original box: 20 Classes, 20 Weapons, 50 Encounters.' },
    on: { label: 'Shuffle them in', says: 'Adds the Armsmaster, the Cleaver and the Gladiator.' },
  }),
  multipliesOtherWeapons: flagWords('The Cleaver and another Weapon', {
    on: {
      label: 'Multiplies any roll',
      says: 'With two Weapons, the Cleaver multiplies the other one’s dice too.',
    },
    off: {
      label: 'Only its own',
      says: 'With two Weapons, the Cleaver multiplies only its own dice.',
    },
  }),
};
