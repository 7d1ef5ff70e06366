import { useScene } from '../scene.ts';

/** The number of a rule, which opens it in the rulebook. */
export function RuleMark({ rule }: { readonly rule: string }) {
  const { own, onRule } = useScene();
  const short = rule.replace(/^gh\//, '');
  return (
    <button type="button" className="rule-link" aria-label={own.rule(short)} onClick={() => onRule(rule)}>
      {short}
    </button>
  );
}
