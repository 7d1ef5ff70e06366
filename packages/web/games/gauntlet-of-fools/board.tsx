import type { GauntletKinds } from '@tavolo/gauntlet-of-fools';
import { useMemo } from 'react';
import type { BoardProps } from '../face.ts';
import { Auction } from './auction/auction.tsx';
import './board.css';
import { Gauntlet } from './gauntlet/gauntlet.tsx';
import { FlightLayer } from './playing-out/flight-layer.tsx';
import { Reckoning } from './reckoning/reckoning.tsx';
import { SceneContext, sceneOf } from './scene.ts';

/** The table of Gauntlet of Fools: the boasting, the gauntlet, or the reckoning. */
export function Board(props: BoardProps<GauntletKinds>) {
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

function partOf({ view, result, now }: BoardProps<GauntletKinds>) {
  if (result !== null && now === null) return <Reckoning result={result} />;
  return view.phase === 'deal' || view.phase === 'boasting' ? <Auction /> : <Gauntlet />;
}
