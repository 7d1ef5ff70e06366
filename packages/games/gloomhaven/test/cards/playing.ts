import { axialOf, hexId, looseOrientations, orientations, plus } from '@tavolo/hexes';
import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import { placementIn } from '../../options.ts';
import type { QuestionName } from '../../questions.ts';
import { elementsThere } from '../../rules/abilities/elements.ts';
import { endRoundBonuses } from '../../rules/cards/lasting.ts';
import { cardOf, retire } from '../../rules/cards/piles.ts';
import { theFigure, theHero } from '../../rules/figures.ts';
import { actByItself } from '../../rules/turns/monster-turn.ts';
import { endTurn, startTurn } from '../../rules/turns/turn-edges.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Area } from '../../vocabulary/area.ts';
import type { Half } from '../../vocabulary/class-cards.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Cast, Setting } from '../scene/cast.ts';
import type { Drawing } from '../scene/drawing.ts';
import { type HexScene, rule } from '../scene/index.ts';

/** A scene as a test of a card gives it. */
export type Given = { readonly map: Drawing; readonly cast: Cast } & Setting;

type Played = { readonly card: CardId; readonly half: 'top' | 'bottom' };

/** The half of a card that a title begins with: `trample top: …`. */
export function titled(title: string): Played {
  const [, card = '', half] = /^([a-z-]+) (top|bottom): /.exec(title) ?? [];
  const found = content.cards.get(card as CardId); // titles write ids
  if (found === undefined || (half !== 'top' && half !== 'bottom')) throw new Error(`no card in ${title}`);
  return { card: found.id, half };
}

/** A half of a card as a test: the first of the cast plays what its title begins with. */
export function cardRule(title: string, given: Given, play: (scene: HexScene) => void): void {
  const { card, half } = titled(title);
  const [first = ''] = Object.keys(given.cast);
  rule(title, given, (scene) => {
    scene.plays(first, card, half);
    play(scene);
  });
}

/** Whoever has the card. */
function ownerOf(scene: HexScene, card: string): Hero {
  const hero = scene.state.heroes.find(({ pool }) => pool.some((id) => id === card));
  if (hero === undefined) throw new Error(`nobody has ${card}`);
  return hero;
}

function pileOf({ discard, lost, active, hand, picked }: Hero, card: string): string {
  const piles = { discard, lost, hand, picked, active: active.map((it) => it.card) };
  const [pile = 'nowhere'] = Object.entries(piles).flatMap(([name, ids]) =>
    ids.some((id) => id === card) ? [name] : [],
  );
  return pile;
}

/** What a card leaves behind; `elements` are all that are there or will be at the end of the turn. */
export type Left = {
  readonly pile?: 'discard' | 'lost' | 'active' | 'hand';
  readonly xp?: number;
  readonly elements?: readonly string[];
};

/** Where the card lies now, the experience of its owner and the elements. */
export function leaves(
  scene: HexScene,
  card: string,
  { pile = 'discard', xp = 0, elements = [] }: Left,
): void {
  const owner = ownerOf(scene, card);
  const created = scene.state.turn?.infused ?? [];
  const there = [...elementsThere(scene.state), ...created];
  expect({ pile: pileOf(owner, card), xp: owner.xp, elements: there }).toEqual({
    pile,
    xp,
    elements,
  });
}

/** The hit points of figures by their letters; 0: it is not there any more. */
export const hpOf = (scene: HexScene, letters: string): readonly number[] =>
  [...letters].map((letter) => (scene.isThere(letter) ? scene.the(letter).hp : 0));

/** The conditions of a figure. */
export const conditionsOf = (scene: HexScene, letter: string): readonly string[] =>
  scene.the(letter).conditions.map(({ is }) => is);

/** The hexes of the first row of a map after its first one. */
export const row = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => `${n + 1},0`);

/** A row of hexes with floor beside it, so that all see each other. */
export const inSight = (line: string): readonly string[] => [line, ` ${'.'.repeat(line.length)}`];

/** One question: what is answered, and what else was offered. */
export function asked(
  scene: HexScene,
  name: QuestionName,
  answer: string,
  ...others: readonly string[]
): void {
  scene.asks('ana', name, answer, ...others).answer(answer);
}

