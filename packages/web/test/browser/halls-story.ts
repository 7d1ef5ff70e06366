import type { Seat } from '@tavolo/kernel';
import {
  content,
  type Fact,
  type MachinaKinds,
  machinaArcana,
  type SpaceId,
  type Terrain,
  terrainOf,
} from '@tavolo/machina-arcana';
import type { Plot, Witness } from './whole-story.ts';

/** What may be wanted of a whole game. */
type Sight =
  /** A tile scrolls off and takes a monster with it. */
  | 'scroll'
  /** Somebody finds a keg, rolls it out beside a barrel, and a blast sets off both. */
  | 'keg'
  | 'beside'
  | 'chain'
  /** Somebody is moved into a pit. */
  | 'pit'
  /** Somebody in one browser pays for somebody in the other. */
  | 'support'
  | 'exit'
  /** A person rolls for an attack. */
  | 'attack'
  | 'death'
  | 'fourth-chapter'
  | 'endgame'
  | 'victory'
  /** The next scenario of a campaign begins with what somebody has kept. */
  | 'handed-on'
  | 'end';

/** What each browser's seats are, to tell whose support comes from the other. */
type Screens = readonly (readonly Seat[])[];

/** Sights that people bring about wherever they can; the others come of playing sensibly. */
const sought: readonly Sight[] = ['keg', 'beside', 'chain', 'pit', 'scroll', 'support', 'exit', 'death'];
const deeds: readonly string[] = [
  'deck',
  'act',
  'target',
  'where',
  'how-far',
  'choice',
  'support',
  'monster-act',
];

/** What comes within so many answers, or is not worth waiting for. */
const soon: { readonly [S in Sight]?: number } = { keg: 12, beside: 80, chain: 60, pit: 120 };

/** A plot in which all this is to be seen. A victory is rare, and many looks at a short game are needed to find one. */
export const hallsPlot = (
  wanted: readonly Sight[],
  screens: Screens,
  looks = 4,
): Plot<MachinaKinds, Sight> => ({
  game: machinaArcana,
  wanted,
  witness: () => new HallsWitness(screens),
  isAdventurous: () => false,
  looks,
  within: (sight) => soon[sight] ?? Number.POSITIVE_INFINITY,
  attempts: (sight, { name, options }, trail) => {
    if (!sought.includes(sight) || !deeds.includes(name)) return [];
    if (name !== 'act') return options;
    if (trail.length === 0) return options.filter(isTried);
    return trail.at(-1)?.startsWith('move:') === true ? options.filter(isDeed) : [];
  },
});

/** Nothing that is looked for comes of waiting, nor of a walk alone: of one that leads to where more can be done. */
const isTried = (option: string): boolean => !/^(?:close:|drop:|end$|let-others$)/.test(option);
const isDeed = (option: string): boolean => isTried(option) && !option.startsWith('move:');

/** The item that becomes a barrel. */
const keg = 'powder-keg';

type Before = Pick<MachinaKinds['State'], 'explorers' | 'chapters'> & { readonly terrain: Terrain };

/** Follows who sits where, and which chapter is open. */
class HallsWitness implements Witness<MachinaKinds, Sight> {
  readonly #screens: Screens;
  #before: Before | null = null;

  constructor(screens: Screens) {
    this.#screens = screens;
  }

  look(state: MachinaKinds['State']): void {
    const { explorers, chapters } = state;
    this.#before = { explorers: explorers.slice(), chapters, terrain: terrainOf({ state, content }) };
  }

  sightsIn(facts: readonly Fact[]): readonly Sight[] {
    const told = new Set(facts.map(({ is }) => is));
    const seen: readonly (readonly [Sight, boolean])[] = [
      ['scroll', told.has('scrolled-off') && told.has('banished') && !told.has('left-the-map')],
      ['keg', facts.some((fact) => fact.is === 'gained-item' && fact.item === keg)],
      ['beside', facts.some((fact) => fact.is === 'changed-space' && this.#hasBarrelBeside(fact.at))],
      ['chain', facts.filter(({ is }) => is === 'exploded').length > 1],
      ['pit', facts.some((fact) => fact.is === 'displaced' && this.#isPit(fact.to))],
      ['support', facts.some((fact) => fact.is === 'supported' && this.#isAcross(fact))],
      ['exit', told.has('left-the-map')],
      ['attack', facts.some((fact) => fact.is === 'rolled' && this.#isExplorer(fact.by))],
      ['death', told.has('died')],
      ['fourth-chapter', this.#begins(facts, 3)],
      ['endgame', this.#begins(facts, -1)],
      ['victory', told.has('won')],
      ['handed-on', told.has('won') && told.has('kept-items')],
      ['end', told.has('won') || told.has('lost-game')],
    ];
    return seen.flatMap(([sight, isSeen]) => (isSeen ? [sight] : []));
  }

  #isPit(at: SpaceId): boolean {
    const terrain = this.#before?.terrain;
    return terrain !== undefined && terrain.cell(at) >= 0 && terrain.kind(terrain.cell(at)) === 'pit';
  }

  #hasBarrelBeside(at: SpaceId): boolean {
    const terrain = this.#before?.terrain;
    if (terrain === undefined) return false;
    const [cell, all] = [terrain.cell(at), Array.from({ length: terrain.cells }, (_, one) => one)];
    return all.some(
      (one) =>
        terrain.kind(one) === 'barrel' && terrain.token(one) === null && terrain.areAdjacent(one, cell),
    );
  }

  #isExplorer(id: string | null): boolean {
    return this.#before?.explorers.some(({ explorer }) => explorer === id) === true;
  }

  #isAcross({ by, explorer }: Extract<Fact, { readonly is: 'supported' }>): boolean {
    const screenOf = (id: string): number => {
      const seat = this.#before?.explorers.find((one) => one.explorer === id)?.seat;
      return this.#screens.findIndex((seats) => seat !== undefined && seats.includes(seat));
    };
    return screenOf(by) !== screenOf(explorer);
  }

  /** Whether the chapter at this place begins, the last at -1. */
  #begins(facts: readonly Fact[], place: number): boolean {
    const chapter = this.#before?.chapters.at(place);
    return facts.some((fact) => fact.is === 'chapter-began' && fact.chapter === chapter);
  }
}
