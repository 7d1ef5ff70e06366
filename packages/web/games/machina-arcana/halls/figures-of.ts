import { content, unitSeen } from '@tavolo/machina-arcana';
import type { UnitId, View } from '../game.ts';
import type { Figure } from '../map/figures.tsx';
import { explorerColour, isExplorer, type Scene, unitName } from '../scene.ts';

/** Everybody on the map: monsters, then explorers, who are drawn on top. */
export function figuresOf(scene: Scene): readonly Figure[] {
  const { view } = scene;
  const monsters = view.monsters.map(({ monster, at }) => ({ unit: monster, space: at }));
  const explorers = view.explorers.flatMap(({ explorer, at, dead }) =>
    at === null || dead ? [] : [{ unit: explorer, space: at }],
  );
  return [...monsters, ...explorers].map(({ unit, space }) => ({
    ...looksOf(scene, unit),
    id: unit,
    space,
    label: unitSaid(scene, unit),
  }));
}

type Looks = Omit<Figure, 'id' | 'space' | 'label'>;

function looksOf(scene: Scene, unit: UnitId): Looks {
  const { view } = scene;
  const { health, keywords } = unitSeen(view, unit);
  const shared = {
    emblem: `ma/${unit}`,
    health: health.now,
    most: health.most,
    isEthereal: keywords.includes('ethereal'),
    isActive: isActing(scene, unit),
    isDone: isDone(view, unit),
  };
  if (isExplorer(unit))
    return { ...shared, is: 'explorer', size: 1, colour: explorerColour(scene, unit), number: null };
  const place = view.monsters.findIndex(({ monster }) => monster === unit);
  const size = content.monsters.get(unit)?.size ?? 1;
  return { ...shared, is: 'monster', size, colour: 'var(--ma-beast)', number: place + 1 };
}

const isActing = ({ view, actor }: Scene, unit: UnitId): boolean =>
  view.acting === null ? actor?.explorer === unit : view.acting.monster === unit;

/** Explorers that have had their turn; monsters that have acted in this phase. */
function isDone({ explorers, monsters, phase, toAct, acting }: View, unit: UnitId): boolean {
  if (explorers.some(({ explorer, finished }) => explorer === unit && finished)) return phase === 'explorers';
  const isMonster = monsters.some(({ monster }) => monster === unit);
  return isMonster && phase === 'monsters' && acting?.monster !== unit && !toAct.some((one) => one === unit);
}

/** A unit in a sentence, for those who do not see it. */
export function unitSaid(scene: Scene, unit: UnitId): string {
  const { health, armor, will } = unitSeen(scene.view, unit);
  return scene.own.unitSaid({
    name: unitName(scene, unit),
    health: health.now,
    ofHealth: health.most,
    armor: armor.n,
    will: will.n,
  });
}
