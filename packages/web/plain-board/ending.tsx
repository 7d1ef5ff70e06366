import type { Result, Seat } from '@tavolo/kernel';
import { Icon } from '../parts/icon.tsx';
import { PlayerName } from './name.tsx';
import { useScene } from './scene.ts';
import { RecordShown } from './shown.tsx';
import { isFields } from './tree.ts';
import './ending.css';

/** How the match ended: who won, who has how much, and what else the game says of it. */
export function Ending({ result }: { readonly result: Result }) {
  const { seats, player, own } = useScene();
  const { outcome } = result;
  return (
    <section className="plain-ending parchment">
      <h3>{own.ended}</h3>
      <ol>
        {inOrder(seats, result).map((seat) => (
          <li key={seat} data-wins={result.winners.includes(seat)}>
            {result.winners.includes(seat) ? <Icon name="trophy" /> : null}
            <PlayerName place={seats.indexOf(seat) + 1} name={player(seat).name} />
            {result.winners.includes(seat) ? <span>{own.wins}</span> : null}
            <Score score={result.scores[seat]} />
          </li>
        ))}
      </ol>
      {isFields(outcome) ? <RecordShown value={outcome} was={outcome} unnamed={null} /> : null}
    </section>
  );
}

function Score({ score }: { readonly score: number | undefined }) {
  const { own } = useScene();
  return score === undefined ? null : (
    <span className="plain-score">
      {own.score} {score}
    </span>
  );
}

/** Winners first, then by what they have. */
const inOrder = (seats: readonly Seat[], { winners, scores }: Result): readonly Seat[] =>
  [...seats].sort(
    (one, other) =>
      Number(winners.includes(other)) - Number(winners.includes(one)) ||
      (scores[other] ?? 0) - (scores[one] ?? 0),
  );
