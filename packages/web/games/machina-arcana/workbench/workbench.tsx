import { content } from '@tavolo/machina-arcana';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { CardText } from '../cards/card-text.tsx';
import type { ExplorerView, ItemId, Worn } from '../game.ts';
import { sockets } from '../own/joined.tsx';
import { useScene } from '../scene.ts';
import { allItems, concerns, placementsOf, placesFor, wornWith } from './placing.ts';
import './workbench.css';

/** Where an explorer arranges its items: an item is touched, then one of the places that light up for it; or it is dragged there. */
export function Workbench() {
  const { view, question } = useScene();
  const id = question?.name === 'arrangement' ? question.about.explorer : null;
  const explorer = view.explorers.find((one) => one.explorer === id);
  return explorer === undefined ? null : <Bench key={question?.decision} explorer={explorer} />;
}

function Bench({ explorer }: { readonly explorer: ExplorerView }) {
  const { own } = useScene();
  const { held, worn, loose, places, touch, drag, put, takeOff } = useBench(explorer);
  return (
    <section className="ma-bench" aria-label={own.workbench}>
      <p className="ma-bench-says">{held === null ? own.benchSays : own.placeFor}</p>
      <ul className="ma-bench-worn" aria-label={own.worn}>
        {worn.map((one) => (
          <Assembly
            key={one.main}
            worn={one}
            held={held}
            places={places}
            onTouch={touch}
            onDrag={drag}
            onPut={put}
            onTakeOff={takeOff}
          />
        ))}
        {held !== null && places.includes(`wear:${held}`) ? (
          <li className="ma-bench-joined">
            <Place option={`wear:${held}`} label={own.wearAlone} onPut={put} />
          </li>
        ) : null}
      </ul>
      <Bag held={held} loose={loose} onTouch={touch} onDrag={drag} onTakeOff={takeOff} />
      {held === null ? null : (
        <article className="ma-card ma-bench-card parchment">
          <CardText card={held} />
        </article>
      )}
    </section>
  );
}

type BagProps = {
  readonly held: ItemId | null;
  readonly loose: readonly ItemId[];
  readonly onTouch: (item: ItemId) => void;
  readonly onDrag: (item: ItemId | null) => void;
  readonly onTakeOff: (item: ItemId) => void;
};

