import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { FigureId, HexId, MonsterId } from '../../vocabulary/ids.ts';
import type { Rank } from '../../vocabulary/terms.ts';
import { equated } from '../abilities/amounts.ts';
import { isEmpty, nearestHexes, range } from '../board.ts';
import { statsAt, tableDecider } from '../figures.ts';
import { scenarioOf } from '../map/in-play.ts';
import { drawCardFor } from '../turns/monster-types.ts';
import { levelOfType } from './level.ts';

/** A monster about to be put on the map. */
export type Coming = {
  readonly monster: MonsterId;
  readonly rank: Rank;
  readonly hex: HexId;
  readonly how: 'revealed' | 'summoned' | 'spawned';
  /** No more hit points than this. */
  readonly mostHp?: number;
};

/** The free standees of a type. [gh/move.20] */
export function freeStandees({ state, content }: Table, monster: MonsterId): readonly number[] {
  const all = Array.from({ length: content.monsters.get(monster)?.standees ?? 0 }, (_, n) => n + 1);
  return all.filter((number) => !state.figures.some((it) => it.type === monster && it.number === number));
}

/** Puts a monster on the map with a random free standee; `null` when there is none. [gh/setup.9, gh/special.4] */
export function putMonster(g: Gloom, { monster: id, rank, hex, how, mostHp }: Coming): Figure | null {
  const monster = g.content.monsters.get(id);
  const free = freeStandees(g, id);
  if (monster === undefined || free.length === 0) return null;
  const number = free.length === 1 ? (free[0] ?? 1) : g.chance.stream('standees').pick(free);
  const maxHp = equated(g, statsAt(monster, rank, levelOfType(g, id)).hp);
  const figure: Figure = {
    id: (monster.standees === 1 ? id : `${id}-${number}`) as FigureId, // branded where the id is made
    kind: 'monster',
    side: scenarioOf(g).allied.includes(id) ? 'party' : 'monsters',
    type: id,
    rank: 'boss' in monster.stats ? 'boss' : rank,
    number,
    hex,
    hp: Math.min(mostHp ?? maxHp, maxHp),
    maxHp,
    conditions: [],
    bonuses: [],
    acted: how === 'summoned',
    called: how !== 'revealed',
    owner: null,
    sustainedBy: '',
    under: null,
    takenOver: null,
  };
  g.state.figures.push(figure);
  if (!g.state.met.includes(id)) g.state.met.push(id);
  g.tell({ is: 'appeared', figure: figure.id, hex, how }, appearing[how]);
  return figure;
}

const appearing = { revealed: 'gh/move.19', summoned: 'gh/monsters.47', spawned: 'gh/special.1' } as const;

/** Several monsters of a room; where standees run short, the positions nearest to whoever reveals it come first. [gh/move.20] */
export function putMonsters(g: Gloom, coming: readonly Coming[], from: readonly HexId[]): void {
  const distance = ({ hex }: Coming): number => Math.min(...from.map((it) => range(g, it, hex)));
  for (const one of coming.toSorted((a, b) => distance(a) - distance(b))) putMonster(g, one);
}

/** At its place or in the nearest empty hex. [gh/special.1, gh/A-27] */
export function* spawn(g: Gloom, coming: Coming): Rule {
  const near = nearestHexes(g, coming.hex, (hex) => isEmpty(g.state, hex));
  if (near.length === 0 || freeStandees(g, coming.monster).length === 0) return;
  const hex = yield* choose('monster-hex', {
    seat: tableDecider(g.state),
    rule: 'gh/special.1',
    from: near,
    about: () => ({ ability: 'spawn', figure: null, monster: coming.monster }),
  });
  putMonster(g, { ...coming, hex });
  drawCardFor(g, coming.monster);
}
