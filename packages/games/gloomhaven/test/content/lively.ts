import { distance, hexId } from '@tavolo/hexes';
import { thinkingChance } from '@tavolo/kernel';
import { content } from '../../content/content.ts';
import { elements } from '../../vocabulary/terms.ts';
import type { Cast, HeroLead, OtherLead, Setting } from '../scene/cast.ts';
import type { Drawing } from '../scene/drawing.ts';
import { HexScene } from '../scene/index.ts';

/** What lies about, and floor between it; figures come on top. */
const lying = [...'OOOOOTTT$$$CHDD..........'];
const [rows, columns] = [8, 11];
const middle = [Math.floor(columns / 2) - 2, 4] as const;

/** The foes of a lively scene: some weak, some strong, some near death, some of the dead. */
const foes: Cast = {
  g: { monster: 'bandit-guard', conditions: ['stun'] },
  h: { monster: 'bandit-guard', rank: 'elite', conditions: ['poison', 'muddle'] },
  k: { monster: 'bandit-guard', hp: 3 },
  a: { monster: 'bandit-archer', hp: 2 },
  l: { monster: 'living-bones', conditions: ['wound'] },
  c: { monster: 'living-corpse', rank: 'elite' },
};

/** The cards that those foes act on. */
const shown = {
  guard: 'guard-4',
  archer: 'archer-4',
  'living-bones': 'living-bones-4',
  'living-corpse': 'living-corpse-4',
};

/** A map with the first of the cast in its middle, and everybody and everything else around, the nearer the likelier. */
function drawn(letters: readonly string[], seed: string): Drawing {
  const [first = '', ...others] = letters;
  const chance = thinkingChance(seed);
  const things = chance.shuffle([...lying]);
  const marks = chance
    .shuffle([...others])
    .flatMap((letter) => [letter, things.pop() ?? '.'])
    .concat(things);
  const cells = Array.from({ length: rows * columns }, (_, n) => {
    const [row, column] = [Math.floor(n / columns), n % columns];
    return { row, column, cell: [column - (row - (row & 1)) / 2, row] as const };
  });
  const far = new Map(cells.map(({ cell }) => [hexId(cell), distance(cell, middle) + chance.below(3)]));
  const near = cells
    .filter(({ cell }) => distance(cell, middle) > 0)
    .sort((one, other) => (far.get(hexId(one.cell)) ?? 0) - (far.get(hexId(other.cell)) ?? 0));
  const at = new Map(near.slice(0, marks.length).map(({ cell }, n) => [hexId(cell), marks[n] ?? '.']));
  at.set(hexId(middle), first);
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((it) => it.row === row)
      .map(({ cell }) => at.get(hexId(cell)) ?? '.')
      .join(''),
  );
}

/** Every modifier that the perks of a class can bring, some plain ones, a blessing and a curse. */
function deckOf(name: string): readonly string[] {
  const perks = [...content.classes.values()].find(({ id }) => id === name)?.perks ?? [];
  const added = perks.flatMap(({ add = [] }) => add.map(({ card }): string => card));
  return [...new Set(added), '+0', '+1', '-1', 'x2', 'null', 'bless', 'curse', ...Array(20).fill('+0')];
}

const handOf = (name: string, without: string): readonly string[] =>
  [...content.cards.values()]
    .filter((card) => card.class === name && card.id !== without)
    .map(({ id }) => id);

/** A character with cards in every pile, and with what else is said. */
export function hero(name: string, without = '', more: Partial<HeroLead> = {}): HeroLead {
  const cards = handOf(name, without);
  return {
    ...{ class: name, level: 9, hp: 9, deck: deckOf(name), conditions: ['poison'] },
    ...{ hand: cards.slice(0, 4), discard: cards.slice(4, 8), lost: cards.slice(8, 10) },
    ...more,
  };
}

/** Something to refresh. */
export const emptied = [
  { item: 'winged-shoes', state: 'spent' },
  { item: 'minor-power-potion', state: 'consumed' },
] as const;

type Actor = HeroLead | OtherLead;
/** A summon that follows a character. */
const summonOf = (actor: Actor): Cast =>
  'class' in actor ? { w: { summon: 'jade-falcon', owner: 'b' } } : {};

type Company = { readonly with?: Cast; readonly setting?: Setting };

/**
 * A scene full of enemies, allies, obstacles, traps, coins and elements around one figure, called `b`; another hero is
 * `s`. The same seed gives the same scene.
 */
export function lively(
  actor: Actor,
  seed: string,
  { with: others = {}, setting = {} }: Company = {},
): HexScene {
  const ally = 'class' in actor && actor.class === 'brute' ? 'scoundrel' : 'brute';
  const cast: Cast = {
    b: actor,
    s: hero(ally, '', { hp: 5, items: emptied }),
    ...foes,
    ...summonOf(actor),
    ...others,
  };
  const heroes = Object.values(cast).flatMap((it) => ('class' in it ? [it.class] : []));
  const luck = Object.fromEntries([...heroes, 'monsters'].map((owner) => [`modifiers ${owner}`, []]));
  const strong = Object.fromEntries(elements.map((element) => [element, 'strong'] as const));
  const map = drawn(Object.keys(cast), seed);
  const turn = setting.phase === undefined ? { turn: 'b' } : {};
  const given = { cards: shown, elements: strong, level: 2, ...turn, script: luck, ...setting };
  return new HexScene(map, cast, given, 'straight');
}
