import { content } from '@tavolo/machina-arcana';
import type { CSSProperties } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import type { ExplorerId } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import type { Lit } from '../lit.ts';
import { explorerColour, unitName, useScene } from '../scene.ts';
import type { Deal, Gift } from './deal.ts';
import './dealing.css';

/** Items or essence between the strips of two explorers, with what can be answered to it. */
export function Dealing({ deal }: { readonly deal: Deal }) {
  return <li className="ma-deal">{deal.is === 'items' ? <Trade deal={deal} /> : <Support deal={deal} />}</li>;
}

type Trading = Extract<Deal, { readonly is: 'items' }>;

function Trade({ deal: { by, with: other, gives, takes, answers } }: { readonly deal: Trading }) {
  const scene = useScene();
  const label = scene.own.trades(unitName(scene, by), unitName(scene, other));
  return (
    <section aria-label={label} className="ma-deal-inside">
      <Side of={by} gifts={gives} />
      <Icon name="ma/trade" className="ma-deal-sign" />
      <Side of={other} gifts={takes} />
      <Answers answers={answers} />
    </section>
  );
}

/** What one of them hands over. */
function Side({ of, gifts }: { readonly of: ExplorerId; readonly gifts: readonly Gift[] }) {
  const scene = useScene();
  const colour = { '--seat': explorerColour(scene, of) } as CSSProperties; // with a property of our own
  return (
    <div className="ma-deal-side" style={colour}>
      <h4>
        <Icon name={`ma/${of}`} /> {scene.own.gives(unitName(scene, of))}
      </h4>
      {gifts.length === 0 ? <p className="ma-nothing">{scene.own.givesNothing}</p> : null}
      <ul>
        {gifts.map((gift) => (
          <li key={gift.item}>
            <Handed gift={gift} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An item that can be touched to go along; where that is settled, it shows its card. */
function Handed({ gift: { item, lit } }: { readonly gift: Gift }) {
  const { texts, own } = useScene();
  const { inspect } = useInspecting();
  const type = content.items.get(item)?.type ?? 'weapon';
  const look = () => inspect({ is: 'item', item });
  return (
    <button
      type="button"
      className="ma-deal-item"
      data-type={type}
      data-option={lit?.option}
      aria-label={lit?.label}
      aria-pressed={lit?.isPicked ?? undefined}
      title={lit?.label ?? own.lookAt(texts.name(item))}
      onClick={lit?.pick ?? look}
      onContextMenu={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <Icon name={lit?.isPicked === true ? 'check' : `ma/${type}`} />
      <span>{texts.name(item)}</span>
    </button>
  );
}

type Paying = Extract<Deal, { readonly is: 'essence' }>;

/** A hand with essence in it, held out to whoever needs it. */
function Support({ deal: { by, for: whom, left, paid, answers } }: { readonly deal: Paying }) {
  const scene = useScene();
  const { own } = scene;
  const says =
    left === null
      ? own.paysFor(unitName(scene, by), unitName(scene, whom), paid)
      : own.couldPayFor(unitName(scene, by), by === whom ? null : unitName(scene, whom), left);
  const colour = { '--seat': explorerColour(scene, by) } as CSSProperties; // with a property of our own
  return (
    <section aria-label={says} className="ma-deal-inside" data-of="essence" style={colour}>
      <p className="ma-deal-says">
        <Icon name="ma/hand" className="ma-deal-sign" /> {says}
      </p>
      <Answers answers={answers} />
    </section>
  );
}

/** What can be answered: of essence how much, else yes or no. */
function Answers({ answers }: { readonly answers: readonly Lit[] }) {
  if (answers.length === 0) return null;
  return (
    <ul className="ma-deal-answers">
      {answers.map((lit) => (
        <li key={lit.option}>
          <button
            type="button"
            className="ma-answer"
            data-option={lit.option}
            aria-label={lit.label}
            aria-pressed={lit.isPicked ?? undefined}
            title={lit.label}
            onClick={lit.pick}
          >
            <Offer option={lit.option} label={lit.label} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** So much essence as crystals, where it is few; else in words. */
function Offer({ option, label }: Pick<Lit, 'option' | 'label'>) {
  const n = Number(option);
  if (!(n > 0 && n <= mostCrystals)) return <span>{Number.isNaN(n) || n > 0 ? label : n}</span>;
  return (
    <>
      <span>{n}</span>
      <span className="ma-deal-crystals">
        {Array.from({ length: n }, (_, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: crystals do not differ
          <Icon key={nth} name="ma/essence" />
        ))}
      </span>
    </>
  );
}

/** More are said in a number. */
const mostCrystals = 4;