/** What is not worn; what is worn can be let go here. */
function Bag({ held, loose, onTouch, onDrag, onTakeOff }: BagProps) {
  const { own } = useScene();
  const isTakenOff = held !== null && !loose.includes(held);
  const label = own.bag(loose.length);
  return (
    <>
      <h3>{label}</h3>
      <ul
        className="ma-bench-bag"
        aria-label={label}
        data-open={isTakenOff}
        {...(isTakenOff ? landing(() => onTakeOff(held)) : {})}
      >
        {loose.map((item) => (
          <li key={item}>
            <Held item={item} isHeld={item === held} onTouch={onTouch} onDrag={onDrag} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What lies on the bench, what is in hand, and what can be done with it. */
function useBench(explorer: ExplorerView) {
  const { question, picked } = useScene();
  const [held, hold] = useState<ItemId | null>(null);
  const change = usePlacing(explorer);
  const worn = wornWith(picked) ?? [];
  const placed = new Set(allItems({ worn, bag: [] }));
  return {
    held,
    worn,
    loose: allItems(explorer).filter((item) => !placed.has(item)),
    places: held === null ? [] : placesFor(held, question?.options ?? [], picked),
    touch: (item: ItemId) => hold(held === item ? null : item),
    drag: hold,
    put: (option: string) => {
      if (held === null) return;
      change([...picked.filter((one) => concerns(one, held)), option]);
      hold(null);
    },
    takeOff: (item: ItemId) => {
      change(picked.filter((one) => concerns(one, item)));
      hold(null);
    },
  };
}

/**
 * Changes what is picked, one placement at a time as the shell takes it: first what is worn now, then whatever is put
 * elsewhere. Each of them is picked, or put back where it is picked already.
 */
function usePlacing(explorer: ExplorerView): (changes: readonly string[]) => void {
  const { question, picked, onPick } = useScene();
  const [left, setLeft] = useState<readonly string[]>(() => {
    const options: readonly string[] = question?.options ?? [];
    return placementsOf(explorer).filter((option) => options.includes(option) && !picked.includes(option));
  });
  const pick = useEffectEvent((option: string) => onPick(option));
  useEffect(() => {
    const [next, ...others] = left;
    if (next === undefined) return;
    pick(next);
    setLeft(others);
  }, [left]);
  return setLeft;
}

type AssemblyProps = {
  readonly worn: Worn;
  readonly held: ItemId | null;
  readonly places: readonly string[];
  readonly onTouch: (item: ItemId) => void;
  readonly onDrag: (item: ItemId | null) => void;
  readonly onPut: (option: string) => void;
  readonly onTakeOff: (item: ItemId) => void;
};

/** A main item with its sockets: what is joined, or the place for it. */
function Assembly({ worn, held, places, onTouch, onDrag, onPut, onTakeOff }: AssemblyProps) {
  const { own, texts } = useScene();
  const fit = content.items.get(worn.main)?.fit;
  const plugs = fit?.is === 'main' ? fit.sockets : {};
  const option = held === null ? null : `fit:${held}:${worn.main}`;
  const isOpen = (socket: (typeof sockets)[number]): boolean =>
    option !== null && places.includes(option) && worn[socket] === null && socketOf(held) === socket;
  const holding = (item: ItemId) => (
    <Held item={item} isHeld={item === held} onTouch={onTouch} onDrag={onDrag} onTakeOff={onTakeOff} />
  );
  return (
    <li className="ma-bench-joined">
      <div data-socket="main">{holding(worn.main)}</div>
      {sockets.map((socket) => {
        const item = worn[socket];
        const plug = plugs[socket];
        if (item === null && plug === undefined) return null;
        return (
          <div key={socket} data-socket={socket}>
            {item !== null ? (
              holding(item)
            ) : isOpen(socket) && option !== null ? (
              <Place option={option} label={own.fitTo(texts.name(worn.main))} onPut={onPut} />
            ) : (
              <span className="ma-socket">
                <Icon name={`ma/plug-${plug}`} />
              </span>
            )}
          </div>
        );
      })}
    </li>
  );
}

/** Into which socket an item goes. */
function socketOf(item: ItemId | null): string | null {
  const fit = item === null ? undefined : content.items.get(item)?.fit;
  if (fit?.is === 'augment') return 'right';
  return fit?.is === 'upgrade' ? fit.socket : null;
}

type PlaceProps = {
  readonly option: string;
  readonly label: string;
  readonly onPut: (option: string) => void;
};

/** A place that the item in hand can take. */
const Place = ({ option, label, onPut }: PlaceProps) => (
  <button
    type="button"
    className="ma-place"
    data-option={option}
    onClick={() => onPut(option)}
    {...landing(() => onPut(option))}
  >
    {label}
  </button>
);

/** Where something that is dragged can be let go. */
const landing = (onDrop: () => void) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    onDrop();
  },
});

type HeldProps = {
  readonly item: ItemId;
  readonly isHeld: boolean;
  readonly onTouch: (item: ItemId) => void;
  /** It is dragged; `null`: no more. */
  readonly onDrag: (item: ItemId | null) => void;
  /** Not there: it lies in the bag. */
  readonly onTakeOff?: (item: ItemId) => void;
};

/** An item that can be taken in hand. */
function Held({ item, isHeld, onTouch, onDrag, onTakeOff }: HeldProps) {
  const { texts, own } = useScene();
  const card = content.items.get(item);
  const plug = card !== undefined && 'plug' in card.fit ? card.fit.plug : null;
  const isUsedFromBag = card?.fit.is === 'consumable';
  return (
    <span className="ma-held" data-type={card?.type}>
      <button
        type="button"
        className="ma-held-name"
        data-item={item}
        aria-pressed={isHeld}
        disabled={isUsedFromBag}
        draggable={!isUsedFromBag}
        onDragStart={() => onDrag(item)}
        onDragEnd={() => onDrag(null)}
        onClick={() => onTouch(item)}
      >
        <Icon name={`ma/${card?.type ?? 'weapon'}`} />
        <span>{texts.name(item)}</span>
        {plug === null ? null : <Icon name={`ma/plug-${plug}`} />}
      </button>
      {isHeld && onTakeOff !== undefined ? (
        <button type="button" className="ma-place" onClick={() => onTakeOff(item)}>
          {own.takeOff}
        </button>
      ) : null}
    </span>
  );
}
