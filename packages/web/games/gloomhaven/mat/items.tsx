import { content, itemOption } from '@tavolo/gloomhaven';
import { Explanation } from '../../../parts/explanation.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView, ItemId } from '../game.ts';
import { CardLines } from '../hand/card-lines.tsx';
import { LitButton } from '../lit-button.tsx';
import { itemLines } from '../printed.ts';
import { useScene } from '../scene.ts';

type Equipped = HeroView['items'][number];

/** What the character has equipped, and whether it can still be used. [gh/items.8] */
export function Items({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  if (hero.items.length === 0) return null;
  return (
    <ul className="gh-items" aria-label={own.items}>
      {hero.items.map((equipped) => (
        <li key={equipped.item} className="gh-item" data-state={equipped.state}>
          <ItemChip equipped={equipped} />
        </li>
      ))}
    </ul>
  );
}

function ItemChip({ equipped: { item, state, marked } }: { readonly equipped: Equipped }) {
  const { own, texts, lit } = useScene();
  const option = lit.get(itemOption(item)) ?? lit.get(item);
  const slot = content.items.get(item)?.slot ?? 'small';
  const circles = content.items.get(item)?.circles ?? 0;
  const said = own.item(texts.name(item), state);
  return (
    <>
      <Explanation className="gh-item-chip" label={said} content={() => <ItemText item={item} />}>
        <Icon name={`gh/${slot}`} />
        <span className="gh-item-name">{texts.name(item)}</span>
        {circles === 0 ? null : <span className="gh-item-uses">{circles - marked}</span>}
        {state === 'ready' ? null : <Icon name={`gh/${state}`} className="gh-item-state" />}
      </Explanation>
      <LitButton lit={option} />
    </>
  );
}

/** What an item is called and does. */
export function ItemText({ item }: { readonly item: ItemId }) {
  const { texts } = useScene();
  return (
    <div className="gh-item-text">
      <h4>{texts.name(item)}</h4>
      <CardLines lines={itemLines(texts, item)} />
    </div>
  );
}
