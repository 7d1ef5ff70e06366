import { type Fact, type GloomKinds, gloomhaven } from '@tavolo/gloomhaven';
import type { Plot, Witness } from './whole-story.ts';

/** What a whole scenario is to show. */
type Sight = 'archer-steps-away' | 'summon' | 'negated' | 'door-in-mid-move' | 'victory';

export const dungeonPlot: Plot<GloomKinds, Sight> = {
  game: gloomhaven,
  wanted: ['archer-steps-away', 'summon', 'negated', 'door-in-mid-move', 'victory'],
  witness: () => new DungeonWitness(),
  isAdventurous: (sight, question) => sight !== 'victory' && question === 'move-to',
  looks: 120,
};

type FigureOnMap = GloomKinds['State']['figures'][number];

/** Follows who stands where and aims at whom. */
class DungeonWitness implements Witness<GloomKinds, Sight> {
  readonly #figures = new Map<string, FigureOnMap>();
  readonly #hexes = new Map<string, string>();
  readonly #focus = new Map<string, string>();
  #walker: string | null = null;

  /** Sees who stands where before an answer. */
  look({ figures }: GloomKinds['State']): void {
    for (const figure of figures) {
      this.#figures.set(figure.id, figure);
      this.#hexes.set(figure.id, figure.hex);
    }
  }

  /** Hears what came of the answer. */
  sightsIn(facts: readonly Fact[]): readonly Sight[] {
    this.#walker = null;
    return [...new Set(facts.flatMap((fact) => this.#sightOf(fact) ?? []))];
  }

  #sightOf(fact: Fact): Sight | null {
    switch (fact.is) {
      case 'focused':
        this.#focus.set(fact.figure, fact.on);
        return null;
      case 'door-opened':
        return fact.by !== null && fact.by === this.#walker ? 'door-in-mid-move' : null;
      case 'moved':
        return this.#sightOfMove(fact);
      case 'negated':
        return 'negated';
      case 'appeared':
        return fact.how === 'summoned' ? 'summon' : null;
      case 'scenario-ends':
        return fact.outcome === 'success' ? 'victory' : null;
      default:
        return null;
    }
  }

  #sightOfMove({ figure, path, how }: Extract<Fact, { is: 'moved' }>): Sight | null {
    const [from, to] = [this.#hexes.get(figure) ?? '', path.at(-1) ?? ''];
    this.#hexes.set(figure, to);
    if (how !== 'walk') return null; // pushed or pulled
    this.#walker = figure;
    const { type, rank } = this.#figures.get(figure) ?? { type: '', rank: '' };
    const target = this.#hexes.get(this.#focus.get(figure) ?? '');
    const isAway = target !== undefined && steps(to, target) > steps(from, target);
    return isAway && type === 'bandit-archer' && rank === 'elite' ? 'archer-steps-away' : null;
  }
}

function steps(one: string, other: string): number {
  const [q = 0, r = 0] = one.split(',').map(Number);
  const [otherQ = 0, otherR = 0] = other.split(',').map(Number);
  const [dq, dr] = [q - otherQ, r - otherR];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}
