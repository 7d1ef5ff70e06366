import { content } from '@tavolo/gloomhaven';
import { Icon } from '../../../parts/icon.tsx';
import type { Item } from '../game.ts';
import { CardLines } from '../hand/card-lines.tsx';
import { LitButton } from '../lit-button.tsx';
import { objectionTo } from '../printed.ts';
import { useScene } from '../scene.ts';
import { Outfit } from './outfit.tsx';
import './item-picker.css';
import './picker.css';

const slots = ['head', 'body', 'legs', 'one-hand', 'two-hands', 'small'] as const;

/** What the town sells, by where it is worn, what is worn so far, and what is left of the gold. [gh/setup.15] */
export function ItemPicker() {
  const { lit, mine, own, picked, question } = useScene();
  const items = [...content.items.values()].filter(({ id }) => lit.has(id));
  const spent = items.filter(({ id }) => picked.includes(id)).reduce((sum, { price }) => sum + price, 0);
  const gold = question?.name === 'items-to-buy' ? question.about.gold : 0;
  return (
    <section className="gh-picker" aria-label={own.items}>
      <div className="gh-purse-and-outfit">
        <p className="gh-picker-count">
          <Icon name="gh/coin" /> {own.goldLeft(gold - spent, gold)}
        </p>
        {mine === null ? null : <Outfit hero={mine} items={picked} />}
      </div>
      {slots.map((slot) => (
        <Shelf key={slot} slot={slot} items={items.filter((item) => item.slot === slot)} />
      ))}
    </section>
  );
}

type ShelfProps = { readonly slot: (typeof slots)[number]; readonly items: readonly Item[] };

function Shelf({ slot, items }: ShelfProps) {
  const { texts } = useScene();
  if (items.length === 0) return null;
  return (
    <div className="gh-shelf">
      <h3>
        <Icon name={`gh/${slot}`} /> {texts.words.slots[slot]}
      </h3>
      <ul>
        {items.map((item) => (
          <Ware key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Ware({ item }: { readonly item: Item }) {
  const { lit, texts } = useScene();
  const option = lit.get(item.id);
  const objection = useObjectionTo(item);
  return (
    <li className="gh-ware" data-picked={option?.isPicked ?? false} data-barred={objection !== null}>
      <div className="gh-ware-head">
        <strong>{texts.name(item.id)}</strong>
        <span className="gh-ware-price">
          <Icon name="gh/coin" />
          {item.price}
        </span>
      </div>
      <CardLines lines={texts.cards.item(item)} />
      {objection === null ? <LitButton lit={option} /> : <p className="gh-ware-why">{objection}</p>}
    </li>
  );
}

/** Why an item can't be added to what is picked; `null`: it can, or it is picked already. */
function useObjectionTo({ id }: Item): string | null {
  const { question, picked, texts, naming, view } = useScene();
  if (question === null || picked.includes(id)) return null;
  return objectionTo(texts, { view, naming, question }, [...picked, id]);
}
