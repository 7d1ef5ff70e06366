import type { Box, FigureView, GloomKinds, View } from '@tavolo/gloomhaven';

export type { Fact, FigureView, HeroView, PieceView, View } from '@tavolo/gloomhaven';
export type GloomhavenKinds = GloomKinds;

/*
 * What is printed, by the names that the game has for it. All of it is found in the box.
 */
type Id<Things> = Things extends ReadonlyMap<infer Key, unknown> ? Key : never;
type Printed<Things> = Things extends ReadonlyMap<unknown, infer Thing> ? Thing : never;

export type ClassId = Id<Box['classes']>;
export type ClassMat = Printed<Box['classes']>;
export type CardId = Id<Box['cards']>;
export type ClassCard = Printed<Box['cards']>;
type Half = ClassCard['top'];
export type ItemId = Id<Box['items']>;
export type Item = Printed<Box['items']>;
export type GoalId = Id<Box['goals']>;
export type ModifierId = Id<Box['modifiers']>;
export type MonsterId = Id<Box['monsters']>;
export type Monster = Printed<Box['monsters']>;
export type Stats = Extract<Monster['stats'], { readonly boss: unknown }>['boss'][number];
export type SummonId = Id<Box['summons']>;
type Ability = Half['abilities'][number];
export type Area = NonNullable<Extract<Ability, { readonly do: 'attack' }>['area']>;

export type FigureId = FigureView['id'];
export type DeckView = View['decks'][number];
export type MonsterDeckView = View['monsterDecks'][number];
