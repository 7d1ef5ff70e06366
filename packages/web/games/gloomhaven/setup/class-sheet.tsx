import { content } from '@tavolo/gloomhaven';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import type { ClassMat } from '../game.ts';
import { AbilityCard } from '../hand/ability-card.tsx';
import { useScene } from '../scene.ts';
import './class-sheet.css';
import './card-picker.css';

type ClassSheetProps = { readonly mat: ClassMat; readonly onClose: () => void };

/** All that a class begins with: what it is like, its hit points at each level, and its cards. [gh/components.12] */
export function ClassSheet({ mat, onClose }: ClassSheetProps) {
  const { own, texts, lit } = useScene();
  const option = lit.get(mat.id);
  const cards = [...content.cards.values()].filter(
    ({ class: of, level }) => of === mat.id && (level === 1 || level === 'X'),
  );
  return (
    <Sheet title={texts.name(mat.id)} onClose={onClose}>
      <div className="gh-class-sheet" data-class={mat.id}>
        <p>{own.classSays[mat.id] ?? ''}</p>
        <p>
          <Icon name="gh/hand" /> {own.takesCards(mat.handLimit, cards.length)}
        </p>
        <HitPoints mat={mat} />
        <h3>{own.cardsToBegin}</h3>
        <ul className="gh-laid-cards">
          {cards.map(({ id }) => (
            <li key={id}>
              <AbilityCard id={id} />
            </li>
          ))}
        </ul>
        {option === undefined ? null : (
          <p className="gh-class-sheet-choose">
            <Button
              weight="main"
              icon="check"
              onClick={() => {
                onClose();
                option.pick();
              }}
            >
              {option.label}
            </Button>
          </p>
        )}
      </div>
    </Sheet>
  );
}

/** The hit points by level; the level that is played at, if all play at one, stands out. [gh/components.14] */
function HitPoints({ mat }: { readonly mat: ClassMat }) {
  const { own, view } = useScene();
  return (
    <dl className="gh-class-hp" aria-label={own.hp}>
      <div>
        <dt>{own.levels}</dt>
        <dd>
          <Icon name="gh/hp" />
          <span className="unseen">{own.hp}</span>
        </dd>
      </div>
      {mat.hp.map((hp, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
        <div key={place} data-now={place + 1 === view.options.characterLevel}>
          <dt>{place + 1}</dt>
          <dd>{hp}</dd>
        </div>
      ))}
    </dl>
  );
}
