import type { ReactNode } from 'react';
import { Name } from './name.tsx';
import { useScene } from './scene.ts';
import { before, type Fields, isFields, isList, itemsOf, leavesOf, type Member, partsOf } from './tree.ts';
import './shown.css';

/** A value as it is, and as it was before the last change: what is new is marked. */
type Changing<Value> = { readonly value: Value; readonly was: unknown };

/** A number, a name, or whether something is so. */
function Leaf({ value, was, isThing = false }: Changing<unknown> & { readonly isThing?: boolean }) {
  const { own } = useScene();
  const isNew = was !== value;
  const word = (): string => {
    if (typeof value === 'boolean') return value ? own.yes : own.no;
    return value === null ? '–' : String(value);
  };
  return (
    <span className="plain-leaf" data-new={isNew}>
      {typeof value === 'string' ? <Name id={value} isThing={isThing} /> : word()}
      {isNew ? <span className="unseen"> ({own.changed})</span> : null}
    </span>
  );
}

type RecordProps = Changing<Fields> & {
  /** What it is called where nothing in it says so; `null`: what stands above it does. */
  readonly unnamed: string | null;
  /** Whether it lies on the table by itself, rather than within something else. */
  readonly isTable?: boolean;
};

/** A record: what it is about, its numbers and names, what is so, what it holds, and in small print what it lacks. */
export function RecordShown({ value, was, unnamed, isTable = false }: RecordProps) {
  const { printedOn } = useScene();
  const { title, pairs, flags, groups, empty } = partsOf(value, (id) => printedOn(id).length > 0);
  const past = (key: string): unknown => before(was, key);
  return (
    <>
      {title === null && unnamed === null ? null : (
        <p className="plain-title">
          {title === null ? unnamed : <Leaf value={title.value} was={past(title.key)} isThing />}
        </p>
      )}
      <Pairs pairs={pairs} past={past} />
      <Flags flags={flags} past={past} />
      {groups.map(({ key, value: member }) => (
        <Group key={key} name={key} value={member} was={past(key)} isOnTable={isTable} />
      ))}
      <Lacking keys={empty} />
    </>
  );
}

/** What stood under a name before the last change. */
type Past = { readonly past: (key: string) => unknown };

function Pairs({ pairs, past }: Past & { readonly pairs: readonly Member[] }) {
  const { label } = useScene();
  if (pairs.length === 0) return null;
  return (
    <dl className="plain-pairs">
      {pairs.map(({ key, value }) => (
        <div key={key}>
          <dt>{label(key)}</dt>
          <dd>
            <Leaf value={value} was={past(key)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Flags({ flags, past }: Past & { readonly flags: readonly string[] }) {
  const { label } = useScene();
  if (flags.length === 0) return null;
  return (
    <ul className="plain-row">
      {flags.map((key) => (
        <li key={key} className="plain-flag" data-new={past(key) !== true}>
          {label(key)}
        </li>
      ))}
    </ul>
  );
}

function Lacking({ keys }: { readonly keys: readonly string[] }) {
  const { label, own } = useScene();
  if (keys.length === 0) return null;
  return (
    <p className="plain-lacking">
      {own.nothing}: {keys.map(label).join(', ')}
    </p>
  );
}

type GroupProps = Changing<unknown> & { readonly name: string; readonly isOnTable: boolean };

/** Something that has members of its own, under its name. What is long, or seldom looked at, is folded at first. */
function Group({ name, value, was, isOnTable }: GroupProps) {
  const { label } = useScene();
  const isOpen = isOnTable ? isTableOpen(name, value) : leavesOf(value) <= atAGlance;
  return (
    <details className="plain-group" open={isOpen}>
      <summary>
        {isOnTable ? <h3>{label(name)}</h3> : label(name)}{' '}
        {isList(value) ? <span className="plain-count">{value.length}</span> : null}
      </summary>
      <Members value={value} was={was} />
    </details>
  );
}

/** So many numbers and names are seen at a glance. */
const atAGlance = 12;

/** So many things find room on a table. */
const fewOnTable = 16;

/** What is played with changes all the time; how it is played never does. */
const isTableOpen = (name: string, value: unknown): boolean =>
  name !== 'options' && (!isList(value) || value.length <= fewOnTable);

function Members({ value, was }: Changing<unknown>): ReactNode {
  if (isList(value)) return <ListShown value={value} was={was} />;
  return isFields(value) ? <RecordShown value={value} was={was} unnamed={null} /> : null;
}

/** Several values: records as cards, anything else in a row. */
function ListShown({ value, was }: Changing<readonly unknown[]>) {
  return (
    <ol className={value.some(isFields) ? 'plain-cards' : 'plain-row'}>
      {itemsOf(value).map((item, place) => (
        <li key={item.key} className={isFields(item.value) ? 'plain-card' : undefined}>
          <Item value={item.value} was={before(was, item.key)} place={place} />
        </li>
      ))}
    </ol>
  );
}

function Item({ value, was, place }: Changing<unknown> & { readonly place: number }): ReactNode {
  const { own } = useScene();
  if (isList(value)) return <ListShown value={value} was={was} />;
  if (isFields(value)) return <RecordShown value={value} was={was} unnamed={own.numbered(place + 1)} />;
  return <Leaf value={value} was={was} isThing />;
}
