import { content, playOption } from '@tavolo/gloomhaven';
import { Icon } from '../../../parts/icon.tsx';
import type { CardId, ClassCard } from '../game.ts';
import { LitButton } from '../lit-button.tsx';
import { useScene } from '../scene.ts';
import { HalfFace } from './half-face.tsx';
import './ability-card.css';
import './compact-card.css';

/** What is printed on an ability card; `null`: there is no such card. */
export const cardOf = (id: string): ClassCard | null => content.cards.get(id as CardId) ?? null; // any text can be asked for

type AbilityCardProps = {
  readonly id: string;
  /** `printed`: as large as a card; `compact`: as low as its words allow. */
  readonly form?: 'printed' | 'compact';
};

/** An ability card: two halves, and the initiative between them. */
export function AbilityCard({ id, form = 'printed' }: AbilityCardProps) {
  const scene = useScene();
  const card = cardOf(id);
  if (card === null) return null;
  return (
    <article className="gh-card" data-form={form} data-class={card.class}>
      <header className="gh-card-head">
        <h3>{scene.texts.name(card.id)}</h3>
        <Basics card={card} />
        <span className="gh-card-level" title={scene.own.cardLevel(String(card.level))}>
          {card.level}
        </span>
      </header>
      <div className="gh-card-half" data-half="top">
        <HalfFace card={card} half="top" />
        <LitButton lit={scene.lit.get(playOption('top', card.id))} />
      </div>
      <div className="gh-card-waist">
        <span className="gh-card-crest">
          <Icon name={`gh/${card.class}`} />
        </span>
        <span className="gh-card-initiative" title={scene.own.initiative}>
          {card.initiative}
        </span>
      </div>
      <div className="gh-card-half" data-half="bottom">
        <HalfFace card={card} half="bottom" />
        <LitButton lit={scene.lit.get(playOption('bottom', card.id))} />
      </div>
    </article>
  );
}

const basics = [
  { action: 'basic-attack', icon: 'gh/attack' },
  { action: 'basic-move', icon: 'gh/move' },
] as const;

/** What any card can be played for. [gh/turn.9] */
function Basics({ card }: { readonly card: ClassCard }) {
  const { lit, own } = useScene();
  return basics.map(({ action, icon }) => {
    const option = lit.get(playOption(action, card.id));
    if (option === undefined) return null;
    return (
      <button
        key={action}
        type="button"
        className="gh-basic"
        data-option={option.option}
        aria-label={option.label}
        title={option.label}
        onClick={option.pick}
      >
        <Icon name={icon} />
        <span aria-hidden="true">{own.basicValue}</span>
      </button>
    );
  });
}
