import { Fragment } from 'react';
import { useText } from '../../text/use-text.ts';

/** What the keys do. */
export function KeysList() {
  const { keys } = useText();
  return (
    <dl className="keys-list">
      {keys.list.map(([key, does]) => (
        <Fragment key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
