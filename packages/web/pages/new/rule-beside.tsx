import { Sheet } from '../../app/controls/sheet.tsx';
import type { RulebookChapter } from '../../games/face.ts';
import { useText } from '../../text/use-text.ts';
import { Rulebook } from '../rulebook.tsx';

type RuleBesideProps = {
  readonly game: string;
  readonly chapters: readonly RulebookChapter[];
  readonly rule: string;
  readonly onClose: () => void;
};

/** The rulebook beside the page, opened at a rule. */
export function RuleBeside({ game, chapters, rule, onClose }: RuleBesideProps) {
  const { tools } = useText();
  return (
    <Sheet title={tools.rules} onClose={onClose}>
      <Rulebook game={game} chapters={chapters} rule={rule} />
    </Sheet>
  );
}
