import { type Offered, offered } from '../../app/offered-options.ts';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';

/** What everybody here is going to play, and how: what was chosen is said at once, and what is as usual on request. */
export function ToBePlayed() {
  const { gathering, setup } = useText();
  const { table, texts, box } = useTable();
  const chosen: { readonly [key: string]: unknown } = { ...table.options };
  const usual: { readonly [key: string]: unknown } = { ...box.game.defaults };
  const options = offered(box.game.tableOptions, texts.options);
  const isSaid = ({ key, weight }: Offered) => weight === 'main' || chosen[key] !== usual[key];
  const others = options.filter((option) => !isSaid(option));
  return (
    <section className="to-be-played" aria-labelledby="to-be-played">
      <h2 id="to-be-played">{gathering.played}</h2>
      <dl>
        {options.filter(isSaid).map((option) => (
          <Chosen key={option.key} option={option} value={chosen[option.key]} />
        ))}
        <div>
          <dt>{setup.pace}</dt>
          <dd>
            <strong>{setup.paces[table.pace]}</strong> <span>{setup.pacesSay[table.pace]}</span>
          </dd>
        </div>
      </dl>
      {others.length === 0 ? null : (
        <details>
          <summary>{gathering.asUsual}</summary>
          <dl>
            {others.map((option) => (
              <Chosen key={option.key} option={option} value={chosen[option.key]} />
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

/** An option of the table, what was chosen, and what that means. */
function Chosen({ option, value }: { readonly option: Offered; readonly value: unknown }) {
  const found = option.values.find((one) => one.value === value);
  if (found === undefined) return null;
  return (
    <div>
      <dt>{option.title}</dt>
      <dd>
        <strong>{found.label}</strong> <span>{found.says}</span>
      </dd>
    </div>
  );
}
