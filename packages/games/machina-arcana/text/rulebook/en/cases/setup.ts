import type { casesSetup as chapter } from '../../../../rulebook/cases/setup.ts';

/** Cases of setup, the round and markers, in English. */
export const casesSetup: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K1':
    'A game at normal difficulty and full duration begins: with two explorers the spawn rating and the horror rating are 2, threat is at 1 of 4, and the monster level is 1.',
  'ma/K2':
    'A game for two explorers at nightmare difficulty and extra quick duration begins: 3 positions less 2 would leave 1, but threat never has fewer than 2, so it has 2.',
  'ma/K3':
    'Four explorers are placed on Pump Hall: the first four seats stand on (4,9), (5,9), (3,8) and (4,8). (5,8) is a pit and is passed over.',
  'ma/K4':
    'Vane and Calloway begin: Vane has 7 health, 6 stamina and 1 essence, Calloway 5, 6 and 3, and neither has an item [ma/Q11].',
  'ma/K5': 'Crane ends his turn with 3 stamina left: he has 0 now, and 8 in the next explorer phase.',
  'ma/K6':
    'Calloway has 0 stamina, 1 essence and a free marker, and has not ended her turn: she may still play Sheltering Psalm, which costs no stamina.',
  'ma/K7':
    'Prys has begun her turn, and Crane would like to act before she is done: that is refused. Once her turn has ended, she does not act again in this round.',
  'ma/K8':
    'Sable, with 1 stamina, tries to open the chest beside her: it is refused, and she still has 1 stamina.',
  'ma/K9':
    'Thornquist has markers on three cards and wants to play Heave, which needs one: it is refused until the next explorer phase.',
  'ma/K10':
    'Rip, of Serrated Edge, has hit: the target has -1 armor, and a marker lies on the card. Tear Free takes the marker off: the -1 ends before the new attack is rolled, and the marker may be placed again.',
  'ma/K11':
    'Brace, of Shin Plates, has given its owner +1 armor; then the hit of a Wire Crawler makes the owner unequip the apparel that the plates are fitted to. Against the next monster the +1 is gone, and the marker does not come back before the explorer phase.',
  'ma/K12':
    'Brace has given its owner +1 armor, and later in the same turn the owner uses the inventory and leaves that apparel where it was: when the monsters attack, the +1 still counts.',
  'ma/K13':
    'All four horror markers lie on cards when Slow Blood is drawn: nobody’s stamina is lowered. The event still becomes current, and threat still rises.',
};
