import { useMemo } from 'react';
import { Auction } from './auction/auction.tsx';
import './board.css';
import { Gauntlet } from './gauntlet/gauntlet.tsx';
import { FlightLayer } from './playing-out/flight-layer.tsx';
import { Reckoning } from './reckoning/reckoning.tsx';
import { type GauntletBoard, SceneContext, sceneOf } from './scene.ts';

/** The table of Gauntlet of Fools: the boasting, the gauntlet, or the reckoning. */
export function Board(props: GauntletBoard) {
  const scene = useMemo(() => sceneOf(props), [props]);
  return (
    <SceneContext value={scene}>
      <div className="gof-board">
        {partOf(props)}
        <FlightLayer />
      </div>
    </SceneContext>
  );
}

function partOf({ view, result, now }: GauntletBoard) {
  if (result !== null && now === null) return <Reckoning result={result} />;
  return view.phase === 'deal' || view.phase === 'boasting' ? <Auction /> : <Gauntlet />;
}
