import { forKind } from '@tavolo/kernel';
import type { Gender } from '@tavolo/language';
import type { SpaceAim } from '../../../vocabulary/abilities.ts';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Aimed, TargetAim } from '../../phrases/scene.ts';
import { a, levelUpTo, spaceOf, spaces, upTo } from './words.ts';

/** What an ability is aimed at: un esploratore entro portata 3, ignorando gli ostacoli. */
export function aimed({ aim, that }: Aimed): string {
  const { one, gender, among } = whatOf(aim.what);
  const what = [one, ...that.map(being)].join(' ');
  const you = aim.orSelf ? ' (anche tu)' : '';
  if (aim.at === 'area') return aim.range === 1 ? `ogni ${what} adiacente` : `ogni ${what} ${rangeOf(aim)}`;
  if (aim.at === 'line') return `ogni ${what} in una linea di ${spaces(aim.range)}`;
  if (aim.at === 'melee') return `${a(`${what} adiacente`, gender)}${you}${among}`;
  const over = aim.at === 'arc' ? ', ignorando gli ostacoli' : '';
  return `${a(what, gender)}${you}${among} ${rangeOf(aim)}${over}`;
}

const rangeOf = ({ range, least }: { readonly range: number; readonly least?: number }): string => {
  if (least === undefined) return `entro portata ${range}`;
  return least === range ? `a portata ${range}` : `a portata da ${least} a ${range}`;
};

type What = { readonly one: string; readonly gender: Gender; readonly among: string };

const units: Readonly<Record<Exclude<TargetAim['what'], SpaceAim>, What>> = {
  unit: { one: 'unità', gender: 'f', among: '' },
  explorer: { one: 'esploratore', gender: 'm', among: '' },
  monster: { one: 'mostro', gender: 'm', among: '' },
  space: { one: 'spazio', gender: 'm', among: '' },
};

const whatOf = (what: TargetAim['what']): What =>
  typeof what === 'string' ? units[what] : spaceOf(what.spaces, what.state);

type OfTarget = Extract<Condition, { readonly is: 'level' | 'stat' }>;

const stats = { health: 'salute', essence: 'essenza', armor: 'armatura', will: 'volontà' } as const;

/** What must be so of a target, behind its name. */
const being = (condition: Condition): string =>
  forKind<OfTarget, [], string>(
    {
      level: ({ value }) => `di ${levelUpTo(value)}`,
      stat: ({ stat, cmp, value }) =>
        `con ${stats[stat]} ${cmp === '<=' && typeof value === 'number' ? upTo(value) : `${value} o superiore`}`,
    },
    condition as OfTarget, // no other condition is told with a target
  );
