import { pathTo } from '../../app/route.ts';
import { Rulebook } from '../../pages/rulebook.tsx';
import { useText } from '../../text/use-text.ts';
import { useTable } from '../at-table.ts';

/** The rulebook beside the board, opened at a rule. */
export function RulesDrawer({ rule }: { readonly rule: string | null }) {
  const { rules } = useText();
  const { table, texts, openDrawer } = useTable();
  return (
    <>
      <Rulebook
        game={table.game}
        chapters={texts.rulebook}
        rule={rule}
        onRule={(another) => openDrawer({ is: 'rules', rule: another })}
      />
      <p>
        <a href={pathTo.rules(table.game)} target="_blank" rel="noreferrer">
          {rules.whole}
        </a>
      </p>
    </>
  );
}
