import type { Considered } from '@tavolo/protocol';
import type { WordedOption } from '../../games/face.ts';
import { Explanation } from '../../parts/explanation.tsx';
import { Icon } from '../../parts/icon.tsx';
import { IconButton } from '../../parts/icon-button.tsx';
import { listIn } from '../../text/plural.ts';
import { useLanguage, useText } from '../../text/use-text.ts';
import { useHint } from './use-hint.ts';
import './hint-shown.css';

/** How many of the bot's thoughts are shown. */
const shown = 3;

/** What the strongest bot would do, and how sure it is. */
export function HintShown({ options }: { readonly options: readonly WordedOption[] }) {
  const { tools } = useText();
  const { hint, hide } = useHint();
  if (hint === null) return null;
  if (hint.is === 'thinking')
    return (
      <p className="hint" role="status">
        <Icon name="hint" /> {tools.hintThinking}
      </p>
    );
  const all = hint.considered.reduce((sum, { visits }) => sum + visits, 0);
  return (
    <div className="hint" role="status">
      <Icon name="hint" />
      <ol className="hint-list">
        {hint.considered.slice(0, shown).map((considered, index) => (
          <HintLine
            key={considered.picked.join()}
            considered={considered}
            all={all}
            options={options}
            isBest={index === 0}
          />
        ))}
      </ol>
      <Explanation label={tools.hintSays} content={() => <p>{tools.hintWhat}</p>}>
        <Icon name="info" />
      </Explanation>
      <IconButton icon="close" label={tools.hintHide} onClick={hide} />
    </div>
  );
}

type HintLineProps = {
  readonly considered: Considered;
  readonly all: number;
  readonly options: readonly WordedOption[];
  readonly isBest: boolean;
};

function HintLine({ considered, all, options, isBest }: HintLineProps) {
  const { tools, table } = useText();
  const language = useLanguage();
  const labels = options.filter(({ id }) => considered.picked.includes(id)).map(({ label }) => label);
  const label = labels.length === 0 ? table.confirmNone : listIn(language)(labels);
  const share = Math.round((100 * considered.visits) / Math.max(1, all));
  return (
    <li data-best={isBest}>
      <strong>{isBest ? tools.hintBest(label) : label}</strong>{' '}
      <span className="hint-numbers">{tools.hintNumbers(share, Math.round(100 * considered.worth))}</span>
    </li>
  );
}
