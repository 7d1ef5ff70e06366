import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import { type Condition, negativeConditions, type Token } from '../../vocabulary/terms.ts';
import { deckOf, shuffleIn } from '../attack/modifier-decks.ts';
import { has, heroOf, isObstacle, isOnMap, monsterOf } from '../figures.ts';

/** Gives a figure a condition; a second one only renews the first. [gh/conditions.2, gh/conditions.3] */
export function afflict(g: Gloom, figure: Figure, condition: Condition, by: FigureId | null): void {
  if (!isOnMap(g.state, figure)) return;
  if (isImmune(g, figure, condition)) {
    g.tell({ is: 'immune', figure: figure.id, condition }, 'gh/conditions.36');
    return;
  }
  const fresh = g.state.turn?.figure === figure.id;
  const isCard = condition === 'curse' || condition === 'bless';
  if (!isCard) place(figure, condition, fresh);
  g.tell({ is: 'condition', figure: figure.id, condition, by, fresh }, 'gh/conditions.3');
  if (isCard) shuffleIn(g, deckOf(g.state, figure), condition);
}

/** Received in the own turn, it lasts through the following one. [gh/conditions.5] */
function place(figure: Figure, is: Token, fresh: boolean): void {
  const known = figure.conditions.find((it) => it.is === is);
  if (known === undefined) figure.conditions.push({ is, fresh });
  else known.fresh = fresh;
}

/** A figure that draws from no deck has none to be cursed or blessed. [gh/conditions.24b, gh/conditions.36, gh/bosses.5, gh/special.9] */
function isImmune(g: Table, figure: Figure, condition: Condition): boolean {
  if (figure.kind === 'objective' && (condition === 'curse' || condition === 'bless')) return true;
  if (isObstacle(figure)) return negativeConditions.some((it) => it === condition);
  if (figure.kind === 'monster') return (monsterOf(g, figure).immune ?? []).includes(condition);
  const hero = heroOf(g.state, figure);
  if (hero === null) return false;
  return hero.items.some(({ item }) =>
    (g.content.items.get(item)?.uses ?? []).some(
      (use) => use.when === 'always' && (use.immune ?? []).includes(condition),
    ),
  );
}

const lasts: readonly Token[] = ['poison', 'wound'];

/** At the end of a figure's turn its tokens go, but for poison, wound and what it received in this turn. [gh/conditions.5] */
export function expireConditions(g: Gloom, figure: Figure): void {
  const ending = figure.conditions.filter(({ is, fresh }) => !(fresh || lasts.includes(is)));
  figure.conditions = figure.conditions
    .filter((it) => !ending.includes(it))
    .map(({ is }) => ({ is, fresh: false }));
  for (const { is } of ending) {
    g.tell({ is: 'condition-ends', figure: figure.id, condition: is }, 'gh/conditions.5');
  }
}

/** A heal takes them away. [gh/conditions.9, gh/conditions.11] */
export function cure(figure: Figure): readonly Token[] {
  const cured = lasts.filter((it) => has(figure, it));
  figure.conditions = figure.conditions.filter(({ is }) => !cured.includes(is));
  return cured;
}
