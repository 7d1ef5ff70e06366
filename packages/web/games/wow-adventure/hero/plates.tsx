import type { CSSProperties } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import type { HeroView } from '../game.ts';
import { useInspecting } from '../inspecting.ts';
import { litOn } from '../lit.ts';
import { LitButton } from '../lit-button.tsx';
import { classOf, playerName, seatNumber, useScene } from '../scene.ts';
import { FigureValue } from './figure-value.tsx';
import { heroSaid } from './hero-said.ts';
import { Medallion } from './medallion.tsx';
import './plates.css';

/** Everybody's hero at a glance, in the order of the turns. */
export function Plates() {
  const { view, own } = useScene();
  return (
    <ul className="wa-plates" aria-label={own.heroes} data-heroes={view.heroes.length}>
      {view.heroes.map((hero) => (
        <Plate key={hero.seat} hero={hero} />
      ))}
    </ul>
  );
}

function Plate({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { inspect } = useInspecting();
  const { view, onlooker } = scene;
  return (
    <li
      className="wa-plate"
      data-seat={seatNumber(scene, hero.seat)}
      data-active={hero.seat === view.active}
      data-own={hero.seat === onlooker}
    >
      <button
        type="button"
        className="wa-plate-button"
        aria-label={heroSaid(scene, hero)}
        onClick={() => inspect({ is: 'hero', seat: hero.seat })}
      />
      <LitButton lit={litOn(scene.lit, hero.seat)} onMore={() => inspect({ is: 'hero', seat: hero.seat })} />
      <div className="wa-plate-inside" aria-hidden="true">
        <Medallion emblem={classOf(hero)} level={hero.level} />
        <div className="wa-plate-body">
          <span className="wa-plate-name">{playerName(scene, hero.seat)}</span>
          <FigureValue
            icon="valor"
            label={scene.own.numbers.valor}
            value={`${hero.valor}/${view.options.valorToWin}`}
          />
          <Health hero={hero} />
          <Belongings hero={hero} />
        </div>
      </div>
    </li>
  );
}

/** How much of the health is left, as a bar and in figures. */
export function Health({ hero: { health, damage } }: { readonly hero: HeroView }) {
  const { own } = useScene();
  const left = Math.max(0, health - damage);
  const part = { '--part': health === 0 ? 0 : left / health } as CSSProperties; // a property of our own
  return (
    <span className="wa-health" style={part} title={own.numbers.health}>
      <Icon name="wa/health" />
      <span className="wa-health-bar">
        <span className="wa-health-left" />
      </span>
      <span className="wa-health-number">
        {left}/{health}
      </span>
    </span>
  );
}

/** Energy, steps, and how much is held. */
function Belongings({ hero }: { readonly hero: HeroView }) {
  const { own, view } = useScene();
  const { numbers } = own;
  const isWalking = view.active === hero.seat && view.phase === 'movement';
  return (
    <span className="wa-belongings">
      <FigureValue icon="energy" label={numbers.energy} value={hero.energy} />
      {isWalking ? <FigureValue icon="movement" label={numbers.movement} value={hero.turn.steps} /> : null}
      <FigureValue icon="card" label={numbers.hand} value={hero.hand} />
      <FigureValue icon="backpack" label={numbers.backpack} value={hero.backpack.length} />
      <FigureValue icon="quest" label={numbers.quests} value={hero.quests.length} />
      {hero.diseases === 0 ? null : (
        <FigureValue icon="disease" label={own.diseases(hero.diseases)} value={hero.diseases} />
      )}
      {hero.turn.isNotAsked ? <Icon name="eye" /> : null}
      {hero.tokens.map((token, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a kind do not differ
        <Icon key={`${token} ${place}`} name={`wa/${token}`} />
      ))}
    </span>
  );
}
