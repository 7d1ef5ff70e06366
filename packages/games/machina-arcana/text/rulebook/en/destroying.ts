import type { destroying as chapter } from '../../../rulebook/destroying.ts';

/** Destroying, banishing and controlling monsters, in English. */
export const destroying: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/destroying.1': 'A monster is destroyed when it has 0 health or is on a pit.',
  'ma/destroying.2':
    'Its “when dies” ability is resolved. If this happens in an explorer’s turn, that explorer restores 1 essence, whoever caused it.',
  'ma/destroying.3':
    'If its level is not 4 and is below the current monster level, its card and its figure leave the game. Otherwise the card goes face up to the destroyed pile.',
  'ma/destroying.4':
    'A banished monster leaves as a destroyed one does, and its card goes to the same place [ma/destroying.3]; but nobody restores essence, “when dies” abilities do not happen, and it does not count as destroyed.',
  'ma/destroying.5':
    'A player who controls a monster makes every decision in its turn. The monster counts as cunning; it may be walked into a pit and made to attack monsters. In its abilities “explorer” then means any unit other than itself.',
  'ma/destroying.6':
    '“Control now” gives the monster a turn at once, within yours, with the stamina named; its own turn in the monster phase comes as usual. “Control its next turn” gives you the decisions of that turn. Either way, rolls made in it count as made in your turn [ma/attacks.5], and so do monsters destroyed in it [ma/destroying.2].',
  'ma/destroying.7':
    'A controlled monster pays for its actions as a cunning monster does [ma/monsters.14], and need not come nearer to anybody.',
  'ma/destroying.8': 'A monster that is put into the queue anew goes to the end, with its health as it is.',
  'ma/destroying.9':
    'A boss is not destroyed by pits or by an effect that simply destroys; nor can it be banished, controlled or swapped. Only losing all its health destroys it. If it is pushed, it stops before a pit.',
};