/** What lasts for the round ends. */
export const roundIsOver = (scene: HexScene): void =>
  scene.perform((g) => {
    endRoundBonuses(g);
    return undefined;
  });

/** The card stays active to the end of the round and no longer. */
export function endsWithRound(scene: HexScene, card: string, left: Left): void {
  scene.settles(() => leaves(scene, card, { ...left, pile: 'active' }));
  roundIsOver(scene);
  scene.settles(() => leaves(scene, card, left));
}

/** The card stays active until its player ends it. */
export function staysUntilEnded(scene: HexScene, card: string, left: Left): void {
  roundIsOver(scene);
  scene.settles(() => leaves(scene, card, { ...left, pile: 'active' }));
  const { id } = ownerOf(scene, card);
  scene.perform((g) => {
    const hero = theHero(g.state, id);
    const active = hero.active.find((it) => it.card === card);
    if (active !== undefined) retire(g, hero, active);
    return undefined;
  });
  scene.settles(() => leaves(scene, card, left));
}

const areaOf = ({ abilities }: Half): Area => {
  for (const it of abilities) if ('area' in it && it.area !== undefined) return it.area;
  throw new Error('the half has no area');
};

type Laying = { readonly option: string; readonly hexes: string };

/** The ways to lay the area of a card that are offered now. */
function layings(scene: HexScene, title: string): readonly Laying[] {
  const { card, half } = titled(title);
  const area = areaOf(cardOf({ content, state: scene.state }, card)[half]);
  const shapes = (area.from === 'self' ? orientations : looseOrientations)(area.hexes, true);
  const { options } = scene.asksAbout('ana', 'attack-target').question;
  return options.flatMap((option) => {
    const placed = placementIn(option);
    if (placed === null) return [];
    const hexes = (shapes[placed.way] ?? []).map((it) => hexId(plus(axialOf(placed.origin) ?? [0, 0], it)));
    return [{ option, hexes: hexes.sort().join(' ') }];
  });
}

const hexesUnder = (scene: HexScene, letters: string): string =>
  [...letters]
    .map((it) => scene.at(it))
    .sort()
    .join(' ');

/** The area of the card is laid over exactly the hexes of these letters, one of so many ways to lay it. */
export function laysOver(scene: HexScene, title: string, letters: string, ways?: number): void {
  const offered = layings(scene, title);
  const fit = offered.find(({ hexes }) => hexes === hexesUnder(scene, letters));
  if (ways !== undefined) expect(offered).toHaveLength(ways);
  if (fit === undefined) throw new Error(`no area lies over ${letters}: ${JSON.stringify(offered)}`);
  scene.asksAbout('ana', 'attack-target').answer(fit.option);
}

/** The area of the card can't be laid over the hexes of these letters. */
export function cannotLayOver(scene: HexScene, title: string, letters: string): void {
  expect(layings(scene, title).map(({ hexes }) => hexes)).not.toContain(hexesUnder(scene, letters));
}

/** These enemies, and no others, are attacked, in this order. */
export function attacksInOrder(scene: HexScene, letters: string): void {
  for (let at = 0; at < letters.length - 1; at++) {
    const [next, ...others] = [...letters.slice(at)].map((it) => scene.id(it));
    asked(scene, 'attack-target', next ?? '', ...others);
  }
}

/** A turn of a character in which it does nothing. */
export function passesTurn(scene: HexScene, letter: string): void {
  const id = scene.id(letter);
  scene.perform(function* (g) {
    yield* startTurn(g, theFigure(g.state, id));
    yield* endTurn(g);
  });
}

/** The summon of this kind takes its turn. */
export function summonActs(scene: HexScene, type: string): void {
  const { id } = summonOf(scene, type);
  scene.perform((g) => actByItself(g, theFigure(g.state, id)));
}

/** The summon of this kind; it must be there. */
export function summonOf(scene: HexScene, type: string): Figure {
  const summon = scene.state.figures.find((it) => it.kind === 'summon' && it.type === type);
  if (summon === undefined) throw new Error(`there is no ${type}`);
  return summon;
}
