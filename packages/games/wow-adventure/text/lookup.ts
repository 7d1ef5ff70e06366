/** What is printed, found by the ids that facts, questions and options carry. */
import type { Ability } from '../vocabulary/abilities.ts';
import type { ChallengeCard, Item } from '../vocabulary/challenge-cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { Choice, Cost, Effect } from '../vocabulary/effects.ts';
import type { AbilityId, CardId, QuestId, SpaceId } from '../vocabulary/ids.ts';
import type { Power } from '../vocabulary/powers.ts';
import type { Objective } from '../vocabulary/quests.ts';
import { type Discovery, levels } from '../vocabulary/terms.ts';
import type { NamedHero } from './naming.ts';

const cardIn = ({ challenge }: Content, id: string): ChallengeCard | null =>
  challenge.get(id as CardId) ?? null; // looked up only

/** What names the item on a card. */
export const itemOn = (content: Content, card: string): string => cardIn(content, card)?.item?.id ?? card;

/** What names the encounter on a card: on its front, or on the back of an event. */
export function foeOn(content: Content, card: string): string {
  const found = cardIn(content, card);
  const back = found?.event?.back;
  return found?.foe?.id ?? (back?.is === 'foe' ? back.foe.id : card);
}

/** What names the encounter printed in a space; `null`: nobody stands there. */
export const foeAt = ({ board }: Content, space: string): string | null =>
  board.spaces.get(space as SpaceId)?.encounter?.foe?.id ?? null; // looked up only

/** What an ability card was laid on: an item, or else whatever the id says. */
export const isLaidOnWeapon = ({ abilities }: Content, ability: AbilityId): boolean =>
  abilities.get(ability)?.attach?.at.includes('weapon') === true;

/** Whether an ability card lies in a space, not on the encounter that is printed there. */
export const isLaidInSpace = ({ abilities }: Content, ability: AbilityId): boolean =>
  abilities.get(ability)?.attach?.at.includes('space') === true;

/** What a card costs: energy, and whatever else is printed on it. */
export function costsOf({ abilities }: Content, id: string): readonly Cost[] {
  const ability = abilities.get(id as AbilityId); // looked up only
  if (ability === undefined) return [];
  const energy: readonly Cost[] = ability.cost === 0 ? [] : [{ is: 'energy', n: ability.cost }];
  return [...energy, ...ability.alsoCosts];
}

/** The power that a hero would use, by the key that an option has for it: `life-tap`, `fine-longbow`. */
export const usedPower = (content: Content, hero: NamedHero | null, key: string): Power | null =>
  powersOf(content, hero, key).find(({ may }) => may === true) ?? null;

/** A power that works by itself, by its key: `chill`, `wolf-tooth-dagger#1`, `corruption@2#0`. */
export function forcedPower(content: Content, hero: NamedHero | null, key: string): Power | null {
  const nth = Number(key.split('#')[1] ?? 0);
  return powersOf(content, hero, key)[nth] ?? null;
}

/** What has a power, by the power's key. */
export const wielderIn = (key: string): string => key.replace(/[@#].*$/, '');

function powersOf(content: Content, hero: NamedHero | null, key: string): readonly Power[] {
  const source = wielderIn(key);
  const ability = content.abilities.get(source as AbilityId); // looked up only
  if (ability !== undefined) return everyLevelOf(ability, key.includes('@') ? 'attached' : 'powers');
  const card = cardIn(content, source);
  const item = card?.item ?? itemCalled(content, source);
  if (key.includes('#') && item?.id !== source && card?.event == null) return foePowers(content, source);
  const token = content.discoveries.get(source as Discovery); // looked up only
  const printed = card?.event == null ? item?.powers : [...card.event.powers, ...(item?.powers ?? [])];
  return printed ?? token?.powers ?? ownPowers(content, hero, source);
}

/** What is on an ability card, with what each level adds. */
const everyLevelOf = (ability: Ability, part: 'powers' | 'attached'): readonly Power[] => [
  ...ability[part],
  ...levels.flatMap((level) => (level === 'grey' ? [] : (ability.improved[level]?.[part] ?? []))),
];

const itemCalled = ({ challenge }: Content, id: string): Item | null =>
  [...challenge.values()].find(({ item }) => item?.id === id)?.item ?? null;

/** The powers of this name on the side of the character card that is up. */
function ownPowers({ characters }: Content, hero: NamedHero | null, name: string): readonly Power[] {
  if (hero === null) return [];
  const card = characters.get(hero.character)?.cards[hero.level];
  const side = hero.reversed ? card?.reverse : card?.starting;
  return (side?.powers ?? []).filter((power) => power.name === name);
}

/** A side of a choice, and whether it is an encounter that leaves it to the hero. */
export type FoundChoice = { readonly choice: Choice; readonly byFoe: boolean };

/** What an option of a choice does; `null`: nothing of that name offers it. */
export function choiceIn(content: Content, source: string, id: string): FoundChoice | null {
  const byFoe = foePowers(content, source);
  for (const found of choicesIn(byFoe.flatMap((power) => power.do)))
    if (found.id === id) return { choice: found, byFoe: true };
  for (const found of choicesIn(effectsOf(content, source)))
    if (found.id === id) return { choice: found, byFoe: false };
  return null;
}

/** The powers of an encounter, wherever it is printed. */
const foePowers = ({ challenge, board }: Content, foe: string): readonly Power[] => [
  ...[...challenge.values()].flatMap((card) => (card.foe?.id === foe ? card.foe.powers : [])),
  ...[...challenge.values()].flatMap(({ event }) =>
    event?.back.is === 'foe' && event.back.foe.id === foe ? event.back.foe.powers : [],
  ),
  ...[...board.spaces.values()].flatMap(({ encounter }) =>
    encounter?.foe?.id === foe ? encounter.foe.powers : [],
  ),
];

function effectsOf(content: Content, source: string): readonly Effect[] {
  const ability = content.abilities.get(source as AbilityId); // looked up only
  const event = cardIn(content, source)?.event;
  const powers = itemCalled(content, source)?.powers ?? [];
  return [...(ability?.do ?? []), ...(event?.resolve.do ?? []), ...powers.flatMap((power) => power.do)];
}

const choicesIn = (effects: readonly Effect[]): readonly Choice[] =>
  effects.flatMap((effect) => (effect.is === 'choose' ? effect.of : choicesIn(heldIn(effect))));

function heldIn(effect: Effect): readonly Effect[] {
  if (effect.is === 'when' || effect.is === 'each') return effect.do;
  return effect.is === 'roll' ? effect.rows.flatMap((row) => row.do) : [];
}

/** An objective of a quest, and how much of it there is to do. */
export function objectiveOf(
  { quests }: Content,
  quest: QuestId,
  nth: number,
): { readonly objective: Objective; readonly of: number } | null {
  const objective = quests.get(quest)?.objectives[nth];
  return objective === undefined ? null : { objective, of: 'n' in objective ? objective.n : 1 };
}

/** The winners' valor, and what the others had, the most first. */
export function finalValor(
  winners: readonly string[],
  valor: { readonly [seat: string]: number },
): { readonly most: number; readonly others: readonly { readonly seat: string; readonly valor: number }[] } {
  const others = Object.entries(valor)
    .map(([seat, had]) => ({ seat, valor: had }))
    .filter(({ seat }) => !winners.includes(seat))
    .sort((one, other) => other.valor - one.valor);
  return { most: Math.max(0, ...Object.values(valor)), others };
}
