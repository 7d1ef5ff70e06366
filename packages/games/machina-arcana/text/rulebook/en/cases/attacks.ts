import type { casesAttacks as chapter } from '../../../../rulebook/cases/attacks.ts';

/** Cases of attacks and barrels, in English. */
export const casesAttacks: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K90':
    'A white die shows 1 and a black die 2. Against armor 3 it is a hit, and 1 health is lost; against armor 4 it is a miss, unless 1 essence is spent.',
  'ma/K91':
    'An arcane roll of 3 hits a Hollow Stoker, armor 3, will 2; so does a normal roll of 3, but not a normal roll of 2.',
  'ma/K92':
    'Crane attacks in his turn, his roll is 1 short, and he has no essence. Obermann, adjacent to him, pays 1: it is a hit. Obermann could not have raised the roll by himself, since neither the roll nor the turn is his.',
  'ma/K93':
    'In the monster phase Phlogiston Cloak answers a hit, and its roll is 1 short: its wearer may spend essence, for the roll is the wearer’s own. Nobody raises the roll of the monster.',
  'ma/K94':
    'In Sable’s turn a Hollow Stoker dies beside a Brine Gnawer with 1 health left and bursts; the burst rolls 1 against the Gnawer’s armor of 2. Sable may spend 1 essence to make it a hit, and gets 1 back for the Gnawer.',
  'ma/K95': 'An attack on a barrel rolls 0: nothing happens, and the barrel stays whole.',
  'ma/K96':
    'An explorer with armor 4 and a Pistonback, armor 4, stand beside a barrel that is set off, and the blast rolls 4: both are hit.',
  'ma/K97':
    'A second barrel is adjacent to the first, and the first blast rolls 1 or more: after it the second goes off, with a roll of its own.',
  'ma/K98':
    'An ethereal monster stands beside a barrel that goes off: the blast attacks it, although no pistol could be aimed at it.',
  'ma/K99':
    'Pressure Valve has been used on a Storm Carbine, which rolls 3 black dice: the attack rolls 3 black dice, not 4.',
  'ma/K100':
    'Boiler Maul kills its target: nobody is pushed. Split Leech hits, and the explorer dies: the Leech restores 1 health all the same.',
  'ma/K101':
    'Chain Hook is aimed at a companion 3 spaces away: the companion is pulled 2 spaces and not attacked.',
  'ma/K102': 'Reap, of Chain Glaive, is played with a monster and a companion adjacent: both are attacked.',
  'ma/K103':
    'A Wire Crawler hits, and the explorer loses essence instead of health: an item is unequipped all the same.',
  'ma/K104': 'Resonance Pike is used on a Pistonback, armor 4, will 2, and the roll is 2: it is a hit.',
  'ma/K105':
    'Calloway, warded, is hit, and Vane, adjacent to her, takes the loss: he loses 1 health or 1 essence, and she stays warded.',
};
