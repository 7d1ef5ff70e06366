import { Fragment } from 'react';
import type { WordedKey } from '../../games/face.ts';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';

/** What the keys do: those of every table, and those of the game's board. */
export function KeysList() {
  const { keys } = useText();
  const { texts, words } = useTable();
  return (
    <>
      <Keys list={keys.list} />
      {words.keys.length === 0 ? null : (
        <section>
          <h3 className="keys-of-game">{texts.title}</h3>
          <Keys list={words.keys} />
        </section>
      )}
    </>
  );
}

const Keys = ({ list }: { readonly list: readonly WordedKey[] }) => (
  <dl className="keys-list">
    {list.map(([key, does]) => (
      <Fragment key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </Fragment>
    ))}
  </dl>
);
