import type { casesSpawning as chapter } from '../../../../rulebook/cases/spawning.ts';

/** Cases of spawning, horror and threat, in English. */
export const casesSpawning: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K60':
    'With three explorers at normal difficulty, the spawn rating is 3. A roll of 3 is safe, and the rating becomes 4. The next roll of 3 is below it: a monster spawns, and the rating is 3 again [ma/Q2].',
  'ma/K61': 'The spawn rating is 10 and the roll 10: it is safe, and the rating stays at 10.',
  'ma/K62':
    'The spawn rating is 3, and four explorers roll 9, 9, 9 and 5 against ratings of 3, 4, 5 and 6: the fourth roll spawns a monster, and the rating is 3 again.',
  'ma/K63':
    'Both spawn spaces of Pump Hall are sealed: for an explorer there no roll is made, and the rating does not move [ma/Q1].',
  'ma/K64':
    'A monster spawns for an explorer on (1,4) while another stands on the spawn space (0,3). It goes to (0,4), (1,2) or (1,3), as the players choose: each is 1 step from the spawn space, and (1,4) is taken.',
  'ma/K65':
    'A monster spawns for an explorer on (6,7): it stands on (9,9), 3 steps away, not on (0,3), which is 6 steps away.',
  'ma/K66':
    'A spawn check fails with the monster deck and its pile both empty: threat rises by 1, no figure is placed, and the rating still returns to its starting value.',
  'ma/K67':
    'At monster level 3 no card of level 1 is left, and a Brass Matron nurses with a roll of 8: a monster spawns as usual.',
  'ma/K68':
    'With three explorers at normal difficulty, the horror rating is 4, threat in its last position and the monster level 1; the horror roll is 2. The event is resolved, the rating returns to 3 [ma/Q2], the monster level is 2 and threat 1; the destroyed cards of level 1 leave the game, and those of level 2 are shuffled into the deck.',
  'ma/K69':
    'When the monster level rises to 2, a monster of level 1 is in play and another in the deck: both stay.',
  'ma/K70':
    'Threat rises at monster level 5: every explorer on the map loses 1 health or 1 essence, and the level stays 5 [ma/Q3].',
  'ma/K71':
    'Iron Sky is current, and Breach is drawn: the monster of Breach arrives first, with the +1 armor, and every monster loses it once Breach lies on Iron Sky.',
  'ma/K72':
    'Red Eye is drawn with no monster in play: the spawn rating rises by 1, and Red Eye is destroyed. It does not become the current event.',
  'ma/K73':
    'The monster that has Plated is destroyed: Plated goes to the horror pile, but not on top as the current event.',
  'ma/K74':
    'Dirge, with 1 white and 1 black die against will, rolls 3 against Calloway, will 4, and Crane, will 2: only Crane is hit. He may lose essence instead, and nobody counts as the attacker.',
  'ma/K75':
    'In the endgame of The Drowned Engine the pressure is 9 when the horror phase starts: it becomes 10, and the game is lost before the horror roll.',
  'ma/K76':
    'Slow Blood was drawn: Sable begins the next explorer phase with 5 stamina. From the horror phase after that on, it is over.',
};
