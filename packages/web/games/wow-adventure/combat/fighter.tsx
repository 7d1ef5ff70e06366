import { content } from '@tavolo/wow-adventure';
import { Icon } from '../../../parts/icon.tsx';
import { CardText } from '../cards/card-text.tsx';
import type { CombatView, Foe, HeroView } from '../game.ts';
import { FigureValue } from '../hero/figure-value.tsx';
import { Medallion } from '../hero/medallion.tsx';
import { Health } from '../hero/plates.tsx';
import { useInspecting } from '../inspecting.ts';
import { classOf, seatNumber, useScene } from '../scene.ts';
import './fighter.css';
import type { SideName } from './lanes.ts';
import { type Fighter, fighterOn } from './who.ts';

type SideProps = { readonly combat: CombatView; readonly side: SideName };

/** Who stands on a side of the combat, face to face with the other. */
export function FighterShown({ combat, side, isActing }: SideProps & { readonly isActing: boolean }) {
  const scene = useScene();
  const { words } = scene;
  const fighter = fighterOn(scene, combat, side);
  const { fallen } = combat[side];
  return (
    <article
      className="wa-fighter"
      data-side={side}
      data-seat={fighter.hero === null ? undefined : seatNumber(scene, fighter.hero.seat)}
      data-fallen={fallen}
      data-acting={isActing}
    >
      <Portrait combat={combat} fighter={fighter} />
      <div className="wa-fighter-who">
        <span className="wa-fighter-role">
          {side === 'attacking' ? words.combat.attacker : words.combat.defender}
        </span>
        <h3>{fighter.name}</h3>
        {fallen ? (
          <p className="wa-fallen">{words.combat.fallen[fighter.hero === null ? 'foe' : 'hero']}</p>
        ) : null}
        {fighter.hero === null ? <FoeTraits fighter={fighter} /> : <HeroState hero={fighter.hero} />}
      </div>
    </article>
  );
}

type PortraitProps = { readonly combat: CombatView; readonly fighter: Fighter };

/** A portrait that shows more when it is touched. */
function Portrait({ combat, fighter: { hero, name, emblem, level } }: PortraitProps) {
  const { own } = useScene();
  const { inspect } = useInspecting();
  const look = () => {
    if (hero !== null) return inspect({ is: 'hero', seat: hero.seat });
    return inspect(
      combat.card === null ? { is: 'space', space: combat.space } : { is: 'card', card: combat.card },
    );
  };
  return (
    <button type="button" className="wa-portrait" aria-label={own.lookAt(name)} onClick={look}>
      <Medallion emblem={emblem} level={level} />
    </button>
  );
}

function HeroState({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  return (
    <div className="wa-fighter-state">
      <span className="wa-trait">{own.classes[classOf(hero)]}</span>
      <Health hero={hero} />
      <FigureValue icon="energy" label={own.numbers.energy} value={hero.energy} />
    </div>
  );
}

/** What a foe is: its level, and its traits. */
function FoeTraits({ fighter: { foe, level } }: { readonly fighter: Fighter }) {
  const { own, texts } = useScene();
  return (
    <ul className="wa-fighter-state">
      <li className="wa-trait" data-level={level}>
        {own.levelOf[level]}
      </li>
      {(foe?.traits ?? []).map((trait) => (
        <li key={trait} className="wa-trait" data-trait={trait}>
          <Icon name={`wa/trait-${trait}`} /> {texts.name(trait)}
        </li>
      ))}
    </ul>
  );
}

/** What a side brings: the powers of a foe and what it is worth, or the cards that a hero has played. */
export function Means({ combat, side }: SideProps) {
  const scene = useScene();
  const { foe } = fighterOn(scene, combat, side);
  return foe === null ? <Played combat={combat} side={side} /> : <FoeMeans combat={combat} foe={foe} />;
}

function Played({ combat, side }: SideProps) {
  const { texts, words } = useScene();
  const { inspect } = useInspecting();
  const { played } = combat[side];
  if (played.length === 0) return null;
  return (
    <div className="wa-means" data-side={side}>
      <span className="wa-means-title">{words.combat.played}</span>
      {played.map((ability) => (
        <button
          key={ability}
          type="button"
          className="wa-played"
          onClick={() => inspect({ is: 'ability', ability })}
        >
          <Icon name="wa/card" /> {texts.name(ability)}
        </button>
      ))}
    </div>
  );
}

function FoeMeans({ combat, foe }: { readonly combat: CombatView; readonly foe: Foe }) {
  const { texts, words } = useScene();
  const powers = texts.cards.foeLines(foe).slice(2);
  const item = combat.card === null ? null : content.challenge.get(combat.card)?.item;
  return (
    <div className="wa-means parchment" data-side="defending">
      {powers.length === 0 ? null : <CardText lines={powers} />}
      {item == null ? (
        <CardText lines={rewardLines(texts, combat)} />
      ) : (
        <p className="wa-reward">
          <Icon name={`wa/${item.icons[0] === undefined ? item.slot : `gear-${item.icons[0]}`}`} />
          {words.combat.reward}: {texts.name(item.id)}
        </p>
      )}
    </div>
  );
}

/** What is printed behind the powers of an encounter on the map. */
function rewardLines({ cards }: ReturnType<typeof useScene>['texts'], { space, card }: CombatView) {
  const encounter = card === null ? content.board.spaces.get(space)?.encounter : null;
  return encounter == null ? [] : cards.mapEncounterLines(encounter).slice(-1);
}
