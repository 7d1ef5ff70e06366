import { forKind } from '@tavolo/kernel';
import type { Gender } from '@tavolo/language';
import type { SpaceAim } from '../../../vocabulary/abilities.ts';
import type { Condition } from '../../../vocabulary/conditions.ts';
import type { Aimed, TargetAim } from '../../phrases/scene.ts';
import { a, levelUpTo, orLower, spaceOf, spaces } from './words.ts';

/** What an ability is aimed at: um explorador no alcance 3, ignorando obstáculos. */
export function aimed({ aim, that }: Aimed): string {
  const { one, how, gender, among } = whatOf(aim.what);
  const what = [one, ...that.map(being)].join(' ');
  const you = aim.orSelf ? 'você ou ' : '';
  if (aim.at === 'area') return aim.range === 1 ? `cada ${what} adjacente` : `cada ${what} ${rangeOf(aim)}`;
  if (aim.at === 'line') return `cada ${what} em uma linha de ${spaces(aim.range)}`;
  if (aim.at === 'melee') return `${you}${a(`${what} adjacente${how}`, gender)}${among}`;
  const over = aim.at === 'arc' ? ', ignorando obstáculos' : '';
  return `${you}${a(`${what}${how}`, gender)}${among} ${rangeOf(aim)}${over}`;
}

const rangeOf = ({ range, least }: { readonly range: number; readonly least?: number }): string => {
  if (least === undefined) return `no alcance ${range}`;
  return least === range ? `exatamente no alcance ${range}` : `no alcance ${least} a ${range}`;
};

type What = {
  readonly one: string;
  readonly how: string;
  readonly gender: Gender;
  readonly among: string;
};

const unit = (one: string, gender: Gender): What => ({ one, gender, how: '', among: '' });

const units: Readonly<Record<Exclude<TargetAim['what'], SpaceAim>, What>> = {
  unit: unit('unidade', 'f'),
  explorer: unit('explorador', 'm'),
  monster: unit('monstro', 'm'),
  space: unit('espaço', 'm'),
};

const whatOf = (what: TargetAim['what']): What =>
  typeof what === 'string' ? units[what] : spaceOf(what.spaces, what.state);

type OfTarget = Extract<Condition, { readonly is: 'level' | 'stat' }>;

const stats = { health: 'saúde', essence: 'essência', armor: 'armadura', will: 'vontade' } as const;

/** What must be so of a target, behind its name. */
const being = (condition: Condition): string =>
  forKind<OfTarget, [], string>(
    {
      level: ({ value }) => `de ${levelUpTo(value)}`,
      stat: ({ stat, cmp, value }) =>
        `com ${stats[stat]} ${cmp === '<=' && typeof value === 'number' ? orLower(value) : `${value} ou maior`}`,
    },
    condition as OfTarget, // no other condition is told with a target
  );
