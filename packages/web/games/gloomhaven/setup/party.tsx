import { Icon } from '../../../parts/icon.tsx';
import type { HeroView, View } from '../game.ts';
import { useScene } from '../scene.ts';
import { stageOf } from './stage.ts';
import './party.css';

/** The steps of getting ready, in their order. */
const steps = ['class', 'level', 'perks', 'cards', 'goal', 'items', 'hand', 'place', 'done'] as const;

/** The characters in the party, and how far each has got. */
export function Party() {
  const { view, own } = useScene();
  return (
    <ol className="gh-party" aria-label={own.party}>
      {view.heroes.map((hero) => (
        <Member key={hero.id} hero={hero} />
      ))}
    </ol>
  );
}

/** A player who leads several heroes gets them ready one after the other, the least advanced first. */
function isNext({ heroes }: View, hero: HeroView): boolean {
  const far = (one: HeroView) => (one.ready === 'preparing' ? 0 : steps.indexOf(one.ready));
  const [next] = heroes.filter(({ seat }) => seat === hero.seat).sort((one, other) => far(one) - far(other));
  return next?.id === hero.id;
}

function Member({ hero }: { readonly hero: HeroView }) {
  const { own, texts, player, deciding, onlooker, view, told } = useScene();
  const stage = stageOf(hero, told);
  const hasClass = hero.ready !== 'class';
  const part = stage === 'preparing' ? 0.5 : steps.indexOf(stage) / (steps.length - 1);
  return (
    <li
      className="gh-member"
      data-class={hero.class}
      data-own={hero.seat === onlooker}
      data-deciding={deciding.includes(hero.seat) && isNext(view, hero)}
    >
      <span className="gh-member-crest">
        <Icon name={hasClass ? `gh/${hero.class}` : 'person'} />
      </span>
      <span className="gh-member-words">
        <strong>{hasClass ? texts.name(hero.class) : own.noClassYet}</strong>
        <span>{player(hero.seat).name}</span>
      </span>
      <span className="gh-member-step">{own.steps[stage]}</span>
      <meter className="gh-member-meter" min={0} max={1} value={part} aria-hidden="true" />
    </li>
  );
}
