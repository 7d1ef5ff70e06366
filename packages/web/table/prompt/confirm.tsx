import { Button } from '../../parts/button.tsx';
import { useText } from '../../text/use-text.ts';
import { type ShownQuestion, usePicking } from './use-picking.ts';
import './confirm.css';

/** Labels that are longer than this together are counted instead, in characters. */
const shortLabels = 60;

/** Gives what is picked, where it is picked first, and says what that does or what is missing. */
export function Confirm({
  asked: { question, all, confirmLabel, confirmNone, objection },
}: {
  readonly asked: ShownQuestion;
}) {
  const { table: text } = useText();
  const { picks, needsConfirm, isTooMany, canConfirm, isSending, confirm } = usePicking();
  if (!needsConfirm && picks.length === 0) return null;
  const missing = question.min - picks.length;
  const labels = all.filter(({ id }) => picks.includes(id)).map(({ label }) => label);
  const shell = () =>
    labels.join().length > shortLabels ? text.confirmCount(labels.length) : text.confirmPicks(labels);
  const does = (): string => {
    if (isSending) return text.sending;
    if (objection !== null) return objection;
    if (picks.length === 0)
      return question.min === 0
        ? (confirmNone ?? text.confirmNone)
        : text.pickSome(question.min, question.max);
    return missing > 0 ? text.pickMore(missing) : (confirmLabel(picks) ?? shell());
  };
  return (
    <div className="prompt-confirm">
      <Button weight="main" icon="check" disabled={!canConfirm || isSending} onClick={confirm}>
        {does()}
      </Button>
      <p className="prompt-too-many" role="status">
        {isTooMany ? text.pickedAll(question.max) : null}
      </p>
    </div>
  );
}
