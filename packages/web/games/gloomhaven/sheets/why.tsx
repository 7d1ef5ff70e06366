import type { ExpectedBlow, Hindrance, Way } from '@tavolo/gloomhaven';
import { Icon } from '../../../parts/icon.tsx';
import { figureName, figureOf, figureTitle, type Scene, useScene } from '../scene.ts';
import { type Candidate, type Comparison, comparisonsOf } from './comparisons.ts';
import { ExplainedNumber } from './explained-number.tsx';
import { lettersOf } from './letters.ts';
import type { ExplainedTurn } from './memory.ts';
import { RuleMark } from './rule-mark.tsx';
import { blowValue } from './values.ts';

type WhyProps = Pick<ExplainedTurn, 'explained' | 'when'>;

/** What a monster will do or has done, and the comparisons that decide it. [gh/monsters.8] */
export function Why({ explained, when }: WhyProps) {
  const scene = useScene();
  const { own } = scene;
  const { foci, ways, hindrances } = explained;
  const letters = lettersOf(scene, explained);
  return (
    <section className="gh-why">
      <h3>{own.whyTitles[when]}</h3>
      <Hindered hindrances={hindrances} from="turn" />
      <p className="gh-focus">
        <Icon name="gh/focus" />
        {foci.length === 0 ? withoutFocus(scene) : own.focusesOn(foci.map((id) => figureName(scene, id)))}
      </p>
      {ways.length > 1 ? <p className="gh-quiet">{own.playersChoose(ways.length)}</p> : null}
      {foci.length === 0
        ? null
        : ways.map((way) => (
            <WayWords
              key={`${way.end} ${way.foci.join(' ')}`}
              way={way}
              hindrances={hindrances}
              letters={letters}
            />
          ))}
      {comparisonsOf(scene, explained).map((comparison) => (
        <Compared key={comparison.of} comparison={comparison} letters={letters} />
      ))}
    </section>
  );
}

/** Before the characters have their places, nobody can be attacked for that reason alone. */
const withoutFocus = ({ view, own }: Scene): string =>
  view.figures.some(({ kind }) => kind === 'character') ? own.noFocus : own.nobodyYet;

type Hindrances = { readonly hindrances: readonly Hindrance[] };

/** The condition that keeps it from something, with its rule. */
function Hindered({ hindrances, from }: Hindrances & Pick<Hindrance, 'from'>) {
  const { own } = useScene();
  return hindrances
    .filter((hindrance) => hindrance.from === from)
    .map(({ by, rule }) => (
      <p key={by} className="gh-hindered">
        <Icon name={`gh/${by}`} />
        <span>
          {own.hindered[by]} <RuleMark rule={rule} />
        </span>
      </p>
    ));
}

type Letters = { readonly letters: ReadonlyMap<string, string> };
type WayWordsProps = Letters & Hindrances & { readonly way: Way };

/** How far it goes, and whom it attacks how hard; or what keeps it from that. */
function WayWords({ way: { path, end, blows }, hindrances, letters }: WayWordsProps) {
  const { own } = useScene();
  const isHindered = (from: Hindrance['from']) => hindrances.some((it) => it.from === from);
  return (
    <ul className="gh-intent">
      <li>
        {isHindered('move') ? (
          <Hindered hindrances={hindrances} from="move" />
        ) : (
          <>
            <Icon name="gh/move" />
            {path.length === 0 ? own.staysPut : own.walks(path.length, own.hex(letters.get(end) ?? end))}
          </>
        )}
      </li>
      {blows.length === 0 ? (
        <li>
          {isHindered('attack') ? (
            <Hindered hindrances={hindrances} from="attack" />
          ) : (
            <>
              <Icon name="gh/attack" />
              {own.noAttack}
            </>
          )}
        </li>
      ) : null}
      {blows.map((blow) => (
        <BlowWords key={blow.on} blow={blow} />
      ))}
    </ul>
  );
}

/** Whom it attacks, how hard, and what stands against it. */
function BlowWords({ blow }: { readonly blow: ExpectedBlow }) {
  const scene = useScene();
  const { own } = scene;
  return (
    <li>
      <Icon name="gh/attack" />
      {own.attacks(figureName(scene, blow.on))}
      <ExplainedNumber value={blowValue(blow)} />
      {blow.shield > 0 || blow.retaliate > 0 ? (
        <small>{own.expected(blow)}</small>
      ) : blow.edge === 'none' ? null : (
        <span>{own.edges[blow.edge]}</span>
      )}
    </li>
  );
}

/** Candidates, the taken first; each that lost says by what. */
function Compared({ comparison, letters }: Letters & { readonly comparison: Comparison }) {
  const { own } = useScene();
  const { of, rule, candidates } = comparison;
  const columns = candidates[0]?.values.map((value) => value.of) ?? [];
  return (
    <div className="gh-compared">
      <h4>
        {own.comparisons[of]} <RuleMark rule={rule} />
      </h4>
      <div className="gh-compared-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{own.candidate}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {own.criteria[column] ?? column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {candidates.map((candidate) => (
              <CandidateRow key={candidate.key} candidate={candidate} letters={letters} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function CandidateRow({ candidate, letters }: Letters & { readonly candidate: Candidate }) {
  const scene = useScene();
  const { own } = scene;
  const { id, values, lostBy } = candidate;
  const name = figureOf(scene, id) === null ? own.hex(letters.get(id) ?? id) : figureTitle(scene, id);
  const isListed = values.some(({ of }) => of === lostBy?.by);
  return (
    <tr data-taken={lostBy === null}>
      <th scope="row">
        {lostBy === null ? <Icon name="check" /> : null} {name}
        {lostBy === null || isListed ? null : (
          <small>
            {own.criteria[lostBy.by]} <RuleMark rule={lostBy.rule} />
          </small>
        )}
      </th>
      {values.map(({ of, value }) => (
        <td key={of} data-decides={lostBy?.by === of}>
          {value ?? '–'}
          {lostBy?.by === of ? <RuleMark rule={lostBy.rule} /> : null}
        </td>
      ))}
    </tr>
  );
}
