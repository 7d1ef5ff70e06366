import { content, type Line } from '@tavolo/wow-adventure';
import { Icon } from '../../../parts/icon.tsx';
import type { AbilityId } from '../game.ts';
import { useScene } from '../scene.ts';
import './ability-card.css';
import { CardText } from './card-text.tsx';

/** An ability card: what it costs, when it is played, and what it does. */
export function AbilityCard({ id }: { readonly id: AbilityId }) {
  const { texts, own } = useScene();
  const ability = content.abilities.get(id);
  if (ability === undefined) return null;
  const { cost, timing, of } = ability;
  const classId = content.characters.get(of)?.class ?? '';
  return (
    <article className="wa-ability parchment" data-timing={timing}>
      <header className="wa-ability-head">
        <span className="wa-ability-cost" title={own.cost(cost)}>
          <Icon name="wa/energy" />
          <span className="unseen">{own.cost(cost)}</span>
          <span aria-hidden="true">{cost}</span>
        </span>
        <h4>{texts.name(id)}</h4>
        <span className="wa-ability-timing" title={own.timings[timing]}>
          <Icon name={`wa/timing-${timing}`} />
          <span className="unseen">{own.timings[timing]}</span>
        </span>
      </header>
      <CardText lines={beyondHead(texts.cards.abilityLines(ability))} />
      <Icon name={`wa/${classId}`} className="wa-ability-mark" />
    </article>
  );
}

/** What is printed beside the cost and the timing, which the head shows. */
const beyondHead = (lines: readonly Line[]): readonly Line[] =>
  lines
    .map((line) =>
      line.filter(
        ({ kind, icons = [] }) =>
          kind !== 'figure' || !icons.some((icon) => icon === 'energy' || icon.startsWith('timing-')),
      ),
    )
    .filter((line) => line.length > 0);
