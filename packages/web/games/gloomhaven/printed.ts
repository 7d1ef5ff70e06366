import { content, objectionToPicks, type Texts, valueAt } from '@tavolo/gloomhaven';
import { scenarioOf } from '@tavolo/gloomhaven/map';
import type { OpenQuestion } from '@tavolo/kernel';
import type { GloomhavenKinds, GoalId, ItemId, ModifierId, SummonId, View } from './game.ts';
import { tableIn } from './seen-table.ts';

/** A line of a card, and a part of it. */
export type CardLine = ReturnType<Texts['cards']['item']>[number];
export type CardPart = CardLine[number];

/** What is said of a thing that is printed; nothing of what is not. */
const said = <Thing, Said>(thing: Thing | undefined, says: (thing: Thing) => Said, nothing: Said): Said =>
  thing === undefined ? nothing : says(thing);

export const itemLines = ({ cards }: Texts, id: ItemId): readonly CardLine[] =>
  said(content.items.get(id), cards.item, []);

export const summonLines = ({ cards }: Texts, id: string): readonly CardLine[] =>
  said(content.summons.get(id as SummonId), cards.summon, []); // any text can be asked for

/** What a battle goal asks for. */
export const goalText = ({ cards }: Texts, id: GoalId): string => said(content.goals.get(id), cards.goal, '');

/** A modifier card in a few letters: `+1`, `2×`. */
export const modifierFace = ({ cards }: Texts, id: ModifierId): string =>
  said(content.modifiers.get(id), (card) => cards.modifier(card).short, id);

/** What must be done to win, a sentence each. */
export const scenarioGoal = ({ cards }: Texts, view: View): readonly string[] =>
  cards.scenarioGoal(scenarioOf(tableIn(view)), valuingIn(view));

/** The special rules of the scenario, a sentence each. */
export const scenarioRules = ({ cards }: Texts, view: View): readonly string[] =>
  cards.scenarioRules(scenarioOf(tableIn(view)), valuingIn(view));

export const rewardsOf = ({ cards }: Texts, view: View): readonly string[] =>
  scenarioOf(tableIn(view)).rewards.map(cards.reward);

/** In numbers, once the level is known. */
const valuingIn = (view: View) =>
  view.round === 0
    ? undefined
    : (equation: Parameters<typeof valueAt>[1]) => String(valueAt({ view, content }, equation));

type Asked = {
  readonly view: View;
  readonly naming: Parameters<Texts['objection']>[1];
  readonly question: OpenQuestion<GloomhavenKinds>;
};

/** Why the rules would refuse these picks; `null`: nothing is known against them. */
export function objectionTo(
  texts: Texts,
  { view, naming, question }: Asked,
  picked: readonly string[],
): string | null {
  const objection = objectionToPicks({ view, content }, question, picked);
  return objection === null ? null : texts.objection(objection, naming);
}
