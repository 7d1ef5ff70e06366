import type { Ability } from '../vocabulary/abilities.ts';
import type { MapEncounter } from '../vocabulary/board.ts';
import type { EventSide, Foe, Item } from '../vocabulary/challenge-cards.ts';
import type { CardSide, Character } from '../vocabulary/characters.ts';
import type { Content, DiscoveryKind, Trophy } from '../vocabulary/content.ts';
import type { Quest } from '../vocabulary/quests.ts';
import type { Resource } from '../vocabulary/terms.ts';
import type { Line } from './card-parts.ts';
import { abilityLines } from './composing/abilities.ts';
import { foeLines, itemLines } from './composing/challenge-cards.ts';
import { namedPowerLines, sideLines } from './composing/characters.ts';
import { eventLines } from './composing/events.ts';
import { type QuestParts, questLines, questParts } from './composing/quests.ts';
import { discoveryLines, mapEncounterLines, resourceLines, trophyLines } from './composing/rewards.ts';
import { heroScene } from './composing/scenes.ts';
import type { CardPhrases } from './phrases/phrases.ts';
import type { SideNames } from './phrases/scene.ts';

/** What is printed on each thing of the box, in one language. */
export type CardLines = {
  abilityLines(ability: Ability): readonly Line[];
  foeLines(foe: Foe): readonly Line[];
  itemLines(item: Item): readonly Line[];
  eventLines(event: EventSide): readonly Line[];
  questLines(quest: Quest): readonly Line[];
  questParts(quest: Quest): QuestParts;
  sideLines(side: CardSide): readonly Line[];
  /** What one of its powers does. */
  powerLines(side: CardSide, name: string): readonly Line[];
  discoveryLines(discovery: DiscoveryKind): readonly Line[];
  resourceLines(resource: Resource): readonly Line[];
  mapEncounterLines(encounter: MapEncounter): readonly Line[];
  trophyLines(trophy: Trophy): readonly Line[];
};

/** The cards of a box in a language. Sides of character cards are found in the box, so that cards can name them. */
export function cardLinesIn(phrases: CardPhrases, { characters }: Content): CardLines {
  const sidesOf = (character: Character | undefined): SideNames | null =>
    character === undefined ? null : sideNames(phrases, character);
  const sceneOf = (side: CardSide) =>
    heroScene(sidesOf([...characters.values()].find((one) => hasSide(one, side))));
  return {
    abilityLines: (ability) => abilityLines(phrases, ability, heroScene(sidesOf(characters.get(ability.of)))),
    foeLines: (foe) => foeLines(phrases, foe),
    itemLines: (item) => itemLines(phrases, item),
    eventLines: (event) => eventLines(phrases, event),
    questLines: (quest) => questLines(phrases, quest),
    questParts: (quest) => questParts(phrases, quest),
    sideLines: (side) => sideLines(phrases, side, sceneOf(side)),
    powerLines: (side, name) => namedPowerLines(phrases, side, name, sceneOf(side)),
    discoveryLines: (discovery) => discoveryLines(phrases, discovery),
    resourceLines: (resource) => resourceLines(phrases, resource),
    mapEncounterLines: (encounter) => mapEncounterLines(phrases, encounter),
    trophyLines: (trophy) => trophyLines(phrases, trophy),
  };
}

/** The sides have the same names on the cards of all levels. */
const sideNames = ({ names }: CardPhrases, { cards }: Character): SideNames => ({
  starting: names.side(cards.grey.starting.id),
  reverse: names.side(cards.grey.reverse.id),
});

const hasSide = ({ cards }: Character, { id }: CardSide): boolean =>
  cards.grey.starting.id === id || cards.grey.reverse.id === id;
