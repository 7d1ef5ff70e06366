import { content, type Socket } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { ItemTile } from '../cards/item-tile.tsx';
import type { CardId, ItemId, Worn } from '../game.ts';
import './joined.css';

export const sockets: readonly Socket[] = ['top', 'bottom', 'right'];

type JoinedProps = {
  readonly worn: Worn;
  /** The cards on which markers lie. */
  readonly markers: readonly (CardId | null)[];
};

/** A main item with what is joined to it, drawn as it lies: above, below, at its right, and its open sockets. */
export function Joined({ worn, markers }: JoinedProps) {
  const fit = content.items.get(worn.main)?.fit;
  const plugs = fit?.is === 'main' ? fit.sockets : {};
  const markersOn = (item: ItemId): number => markers.filter((card) => card === item).length;
  return (
    <div className="ma-joined" data-right={worn.right !== null}>
      <div className="ma-joined-main">
        <ItemTile item={worn.main} markers={markersOn(worn.main)} />
        <span className="ma-open" aria-hidden="true">
          {sockets.map((socket) =>
            plugs[socket] === undefined || worn[socket] !== null ? null : (
              <Icon key={socket} name={`ma/plug-${plugs[socket]}`} />
            ),
          )}
        </span>
      </div>
      {sockets.map((socket) => {
        const item = worn[socket];
        return item === null ? null : (
          <div key={socket} className="ma-joined-part" data-socket={socket}>
            <ItemTile item={item} markers={markersOn(item)} />
          </div>
        );
      })}
    </div>
  );
}
