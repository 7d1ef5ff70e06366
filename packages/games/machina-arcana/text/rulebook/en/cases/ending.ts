import type { casesEnding as chapter } from '../../../../rulebook/cases/ending.ts';

/** Cases of death and the end, in English. */
export const casesEnding: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K160':
    'An explorer has 0 health where items can be dropped: the explorer is dead, the items lie on that space, and related events are destroyed.',
  'ma/K161':
    'The last living explorer dies: the game is lost, even if this death completes a counter. A victory by the same effect would come first.',
  'ma/K162':
    'An explorer is about to die, and an adjacent one has Last Breath in the bag: it may be destroyed, and the explorer is left with 1 health.',
  'ma/K163':
    'An explorer who wears a Lineman’s Harness is pushed onto a pit: if the harness is unequipped, the explorer stands on the space before the pit.',
  'ma/K164':
    'In The Ninth Toll all four bells must be lit; while only one explorer is on the map, one bell is enough once four tolls have struck.',
  'ma/K165':
    'In The Drowned Engine two explorers close the third and last valve: now the Heart, which has 3 health, can lose some. Hits on it before were hits, but took nothing.',
  'ma/K166':
    'The Gardener is destroyed in an explorer’s turn of round 9: that explorer restores 1 essence. The Gardener does not act in round 9, stands on the seedbed with full health at the end of that monster phase, and acts again from round 10 on.',
  'ma/K167':
    'The second scenario of a campaign begins: the monster level is 2, items of levels 1 and 2 are in the decks, and each survivor has full health and no more than 3 items.',
  'ma/K168':
    'One explorer plays alone: there is one spawn check in a round, The Tally Keepers need 2, Lungs of Brass does nothing, as it names that exception, and the Heart has 2 health.',
  'ma/K169':
    'The owner of Whispering Tin looks at two horror events: every player sees them, and sees which goes to the bottom.',
  'ma/K170':
    'Two tiles lie side by side, a companion stands on column 0, and the table allows exploring in spite of stragglers [ma/Q4]. The explorer on column 1 explores to the east: the tile is laid, and the companion is put on the free space of the explorer’s tile nearest to the explorer.',
  'ma/K171':
    'At easy difficulty, with two explorers, a check fails: the rating returns to 1 [ma/Q2], so the next check cannot fail. With three it returns to 2, and a roll of 1 fails.',
  'ma/K172':
    'The table plays with a puppeteer, and two explorers with the same health are equally near: the puppeteer chooses between them, but cannot make the monster walk away [ma/Q9].',
};
