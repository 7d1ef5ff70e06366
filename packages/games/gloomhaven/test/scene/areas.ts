import type { FigureId } from '../../vocabulary/ids.ts';
import type { HexScene } from './index.ts';

/** The placements of an area that are offered, with those that each would attack, without further targets: tried out in forks. */
function layings(
  scene: HexScene,
  seat: string,
): readonly (readonly [way: string, hit: readonly FigureId[]])[] {
  const { question } = scene.asksAbout(seat, 'attack-target');
  return question.options.filter((way) => way !== 'skip').map((way) => [way, hitBy(scene, way)]);
}

function hitBy(scene: HexScene, way: string): readonly FigureId[] {
  const fork = scene.match.fork();
  let answer = way;
  for (let open = fork.firstAsked; open !== null; open = fork.firstAsked) {
    fork.play(open.seat, [answer]);
    const next: readonly string[] = fork.firstAsked?.from() ?? [];
    answer = next.find((it) => it === 'done') ?? next[0] ?? '';
  }
  return fork.log.flatMap(({ fact }) => (fact.is === 'attack' ? [fact.on] : [])).sort();
}

/** The different groups of figures that the area can be laid over, as letters: `['gh', 'h']`. */
export function groups(scene: HexScene, letters: string, seat = 'ana'): readonly string[] {
  const letter = (id: FigureId): string => [...letters].find((it) => scene.id(it) === id) ?? '?';
  const found = layings(scene, seat).map(([, hit]) => hit.map(letter).sort().join(''));
  return [...new Set(found)].sort();
}

/** Lays the area so that it attacks exactly these figures. */
export function laysOver(scene: HexScene, letters: string, seat = 'ana'): void {
  const wanted = [...letters].map((letter) => scene.id(letter)).sort();
  const way = layings(scene, seat).find(([, hit]) => hit.join() === wanted.join())?.[0];
  if (way === undefined) throw new Error(`the area cannot be laid over ${letters}`);
  scene.asksAbout(seat, 'attack-target').answer(way);
}
