/** A place on the board. */
export type SpaceId = string & { readonly space: unique symbol };
/** One of the four characters. */
export type CharacterId = string & { readonly character: unique symbol };
/** A title of an ability deck; its copies are all the same. */
export type AbilityId = string & { readonly ability: unique symbol };
/** A challenge card, whichever of its sides is up: an encounter or an event, and the item on its back. */
export type CardId = string & { readonly card: unique symbol };
export type QuestId = string & { readonly quest: unique symbol };
export type TrophyId = string & { readonly trophy: unique symbol };
