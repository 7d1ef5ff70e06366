import type { GauntletKinds } from '@tavolo/gauntlet-of-fools';
import type { Told } from '@tavolo/kernel';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { speedOf } from '../../../parts/motion.ts';
import { useScene } from '../scene.ts';
import './flight-layer.css';
import { type Flight, flightOf } from './flights.ts';

type Flying = { readonly number: number; readonly flight: Flight };

/** Above the board: coins, wounds and tokens on their way from one spot to another, as facts are told. */
export function FlightLayer() {
  const { now } = useScene();
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const seen = useRef<Told<GauntletKinds> | null>(null);
  const count = useRef(0);

  useEffect(() => {
    const flight = now === null || now === seen.current ? null : flightOf(now.fact);
    seen.current = now;
    if (flight === null) return;
    count.current += 1;
    const next = { number: count.current, flight };
    setFlying((before) => [...before, next]);
  }, [now]);

  const land = (number: number) => setFlying((before) => before.filter((one) => one.number !== number));
  return (
    <div className="gof-flights" aria-hidden="true">
      {flying.map(({ number, flight }) => (
        <Flock key={number} flight={flight} onLanded={() => land(number)} />
      ))}
    </div>
  );
}

type FlockProps = { readonly flight: Flight; readonly onLanded: () => void };

/** Things of one kind that fly together, and are gone when the last has landed. */
function Flock({ flight, onLanded }: FlockProps) {
  const flock = useRef<HTMLDivElement>(null);
  const landed = useRef(onLanded);
  landed.current = onLanded;

  useEffect(() => {
    const flights = flock.current === null ? [] : fly(flock.current, flight);
    const all = Promise.allSettled(flights.map(({ finished }) => finished));
    void all.then(() => landed.current());
    return () => {
      for (const one of flights) one.cancel();
    };
  }, [flight]);

  return (
    <div ref={flock}>
      {Array.from({ length: flight.count }, (_, place) => place).map((place) => (
        <span key={place} className={`gof-flying is-${flight.feels}`}>
          <Icon name={flight.icon} />
        </span>
      ))}
    </div>
  );
}

/** Sends everything in the flock on its way, one after the other. Where a spot is not to be seen, nothing flies. */
function fly(flock: HTMLElement, { from, to }: Flight): readonly Animation[] {
  const board = flock.closest('.gof-board');
  const start = board?.querySelector(`[data-spot="${from}"]`)?.getBoundingClientRect();
  const end = board?.querySelector(`[data-spot="${to}"]`)?.getBoundingClientRect();
  const speed = speedOf(flock);
  if (board == null || start === undefined || end === undefined || speed === 0) return [];
  const origin = board.getBoundingClientRect();
  const [a, b] = [middleOf(start, origin), middleOf(end, origin)];
  return [...flock.children].map((thing, place) => {
    const arc = -40 - place * 8;
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    return thing.animate(
      [
        { transform: at(a.x, a.y, 0.6), opacity: 0 },
        { transform: at(a.x, a.y + arc / 2, 1.25), opacity: 1, offset: 0.2 },
        { transform: at((a.x + b.x) / 2, (a.y + b.y) / 2 + arc, 1.1), opacity: 1, offset: 0.6 },
        { transform: at(b.x, b.y, 0.7), opacity: 0.2 },
      ],
      {
        duration: 600 * speed,
        delay: place * 55 * speed,
        easing: 'cubic-bezier(0.4, 0, 0.3, 1)',
        fill: 'both',
      },
    );
  });
}

const middleOf = (spot: DOMRect, origin: DOMRect): { readonly x: number; readonly y: number } => ({
  x: spot.left + spot.width / 2 - origin.left,
  y: spot.top + spot.height / 2 - origin.top,
});
