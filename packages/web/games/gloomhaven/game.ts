import type { Content, FigureView, GloomKinds, View } from '@tavolo/gloomhaven';

export type { Fact, FigureView, HeroView, PieceView, View } from '@tavolo/gloomhaven';
export type GloomhavenKinds = GloomKinds;

/*
 * What is printed, by the names that the game has for it. All of it is found in the box.
 */
type Id<Things> = Things extends ReadonlyMap<infer Key, unknown> ? Key : never;
type Printed<Things> = Things extends ReadonlyMap<unknown, infer Thing> ? Thing : never;

export type ClassId = Id<Content['classes']>;
export type ClassMat = Printed<Content['classes']>;
export type CardId = Id<Content['cards']>;
export type ClassCard = Printed<Content['cards']>;
type Half = ClassCard['top'];
export type ItemId = Id<Content['items']>;
export type Item = Printed<Content['items']>;
export type GoalId = Id<Content['goals']>;
export type ModifierId = Id<Content['modifiers']>;
export type MonsterId = Id<Content['monsters']>;
export type Monster = Printed<Content['monsters']>;
export type Stats = Extract<Monster['stats'], { readonly boss: unknown }>['boss'][number];
export type SummonId = Id<Content['summons']>;
type Ability = Half['abilities'][number];
export type Area = NonNullable<Extract<Ability, { readonly do: 'attack' }>['area']>;

export type FigureId = FigureView['id'];
export type DeckView = View['decks'][number];
export type MonsterDeckView = View['monsterDecks'][number];
