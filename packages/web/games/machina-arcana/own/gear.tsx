import { ItemTile } from '../cards/item-tile.tsx';
import type { ExplorerView } from '../game.ts';
import { useScene } from '../scene.ts';
import { Joined } from './joined.tsx';

/** What an explorer wears, as it is joined, and what is in its bag. */
export function Gear({ explorer: { worn, bag, markers } }: { readonly explorer: ExplorerView }) {
  const { own } = useScene();
  return (
    <section className="ma-drawer" data-drawer="gear" aria-label={own.drawers.gear}>
      <h3 className="ma-drawer-title">{own.worn}</h3>
      {worn.length === 0 ? <p className="ma-nothing">{own.wearsNothing}</p> : null}
      <div className="ma-worn">
        {worn.map((one) => (
          <Joined key={one.main} worn={one} markers={markers} />
        ))}
      </div>
      <h3 className="ma-drawer-title">{own.bag(bag.length)}</h3>
      {bag.length === 0 ? null : (
        <ul className="ma-bag">
          {bag.map((item) => (
            <li key={item}>
              <ItemTile item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
