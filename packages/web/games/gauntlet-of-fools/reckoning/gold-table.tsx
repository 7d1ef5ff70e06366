import { useScene } from '../scene.ts';
import type { Standing } from './standings.ts';

/** The chart as a table, for screen readers. */
export function GoldTable({ standings }: { readonly standings: readonly Standing[] }) {
  const { own, player } = useScene();
  const turns = standings[0]?.history.map((_, turn) => turn).slice(1) ?? [];
  return (
    <div className="unseen">
      <table>
        <caption>{own.goldByTurn}</caption>
        <thead>
          <tr>
            <th scope="col">{own.player}</th>
            {turns.map((turn) => (
              <th key={turn} scope="col">
                {own.turn(turn)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {standings.map(({ seat, history }) => (
            <tr key={seat}>
              <th scope="row">{player(seat).name}</th>
              {turns.map((turn) => (
                <td key={turn}>{history[turn]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
