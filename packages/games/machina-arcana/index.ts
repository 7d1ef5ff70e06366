export { content } from './content/content.ts';
export type { Fact } from './facts.ts';
export { machinaArcana } from './game.ts';
export type { MachinaKinds } from './kinds.ts';
export { openExits, squaresOf } from './map/exits.ts';
export type { DoorId } from './map/ground.ts';
export { pricesSeen } from './onlooker/acts-seen.ts';
export { chanceSeen, defenceSeen } from './onlooker/attack-odds.ts';
export { type CampaignSeen, campaignSeen } from './onlooker/campaign-seen.ts';
export { chapterSeen, type GoalSeen, goalSeen } from './onlooker/chapter-seen.ts';
export { horrorChance, spawnChance, threatSteps } from './onlooker/checks-seen.ts';
export { type Intention, intentionsOf, lossAhead, lossAt } from './onlooker/intentions.ts';
export { diesBySealing } from './onlooker/sacrifices.ts';
export { toneOf } from './onlooker/tones.ts';
export { type UnitSeen, unitSeen, type ValueSeen } from './onlooker/unit-seen.ts';
export { type Placement, type PlacementOption, readOption, readPlacement } from './options.ts';
export { wornAfter } from './rules/inventory/arranging.ts';
export { socketOn } from './rules/inventory/joining.ts';
export { actionSpaces, type Laying, Terrain, terrainOf } from './rules/map/terrain.ts';
export type { Act } from './rules/turn/actor.ts';
export { wornTogether } from './rules/units.ts';
export type { Part } from './rules/values/values.ts';
export type { Worn } from './state.ts';
export { textsForAnyBoard } from './text/for-any-board.ts';
export { type Naming, namingOf } from './text/naming.ts';
export type { Texts } from './text/texts.ts';
export type { View } from './view.ts';
export type { Ability } from './vocabulary/abilities.ts';
export type { Chapter, EventCard, Explorer, Item, Monster } from './vocabulary/cards.ts';
export type { Counter } from './vocabulary/conditions.ts';
export { beyond, exitSquares, type Side, sides, tileSize } from './vocabulary/faces.ts';
export type * from './vocabulary/ids.ts';
export { placeOf, type SpaceId, spaceId } from './vocabulary/places.ts';
export {
  type Class,
  type ItemType,
  itemTypes,
  type Keyword,
  type Socket,
  type SpaceKind,
} from './vocabulary/terms.ts';
