import type { ExpectedBlow, MonsterExplained } from '@tavolo/gloomhaven';
import { statsOf } from '../figure/bonus.ts';
import type { FigureView } from '../game.ts';
import type { Scene } from '../scene.ts';

/** A number with what it is made of. */
export type ExplainedValue = {
  /** What it is: `attack`, `move`, `hp` … */
  readonly of: string;
  readonly total: number;
  readonly parts: readonly {
    /** A thing that has a name, or one of the board's own words. */
    readonly from: string;
    readonly by: number;
    readonly rule: string | null;
  }[];
};

/** The rules that say what a part is for. */
const rules: { readonly [from: string]: string } = {
  base: 'gh/components.22',
  card: 'gh/monsters.6',
  poison: 'gh/conditions.7',
  wounds: 'gh/damage.1',
  mat: 'gh/components.14',
  actions: 'gh/experience.1',
  average: 'gh/level.4',
  difficulty: 'gh/level.5',
  open: 'gh/variants.1',
  scenario: 'gh/level.1',
  fixed: 'gh/level.2',
  rest: 'gh/round.13',
  ability: 'gh/attack.12',
  element: 'gh/elements.7',
  items: 'gh/items.3',
};

export const part = (from: string, by: number) => ({ from, by, rule: rules[from] ?? null });

/** A number made of its parts. */
export const made = (of: string, ...parts: readonly ReturnType<typeof part>[]): ExplainedValue => ({
  of,
  total: parts.reduce((sum, { by }) => sum + by, 0),
  parts: parts.filter(({ by }) => by !== 0),
});

/** The numbers of a monster as they stand now: hit points, how far it goes, Shield and Retaliate. */
export function valuesOf(
  scene: Scene,
  figure: FigureView,
  explained: MonsterExplained,
): readonly ExplainedValue[] {
  const stats = statsOf(scene, figure);
  const move = stats?.move ?? 0;
  const bonus = (of: 'shield' | 'retaliate') =>
    figure.bonuses.filter(({ is }) => is === of).reduce((sum, { value }) => sum + value, 0);
  return [
    made('hp', part('base', figure.maxHp), part('wounds', figure.hp - figure.maxHp)),
    made('move', part('base', move), part('card', explained.move - move)),
    made('shield', part('base', stats?.shield ?? 0), part('bonus', bonus('shield'))),
    made('retaliate', part('base', stats?.retaliate ?? 0), part('bonus', bonus('retaliate'))),
  ].filter(({ of, total }) => total > 0 || of === 'move');
}

/** An attack before its modifier card is drawn. [gh/monsters.41] */
export const blowValue = ({ value, parts }: Pick<ExpectedBlow, 'value' | 'parts'>): ExplainedValue => ({
  of: 'attack',
  total: value,
  parts: parts.map(({ of, value: by }) => part(of, by)),
});
