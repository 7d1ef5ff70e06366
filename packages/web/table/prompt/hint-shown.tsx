import type { OpenQuestion } from '@tavolo/kernel';
import { Button } from '../../parts/button.tsx';
import { Explanation } from '../../parts/explanation.tsx';
import { Icon } from '../../parts/icon.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';
import { type Advice, adviceFrom } from './advice.ts';
import { useHint } from './use-hint.ts';
import type { ShownQuestion } from './use-picking.ts';
import './hint-shown.css';
import type { WordedOption } from './worded-question.ts';

/** What the strongest bot would do, and whether something else would do as well. */
export function HintShown({ asked: { question, all } }: { readonly asked: ShownQuestion }) {
  const { tools } = useText();
  const { hint, hide } = useHint();
  if (hint === null) return null;
  if (hint.is === 'thinking')
    return (
      <p className="hint" role="status">
        <Icon name="hint" /> {tools.hintThinking}
      </p>
    );
  const advice = adviceFrom(hint.considered);
  if (advice === null) return null;
  return (
    <div className="hint" role="status">
      <Icon name="hint" />
      {question.max > 1 ? (
        <SeveralAdvised advice={advice} question={question} all={all} />
      ) : (
        <OneAdvised advice={advice} all={all} />
      )}
      <Explanation label={tools.hintSays} content={() => <p>{tools.hintWhat(advice.imagined)}</p>}>
        <Icon name="info" />
      </Explanation>
      <IconButton icon="close" label={tools.hintHide} onClick={hide} />
    </div>
  );
}

type AdvisedProps = { readonly advice: Advice; readonly all: readonly WordedOption[] };

function OneAdvised({ advice: { best, equals, isOnly }, all }: AdvisedProps) {
  const { tools } = useText();
  const said = useSaid(all);
  return (
    <div className="hint-words">
      <strong>{tools.hintBest(said(best))}</strong>
      {isOnly ? null : (
        <span className="hint-others">
          {equals.length === 0 ? tools.hintOthersWorse : tools.hintEquals(equals.map(said))}
        </span>
      )}
    </div>
  );
}

/** Of many the few: those that are picked, or those that are left. Nobody need pick them one by one. */
function SeveralAdvised({ advice: { best, equals }, all, question }: AdvisedProps & Questioned) {
  const { tools } = useText();
  const { session } = useTable();
  const said = useSaid(all);
  const left = all.map(({ id }) => id).filter((id) => !best.includes(id));
  const isMost = left.length > 0 && left.length < best.length;
  const { decision } = question;
  const pick = () => session.dispatch({ is: 'pick', picked: { decision, options: best, isTooMany: false } });
  return (
    <div className="hint-words">
      <strong>{isMost ? tools.hintAllBut(said(left)) : tools.hintBest(said(best))}</strong>
      {equals.length === 0 ? null : <span className="hint-others">{tools.hintOthersEqual}</span>}
      {best.length === 0 ? null : (
        <Button className="hint-pick" onClick={pick}>
          {tools.hintPick}
        </Button>
      )}
    </div>
  );
}

type Questioned = { readonly question: OpenQuestion };

/** The names of options, in one breath. */
function useSaid(all: readonly WordedOption[]): (picked: readonly string[]) => string {
  const { table } = useText();
  return (picked) => {
    const names = all.filter(({ id }) => picked.includes(id)).map(({ name }) => name);
    return names.length === 0 ? table.confirmNone : table.several(names);
  };
}
