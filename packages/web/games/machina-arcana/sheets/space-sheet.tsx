import { content, placeOf, terrainOf, tileSize } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { ItemTile } from '../cards/item-tile.tsx';
import type { SpaceId, SpaceKind, UnitId, View } from '../game.ts';
import { unitSaid } from '../halls/figures-of.ts';
import { useScene } from '../scene.ts';

/** What lies on a space now. */
export function kindAt(view: View, space: SpaceId): SpaceKind {
  const terrain = terrainOf({ state: view, content });
  return terrain.kind(terrain.cell(space));
}

/** All that is known about a space: its tile, what it is, who is there, what lies there. */
export function SpaceSheet({ space }: { readonly space: SpaceId }) {
  const scene = useScene();
  const { view, own, texts } = scene;
  const terrain = terrainOf({ state: view, content });
  const cell = terrain.cell(space);
  const kind = terrain.kind(cell);
  const token = terrain.token(cell);
  const unit: UnitId | null = terrain.unitOn(cell);
  const [x, y] = placeOf(space);
  const [column, row] = [Math.floor(x / tileSize), Math.floor(y / tileSize)];
  const face = view.tiles.find((tile) => tile.column === column && tile.row === row)?.face;
  const items = view.spots.find(({ at }) => at === space)?.items ?? [];
  return (
    <>
      <p className="ma-sheet-title">
        {kind === 'floor' ? null : <Icon name={`ma/${kind}`} />}{' '}
        {face === undefined ? null : texts.name(face)}
      </p>
      {own.spaceSays[kind] === undefined ? null : <p>{own.spaceSays[kind]}</p>}
      {token === null ? null : <p>{own.tokens[token]}</p>}
      {unit === null ? null : <p>{unitSaid(scene, unit)}</p>}
      {items.map((item) => (
        <ItemTile key={item} item={item} />
      ))}
    </>
  );
}
