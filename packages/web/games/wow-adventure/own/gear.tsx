import { content } from '@tavolo/wow-adventure';
import { Icon } from '../../../parts/icon.tsx';
import type { CardId, HeroView } from '../game.ts';
import { FigureValue } from '../hero/figure-value.tsx';
import { useInspecting } from '../inspecting.ts';
import { useScene } from '../scene.ts';

/** What one's hero fights with, and its numbers outside of any combat. */
export function Gear({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  const { numbers } = own;
  return (
    <div className="wa-gear">
      <ItemChip card={hero.weapon} slot="weapon" none={own.noWeapon} />
      <ItemChip card={hero.armor} slot="armor" none={own.noArmor} />
      <span className="wa-gear-numbers">
        <FigureValue
          icon={hero.attack.type}
          label={`${numbers.attack}, ${own.types[hero.attack.type]}`}
          value={hero.attack.value}
        />
        <FigureValue icon="defense" label={numbers.defense} value={hero.defense} />
        <FigureValue icon="damage" label={numbers.damage} value={hero.strength} />
      </span>
    </div>
  );
}

type ItemChipProps = {
  /** `null`: there is none. */
  readonly card: CardId | null;
  readonly slot: string;
  readonly none: string;
};

/** An item by its name; touched, it shows both sides of its card. */
function ItemChip({ card, slot, none }: ItemChipProps) {
  const { texts, own } = useScene();
  const { inspect } = useInspecting();
  const challenge = card === null ? undefined : content.challenge.get(card);
  const item = challenge?.item;
  if (card === null || item == null)
    return (
      <span className="wa-item" data-empty="true">
        <Icon name={`wa/${slot}`} />
        {none}
      </span>
    );
  const icon = item.icons[0] === undefined ? item.slot : `gear-${item.icons[0]}`;
  return (
    <button
      type="button"
      className="wa-item"
      data-level={challenge?.level}
      title={own.lookAt(texts.name(item.id))}
      onClick={() => inspect({ is: 'card', card })}
    >
      <Icon name={`wa/${icon}`} />
      {texts.name(item.id)}
      <span className="wa-item-potions">
        {item.potions.map((potion) => (
          <Icon key={potion} name={`wa/potion-${potion}`} />
        ))}
      </span>
    </button>
  );
}

/** What is in one's backpack, and the tokens that were kept. */
export function Pack({ hero }: { readonly hero: HeroView }) {
  const { own, texts } = useScene();
  return (
    <section className="wa-drawer" data-drawer="pack" aria-label={own.drawers.pack}>
      <h3 className="wa-drawer-title">{own.drawers.pack}</h3>
      {hero.backpack.length + hero.tokens.length === 0 ? <p className="wa-nothing">{own.noPack}</p> : null}
      <ul className="wa-items">
        {hero.backpack.map((card) => (
          <li key={card}>
            <ItemChip card={card} slot="item" none="" />
          </li>
        ))}
        {hero.tokens.map((token, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind do not differ
          <li key={`${token} ${place}`}>
            <span className="wa-item" data-token="true">
              <Icon name={`wa/${token}`} />
              {texts.name(token)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
