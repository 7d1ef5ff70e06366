import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import { PlayerName } from './name.tsx';
import { useScene } from './scene.ts';
import './seats.css';

/** Who plays, in the order they sit, and whose decision it is. */
export function Seats() {
  const { table, common } = useText();
  const { seats, player, onlooker, deciding } = useScene();
  return (
    <ol className="plain-seats" aria-label={table.seats}>
      {seats.map((seat, index) => {
        const { name, is } = player(seat);
        const isAsked = deciding.includes(seat);
        return (
          <li key={seat} data-asked={isAsked}>
            <Icon name={is === 'bot' ? 'bot' : 'person'} />
            <PlayerName place={index + 1} name={name} />
            {is === 'bot' ? <small>{common.bot}</small> : null}
            {seat === onlooker ? <small>{common.you}</small> : null}
            {isAsked ? (
              <small>
                <Icon name="hourglass" /> {table.decides}
              </small>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
