import type { casesDestroying as chapter } from '../../../../rulebook/cases/destroying.ts';

/** Cases of destroying, banishing and controlling, in English. */
export const casesDestroying: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K131':
    'At monster level 3 a monster of level 2 is destroyed: its card leaves the game. One of level 3 goes to the destroyed pile, and so does one of level 4 at monster level 5.',
  'ma/K132':
    'In her turn Prys pulls the lever, and a monster dies on a trap: she restores 1 essence. In the monster phase nobody would.',
  'ma/K133':
    'Turn the Key banishes a Hollow Stoker: nobody restores essence, it does not burst, and Hunter’s Vow does not count it. Second Bell, which speaks of banishing too, does.',
  'ma/K134':
    'In Rourke’s turn Puppet Wire controls a Brine Gnawer beside a Hollow Stoker and gives it 3 stamina. It attacks the Stoker and kills it: Rourke restores 1 essence, and could have raised the roll.',
  'ma/K135':
    'The Brine Gnawer that Rourke controls is beside a pit and is walked into it: it is destroyed, and Rourke restores 1 essence.',
  'ma/K136': 'Somebody would turn Key of Silence on the Heart: it cannot be chosen as the target.',
  'ma/K137': 'A monster is pushed onto a pit: it is destroyed, and its when-dies ability is resolved.',
};
