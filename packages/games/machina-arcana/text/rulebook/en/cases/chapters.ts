import type { casesChapters as chapter } from '../../../../rulebook/cases/chapters.ts';

/** Cases of chapters, in English. */
export const casesChapters: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/K46':
    'The current chapter is a blocking one, and somebody activates a dark chapter space: it is refused and costs nothing.',
  'ma/K47':
    'Beside the chapter space stand an explorer with 3 stamina and no essence and a companion with 1 essence; a second companion, with 2 essence, is adjacent to that explorer. Both companions pay: the chapter turns for 3 stamina of the one and 2 + 1 essence of the others.',
  'ma/K48':
    'A lit chapter space is activated: it costs 1 stamina and no essence, and its token now shows explored.',
  'ma/K49':
    'The chapter does not block, but an exit token is on the map: activating a chapter space is refused.',
  'ma/K50':
    'Of three explorers the first exits in round 5: there is no spawn check for that explorer in rounds 5 and 6, and no turn in round 6; monsters take no notice, and Hunger Below does no harm.',
  'ma/K51':
    'The last explorer exits in round 6. At once the monsters are banished, a new tile is laid with its arrow to the south, the explorers stand at its entry, and the chapter is turned and its enters-play ability resolved. Nobody makes a spawn check in round 6; the horror phase comes as usual.',
  'ma/K52':
    'Two explorers have exited, and the third dies in the monster phase: the group has left, and the chapter advances.',
  'ma/K53':
    'With three explorers The Tally Keepers need 4, and the tally is 3. One explorer dies: now 3 are enough, and the chapter advances.',
  'ma/K54':
    'Threshold needs one more offering, and Prys pays for it with stamina to spare: the endgame begins, and her turn goes on there.',
  'ma/K55':
    'Oil on the Water is current, and the chapter turns: at once pushes go only as far as is printed.',
  'ma/K56':
    'The Rope Room advances at the start of the horror phase, and Third Bell follows: the players choose the explorer from whom the nearest exit is counted.',
  'ma/K57':
    'A Brine Gnawer stands on the spawn space (0,3), threat is 3 and the chapter space on (0,7) is dark. An adjacent explorer seals the spawn space for 3 stamina and 4 essence: threat falls to 2, the Gnawer is destroyed and 1 essence restored, the space gets two explored tokens, and (0,7) is lit.',
  'ma/K58':
    'A spawn space is sealed with threat at 1 and the chapter space already lit: threat stays at 1, and no second light is placed.',
  'ma/K59': 'A spawn space is sealed while a companion stands on it: the companion dies.',
};
