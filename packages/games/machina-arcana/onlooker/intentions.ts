/** What monsters are going to do if nothing changes before their turns, as anybody at the table can tell. */
import { distance } from '@tavolo/squares';
import type { Table } from '../machina.ts';
import { forgetTurnOf, noteUse } from '../rules/abilities/uses.ts';
import { type AbilityChoice, monsterPrices } from '../rules/monsters/choice.ts';
import { decide } from '../rules/monsters/deciding.ts';
import { isCunning } from '../rules/monsters/mind.ts';
import { Situation } from '../rules/monsters/situation.ts';
import { monsterWith } from '../rules/units.ts';
import { abilityOf } from '../rules/values/in-force.ts';
import { figureOf, has } from '../rules/values/values.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import type { CardId, ExplorerId, MonsterId, UnitId } from '../vocabulary/ids.ts';
import { placeOf, type SpaceId } from '../vocabulary/places.ts';
import { chanceToHit } from './attack-odds.ts';
import { seenTable } from './seen-table.ts';

/** An ability that it will play. */
type PlaySeen = {
  readonly card: CardId;
  readonly ability: string;
  /** Whom it aims at, or all whom it reaches. */
  readonly on: readonly UnitId[];
  /** How likely an attack of it hits the first of them; `null`: it does not attack. */
  readonly chance: number | null;
};

export type Intention = {
  readonly monster: MonsterId;
  /** The explorer that it goes for; `null`: none. */
  readonly prey: ExplorerId | null;
  /** Steps to it; `null`: no way leads there. */
  readonly steps: number | null;
  /** The spaces that it will walk over, from its own on. */
  readonly way: readonly SpaceId[];
  readonly plays: readonly PlaySeen[];
  /** It will break or open a door. */
  readonly opensDoor: boolean;
};

/** Steps at most in a look ahead: no monster has more stamina. */
const mostActions = 14;
const noWay = 0xffff;

/** What all monsters of the queue will do, one after the other. `moved`: an explorer as if it stood elsewhere. */
export function intentionsOf(view: View, moved: Moved | null = null): readonly Intention[] {
  const g = tableToTry(view, moved);
  return view.monsters.map(({ monster }) => intentionIn(g, monster));
}

export type Moved = { readonly explorer: ExplorerId; readonly at: SpaceId };

/** The health that an explorer is likely to lose in the next monster phase. */
export const lossAhead = (intentions: readonly Intention[], explorer: ExplorerId): number =>
  intentions
    .flatMap(({ plays }) => plays)
    .filter(({ on }) => on.includes(explorer))
    .reduce((sum, { chance }) => sum + (chance ?? 0), 0);

/** The same, if the explorer ended its turn elsewhere. Monsters that are too far away to matter are left out. */
export function lossAt(view: View, moved: Moved): number {
  const near = view.monsters.filter(({ monster, at }) => isNear(view, monster, at, moved.at));
  if (near.length === 0) return 0;
  const g = tableToTry(view, moved);
  const intentions = near.map(({ monster }) => intentionIn(g, monster));
  return lossAhead(intentions, moved.explorer);
}

/** No ability reaches or jumps farther than this, whatever makes it reach farther. */
const farthestReach = 12;

/** Whether a monster could come so near, with all its stamina spent on steps, that an ability reaches. */
function isNear(view: View, monster: MonsterId, at: SpaceId, to: SpaceId): boolean {
  const stamina = figureOf(seenTable(view), monster, 'stamina');
  return distance(placeOf(at), placeOf(to)) <= stamina + farthestReach;
}

/** The table with as much of it copied as a look ahead changes. */
function tableToTry(view: View, moved: Moved | null): Table {
  const { state, content } = seenTable(view);
  const explorers = state.explorers.map((one) =>
    one.explorer === moved?.explorer ? { ...one, at: moved.at } : one,
  );
  const tried: State = {
    ...state,
    explorers,
    monsters: state.monsters.map((one) => ({ ...one })),
    uses: state.uses.map((one) => ({ ...one })),
    doors: [...state.doors],
    horrorMarkers: [...state.horrorMarkers],
  };
  return { state: tried, content };
}

function intentionIn(g: Table, id: MonsterId): Intention {
  const monster = monsterWith(g.state, id);
  const nothing = { monster: id, prey: null, steps: null, way: [], plays: [], opensDoor: false };
  if (monster === null || has(g, id, 'dazed')) return nothing;
  forgetTurnOf(g.state, id);
  const walker = new Walker(g, id);
  walker.act();
  const [first] = walker.preyAtFirst;
  return {
    monster: id,
    prey: first?.unit ?? null,
    steps: first === undefined || first.steps >= noWay ? null : first.steps,
    way: walker.way,
    plays: walker.plays,
    opensDoor: walker.opensDoor,
  };
}

const onWhom = ({ target, targets }: AbilityChoice): readonly UnitId[] =>
  target?.is === 'unit' ? [target.unit] : targets;

/** A monster that acts on a table on which nothing is rolled. */
class Walker {
  readonly #g: Table;
  readonly #id: MonsterId;
  #stamina: number;
  readonly way: SpaceId[] = [];
  readonly plays: PlaySeen[] = [];
  opensDoor = false;
  preyAtFirst: Situation['prey'] = [];

  constructor(g: Table, id: MonsterId) {
    this.#g = g;
    this.#id = id;
    const acting = g.state.acting?.monster === id ? g.state.acting.stamina : null;
    this.#stamina = acting ?? figureOf(g, id, 'stamina');
  }

  act(): void {
    for (let nth = 0; nth < mostActions; nth++) if (!this.#actOnce(nth)) return;
  }

  /** Whether it goes on. */
  #actOnce(nth: number): boolean {
    const monster = monsterWith(this.#g.state, this.#id);
    if (monster === null) return false;
    const situation = new Situation(this.#g, monster, this.#stamina);
    if (nth === 0) {
      this.preyAtFirst = situation.prey;
      this.way.push(monster.at);
    }
    const mind = { isCunning: isCunning(this.#g, this.#id), hasPlayed: this.plays.length > 0 };
    const { choice } = decide(situation, mind, situation.prey);
    switch (choice.is) {
      case 'end':
        return false;
      case 'step':
        monster.at = choice.to;
        this.way.push(choice.to);
        this.#stamina -= monsterPrices.step;
        return true;
      case 'door':
        this.opensDoor = true;
        this.#stamina -= monsterPrices[choice.how];
        this.#g.state.doors = this.#g.state.doors.filter(({ door }) => door !== choice.door);
        return true;
      case 'lever':
        return false;
      case 'ability':
        return this.#play(choice.card, choice.ability, onWhom(choice));
    }
  }

  #play(card: CardId, id: string, on: readonly UnitId[]): boolean {
    const { state, content } = this.#g;
    const ability = abilityOf(content, card, id);
    if (ability?.is !== 'active') return false;
    this.plays.push({ card, ability: id, on, chance: this.#chanceOf(card, id, on) });
    this.#stamina -= ability.cost.stamina ?? 0;
    if (ability.cost.marker === 'horror') state.horrorMarkers.push(card);
    noteUse(this.#g, this.#id, card, ability);
    return (ability.cost.stamina ?? 0) > 0;
  }

  #chanceOf(card: CardId, ability: string, [unit]: readonly UnitId[]): number | null {
    const playing = { by: this.#id, card, ability };
    return unit === undefined ? null : chanceToHit(this.#g, playing, { is: 'unit', unit });
  }
}
