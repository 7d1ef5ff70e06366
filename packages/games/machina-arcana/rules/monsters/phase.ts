/** The monster phase. [ma/monsters] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';

/** All monsters of the queue act in its order. [ma/monsters.1] */
export function* beginMonsters(_g: Machina): Rule {
  throw new Error('not written');
}

/** One action of the monster whose turn it is, or the beginning or the end of its turn. [ma/monsters.6] */
export function* actMonster(_g: Machina): Rule {
  throw new Error('not written');
}
