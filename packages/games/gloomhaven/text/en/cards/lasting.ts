import { spaced } from '@tavolo/language';
import { numeral } from '@tavolo/language/en';
import type { AttackKind, Whose } from '../../../vocabulary/lasting.ts';
import type { LastingWords, Span } from '../../phrases/lasting.ts';

const kinds: { readonly [K in AttackKind]: string } = { any: '', melee: 'melee', ranged: 'ranged' };

/** This round, where an effect lasts no longer. */
const now = ({ stays, uses }: Span): string => (stays === 'round' && uses === null ? 'this round' : '');

/** Your next three attacks; each of your attacks this round. */
function yours(one: string, many: string, span: Span): string {
  if (span.uses === null) return spaced('each of your', many, now(span));
  return span.uses === 1 ? `your next ${one}` : `your next ${numeral(span.uses)} ${many}`;
}

/** The next three times; each time. */
function times(what: string, span: Span): string {
  if (span.uses === null) return spaced(`Each time ${what}`, now(span));
  return span.uses === 1 ? `The next time ${what}` : `The next ${numeral(span.uses)} times ${what}`;
}

function by(whose: Exclude<Whose, 'self'>): string {
  if (typeof whose === 'object') return `by allies within range ${whose.alliesWithin}`;
  const who = {
    allies: 'by allies',
    'adjacent-allies': 'by adjacent allies',
    'self-and-adjacent-allies': 'by you and adjacent allies',
  };
  return who[whose];
}

function attacksOf(whose: Whose, kind: AttackKind, span: Span): string {
  const [one, many] = [spaced(kinds[kind], 'attack'), spaced(kinds[kind], 'attacks')];
  if (whose === 'self') return `On ${yours(one, many, span)}`;
  if (span.uses === null) return spaced('On all', many, by(whose), now(span));
  return span.uses === 1
    ? `On the next ${one} ${by(whose)}`
    : `On the next ${numeral(span.uses)} ${many} ${by(whose)}`;
}

export const lasting: LastingWords = {
  attack: attacksOf,
  attackAbility: (kind, span) =>
    `On ${yours(spaced(kinds[kind], 'attack ability'), spaced(kinds[kind], 'attack abilities'), span)}`,
  healAbility: (span) => `On ${yours('heal ability', 'heal abilities', span)}`,
  moveAbility: (span) => `you may replace ${yours('move ability', 'move abilities', span)} with`,
  attacked: (kind, span) =>
    times(
      kind === 'any' ? 'an enemy attacks you' : `an enemy makes a ${kinds[kind]} attack against you`,
      span,
    ),
  damaged: (from, span) =>
    times(from === 'attack' ? "an enemy's attack would damage you" : 'you would suffer damage', span),
  allyAttacked: (span) =>
    `${times('an enemy attacks an ally adjacent to you', span)}, you become the target instead`,
  turn: {
    'turn-start': (span) => `At the start of ${yours('turn', 'turns', span)}`,
    'turn-end': (span) => `At the end of ${yours('turn', 'turns', span)}`,
  },
  retaliated: (span) => times('you retaliate', span),
  augmentLimit: (limit) => `you may have up to ${numeral(limit)} augments active`,
  augmentsOnRanged: 'your ranged attacks gain the effects of your augments',
  flying: 'you have Flying',
  multiply: (factor) => (factor === 2 ? 'double the attack' : `attack x ${factor}`),
  ignoreShield: 'ignore all Shield',
  attackerDisadvantage: 'the attacker has Disadvantage',
  prevent: 'prevent the damage',
  destroyObstacle: 'if there is an adjacent obstacle, destroy it',
  ownDeath: 'When it dies',
  attackedAtDisadvantage: 'attacks against it have Disadvantage this round',
  alliesAttack: (more) => `all its allies have ${more} Attack this round`,
};
