import { content, type Explorer } from '@tavolo/machina-arcana';
import { Button } from '../../../parts/button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { CampaignLine } from '../campaign/campaign-line.tsx';
import { CardText } from '../cards/card-text.tsx';
import type { ExplorerView } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { LitButton } from '../lit-button.tsx';
import { playerName, seatNumber, useScene } from '../scene.ts';
import '../cards/cards.css';
import './setup.css';

/** Choosing explorers: who they are, what they can do, and who has taken whom. */
export function Setup() {
  const scene = useScene();
  const { own, view, question, deciding, texts } = scene;
  const [waitedFor] = deciding;
  const others = waitedFor === undefined ? own.party : own.choosing(playerName(scene, waitedFor));
  const { scenario } = view.options;
  return (
    <section className="ma-setup" aria-label={own.party}>
      <header>
        <h2>{question === null ? others : own.chooseExplorer}</h2>
        <CampaignLine />
        <details className="ma-setup-tale">
          <summary>{texts.name(scenario)}</summary>
          <p>{texts.stories.tales[scenario]?.introduction}</p>
        </details>
      </header>
      <ul className="ma-choices">
        {[...content.explorers.values()].map((explorer) => (
          <Choice
            key={explorer.id}
            card={explorer}
            taken={view.explorers.find((one) => one.explorer === explorer.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type ChoiceProps = { readonly card: Explorer; readonly taken: ExplorerView | undefined };

/** An explorer to choose: a portrait in words and numbers, and what it can do. */
function Choice({ card, taken }: ChoiceProps) {
  const scene = useScene();
  const { inspect } = useInspecting();
  const { own, texts, lit } = scene;
  const { id } = card;
  const more = () => inspect({ is: 'explorer', explorer: id });
  return (
    <li
      className="ma-choice"
      data-taken={taken !== undefined}
      data-seat={taken === undefined ? undefined : seatNumber(scene, taken.seat)}
    >
      <div className="ma-choice-card">
        <header className="ma-choice-head">
          <span className="ma-choice-face">
            <Icon name={`ma/${id}`} />
          </span>
          <div>
            <h3>{texts.name(id)}</h3>
            <p className="ma-choice-class">
              <Icon name={`ma/${card.class}`} /> {own.classes[card.class]}
            </p>
          </div>
        </header>
        <Printed card={card} />
        <p className="ma-choice-says">{texts.stories.portraits[id]}</p>
        <div className="ma-choice-abilities parchment">
          <CardText card={id} isBrief />
        </div>
        <LitButton lit={lit.get(id)} onMore={more} />
      </div>
      <footer className="ma-choice-foot">
        {taken === undefined ? null : <strong>{own.takenBy(playerName(scene, taken.seat))}</strong>}
        <Button weight="quiet" icon="search" onClick={more}>
          {own.lookAt(texts.name(id))}
        </Button>
      </footer>
    </li>
  );
}

/** The numbers that are printed on its card. */
export function Printed({ card }: { readonly card: Explorer }) {
  const { own } = useScene();
  const { health, stamina, essence, armor, will } = card;
  const values = { health, stamina, essence: `${essence.start}/${essence.most}`, armor, will } as const;
  return (
    <dl className="ma-printed">
      {(Object.keys(values) as (keyof typeof values)[]).map((value) => (
        <div key={value} title={own.values[value]}>
          <dt>
            <Icon name={`ma/${value}`} />
            <span className="unseen">{own.values[value]}</span>
          </dt>
          <dd>{values[value]}</dd>
        </div>
      ))}
    </dl>
  );
}
