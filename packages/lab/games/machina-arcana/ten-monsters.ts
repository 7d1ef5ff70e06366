import type { Match } from '@tavolo/kernel';
import { type MachinaKinds, machinaArcana, spaceId, terrainOf } from '@tavolo/machina-arcana';

type State = MachinaKinds['State'];

const tenOf = 10;

/** A table as in a match, with ten monsters whose phase comes next, and explorers who have nothing to answer with. */
export function withTenMonsters({ state: found }: Match<MachinaKinds>): State {
  const state = machinaArcana.form.clone(found);
  state.phase = 'horror';
  state.horrorRolled = true;
  state.active = null;
  for (const explorer of state.explorers) {
    explorer.essence = 0;
    explorer.worn = [];
    explorer.bag = [];
  }
  addMonsters(state, tenOf - state.monsters.length);
  return state;
}

/** Monsters that are not in play, of any level, spread over the free spaces of the map. */
function addMonsters(state: State, count: number): void {
  const { content } = machinaArcana;
  const terrain = terrainOf({ state, content });
  const free = Array.from({ length: terrain.cells }, (_, cell) => cell).filter(
    (cell) => terrain.isFree(cell) && !terrain.isPit(cell),
  );
  const inPlay = new Set(state.monsters.map(({ monster }) => monster));
  const others = [...content.monsters.values()].filter(
    ({ id, level, size }) => level !== null && size === 1 && !inPlay.has(id),
  );
  for (let nth = 0; nth < count; nth++) {
    const card = others[Math.floor((nth * others.length) / count)];
    const cell = free[Math.floor((nth * free.length) / count)];
    if (card === undefined || cell === undefined) throw new Error('there is no room for ten monsters');
    state.monsters.push({
      monster: card.id,
      at: spaceId(terrain.ground.plan.place(cell)),
      health: card.health.base,
      extraHealth: 0,
      related: [],
      quarry: false,
      ended: false,
      controlledBy: null,
    });
  }
}
