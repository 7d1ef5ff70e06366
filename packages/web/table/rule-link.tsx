import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../app/link.tsx';
import { pathTo } from '../app/route.ts';
import { useText } from '../text/use-text.ts';
import { type AtTableValue, useTable } from './at-table.ts';

/** A link to a rule, below a table. */
export function RuleLink({ rule, children }: { readonly rule: string; readonly children: ReactNode }) {
  const { table, openDrawer } = useTable();
  return (
    <LinkToRule game={table.game} rule={rule} openDrawer={openDrawer}>
      {children}
    </LinkToRule>
  );
}

type LinkToRuleProps = Pick<AtTableValue, 'openDrawer'> & {
  readonly game: string;
  readonly rule: string;
  /** `-1`: the Tab key passes it by, because other keys lead to it. */
  readonly tabIndex?: -1;
  readonly children: ReactNode;
};

/** A link to a rule. It opens beside the board; in another tab it opens the rulebook. */
export function LinkToRule({ game, rule, openDrawer, tabIndex, children }: LinkToRuleProps) {
  const { table: text } = useText();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openDrawer({ is: 'rules', rule });
  };
  return (
    <Link
      className="rule-link"
      to={pathTo.rule(game, rule)}
      title={text.whyRule(rule)}
      tabIndex={tabIndex}
      onClick={open}
    >
      {children}
    </Link>
  );
}
