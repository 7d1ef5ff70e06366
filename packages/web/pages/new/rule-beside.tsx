import type { RulebookChapter } from '@tavolo/language';
import { Sheet } from '../../parts/sheet.tsx';
import { useText } from '../../text/use-text.ts';
import { Rulebook } from '../rulebook.tsx';

type RuleBesideProps = {
  readonly game: string;
  readonly chapters: readonly RulebookChapter[];
  /** `null`: none is open. */
  readonly rule: string | null;
  readonly onRule: (rule: string | null) => void;
};

/** The rulebook beside the page, opened at a rule. */
export function RuleBeside({ game, chapters, rule, onRule }: RuleBesideProps) {
  const { tools } = useText();
  if (rule === null) return null;
  return (
    <Sheet title={tools.rules} onClose={() => onRule(null)}>
      <Rulebook game={game} chapters={chapters} rule={rule} onRule={onRule} />
    </Sheet>
  );
}
