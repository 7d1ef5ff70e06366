import { forKind } from '@tavolo/kernel';
import type { SpaceAim } from '../../../vocabulary/abilities.ts';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Aimed, TargetAim } from '../../phrases/scene.ts';
import { terms } from '../terms.ts';
import { a, atThat, kindsOf, levelUpTo, spaces } from './words.ts';

/** What an ability is aimed at: an explorer within range 3, ignoring obstacles. */
export function aimed({ aim, that }: Aimed): string {
  const what = [whatOf(aim.what), ...that.map(being)].join(' ');
  if (aim.at === 'area')
    return aim.range === 1 ? `each adjacent ${what}` : `each ${what} within range ${aim.range}`;
  if (aim.at === 'line') return `each ${what} in a line of ${spaces(aim.range)}`;
  if (aim.at === 'melee') return orYou(aim, a(`adjacent ${what}`));
  return orYou(aim, `${a(what)} ${rangeOf(aim)}${aim.at === 'arc' ? ', ignoring obstacles' : ''}`);
}

const orYou = ({ orSelf }: TargetAim, words: string): string => (orSelf ? `you or ${words}` : words);

const rangeOf = ({ range, least }: { readonly range: number; readonly least?: number }): string => {
  if (least === undefined) return `within range ${range}`;
  return least === range ? `at range ${range}` : `at range ${least} to ${range}`;
};

const whatOf = (what: TargetAim['what']): string => (typeof what === 'string' ? what : spaceOf(what));

/** A space of some kinds, in some state. */
export const spaceOf = ({ spaces: kinds, state }: SpaceAim): string =>
  state === undefined ? kindsOf(kinds) : `${terms.spaceStates[state]} ${kindsOf(kinds)}`;

type OfTarget = Extract<Condition, { readonly is: 'level' | 'stat' }>;

/** What must be so of a target, behind its name. */
const being = (condition: Condition): string =>
  forKind<OfTarget, [], string>(
    {
      level: ({ value }) => `of ${levelUpTo(value)}`,
      stat: ({ stat, cmp, value }) => `with ${stat} ${atThat(cmp, value)}`,
    },
    condition as OfTarget, // no other condition is told with a target
  );
