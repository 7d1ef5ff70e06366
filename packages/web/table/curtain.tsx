import type { Seat } from '@tavolo/kernel';
import { Button } from '../parts/button.tsx';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../text/use-text.ts';
import { useTable } from './at-table.ts';
import './curtain.css';

/** Hides the table while the device goes from hand to hand. */
export function Curtain({ seat }: { readonly seat: Seat }) {
  const { curtain } = useText();
  const { session, table, player } = useTable();
  const { name } = player(seat);
  return (
    <main className="curtain" data-game={table.game}>
      <div className="curtain-sign">
        <Icon name="eye" />
        <h1>{curtain.title(name)}</h1>
        <p>{curtain.says}</p>
        <Button weight="main" autoFocus onClick={() => session.dispatch({ is: 'look' })}>
          {curtain.iAm(name)}
        </Button>
      </div>
    </main>
  );
}
