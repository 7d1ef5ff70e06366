import { content, levelOfType } from '@tavolo/gloomhaven';
import { Icon } from '../../../parts/icon.tsx';
import type { FigureView, Monster, MonsterId } from '../game.ts';
import { CardLines } from '../hand/card-lines.tsx';
import { type Scene, useScene } from '../scene.ts';
import { ConditionNotes } from './condition-notes.tsx';
import { ExplainedNumber } from './explained-number.tsx';
import { useExplained } from './memory.ts';
import { valuesOf } from './values.ts';
import { Why } from './why.tsx';

type MonsterSheetProps = {
  readonly type: string;
  /** One of them, if one was touched. */
  readonly figure: FigureView | null;
};

/** A kind of monster: what is printed of it, its card of this round, and why one of them does what it does. */
export function MonsterSheet({ type, figure }: MonsterSheetProps) {
  const scene = useScene();
  const monster = content.monsters.get(type as MonsterId); // any text can be asked for
  const why = useExplained(figure);
  if (monster === undefined) return null;
  return (
    <div className="gh-sheet">
      {why === null || figure === null ? null : (
        <div className="gh-now">
          {valuesOf(scene, figure, why.explained).map((value) => (
            <ExplainedNumber key={value.of} value={value} />
          ))}
        </div>
      )}
      {figure === null ? null : <ConditionNotes figure={figure} />}
      <RoundCard monster={monster} />
      <Specials monster={monster} />
      {why === null ? null : <Why {...why} />}
      <Printed monster={monster} />
      <Standees type={type} />
    </div>
  );
}

/** The ability card that this kind acts on in this round. */
function RoundCard({ monster }: { readonly monster: Monster }) {
  const { view, own, texts } = useScene();
  const card = view.monsterDecks.find(({ id }) => id === monster.deck)?.card ?? null;
  const printed = card === null ? undefined : content.monsterCards.get(card);
  if (printed === undefined) return <p className="gh-quiet">{own.noCardYet}</p>;
  return (
    <article className="gh-monster-card">
      <header>
        <span className="gh-card-initiative">{printed.initiative}</span>
        <h3>{own.cardOfRound}</h3>
        {printed.shuffle === undefined ? null : <Icon name="gh/shuffle" />}
      </header>
      <CardLines lines={texts.cards.monsterCard(printed)} />
    </article>
  );
}

/** The special actions of a boss, which its cards only number. */
function Specials({ monster }: { readonly monster: Monster }) {
  const { own, texts } = useScene();
  return texts.cards.specials(monster).map((lines, place) => {
    const title = own.specialAction(place + 1);
    return (
      <section key={title} className="gh-printed">
        <h3>{title}</h3>
        <CardLines lines={lines} />
      </section>
    );
  });
}

/** The values on the stat card at this level, for each rank, and what else it is. */
function Printed({ monster }: { readonly monster: Monster }) {
  const scene = useScene();
  const { own, texts } = scene;
  return (
    <section className="gh-printed">
      <h3>{own.printedValues(levelOfType({ content, state: scene.view }, monster.id))}</h3>
      {ranksOf(scene, monster).map(({ rank, lines }) => (
        <div key={rank} className="gh-printed-rank">
          <span className="gh-number" data-rank={rank}>
            {texts.words.ranks[rank].one}
          </span>
          <CardLines lines={lines} />
        </div>
      ))}
      <CardLines lines={texts.cards.traits(monster)} />
    </section>
  );
}

function ranksOf({ texts, view }: Scene, { id, stats }: Monster) {
  const ranks = 'boss' in stats ? (['boss'] as const) : (['normal', 'elite'] as const);
  return ranks.flatMap((rank) => {
    const printed = 'boss' in stats ? stats.boss : stats[rank === 'elite' ? 'elite' : 'normal'];
    const values = printed[levelOfType({ content, state: view }, id)];
    return values === undefined ? [] : [{ rank, lines: [texts.cards.stats(values)] }];
  });
}

/** All of the kind that are on the map. */
function Standees({ type }: { readonly type: string }) {
  const { view, own, texts } = useScene();
  const figures = view.figures.filter((figure) => figure.kind === 'monster' && figure.type === type);
  return (
    <ul className="gh-standees" aria-label={own.onTheMap}>
      {figures.map(({ id, number, rank, hp, maxHp, conditions }) => (
        <li key={id}>
          <span className="gh-number" data-rank={rank}>
            {number === 0 ? <Icon name="gh/boss" /> : number}
          </span>
          <Icon name="gh/hp" /> {hp}/{maxHp}
          {conditions.map(({ is }) => (
            <span key={is} title={texts.condition(is)}>
              <Icon name={`gh/${is}`} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
