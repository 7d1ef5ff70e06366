/**
 * A rule called without `yield*` does nothing, and neither TypeScript nor Biome says so: `attack(g, target);`
 * makes a generator and drops it. The same holds for a callback whose result nobody takes, as in
 * `heroes.forEach((hero) => rest(g, hero))`.
 */
import ts from '@typescript/typescript6';
import { type Check, type File, type Finding, finding, nodesOf } from './project.ts';

export const floatingRules: Check = {
  name: 'floating-rules',
  run: ({ files, types }) =>
    files.filter(({ path }) => path.startsWith('packages/')).flatMap((file) => dropped(file, types)),
};

function dropped(file: File, types: ts.TypeChecker): Finding[] {
  return [...nodesOf(file.source)]
    .filter((node) => dropsARule(node, types))
    .map((node) => finding(file, node.getStart(file.source), 'this rule never runs: call it with yield*'));
}

function dropsARule(node: ts.Node, types: ts.TypeChecker): boolean {
  const given = resultNobodyTakes(node, types);
  return given !== null && callsIn(given).some((call) => isRule(types.getTypeAtLocation(call)));
}

function resultNobodyTakes(node: ts.Node, types: ts.TypeChecker): ts.Expression | null {
  if (ts.isExpressionStatement(node)) return node.expression;
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body) && returnsToNobody(node, types)) return node.body;
  return null;
}

function returnsToNobody(node: ts.ArrowFunction, types: ts.TypeChecker): boolean {
  const wanted = types.getContextualType(node)?.getCallSignatures() ?? [];
  return wanted.some((signature) => (signature.getReturnType().flags & ts.TypeFlags.Void) !== 0);
}

/** The calls whose value an expression may have: `ready && attack(g)`, `void attack(g)`, `a ? rest(g) : move(g)`. */
function callsIn(node: ts.Expression): ts.CallExpression[] {
  if (ts.isCallExpression(node)) return [node];
  if (ts.isVoidExpression(node) || ts.isParenthesizedExpression(node)) return callsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...callsIn(node.whenTrue), ...callsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && !isAssignment(node.operatorToken.kind))
    return [...callsIn(node.left), ...callsIn(node.right)];
  return [];
}

const isAssignment = (sign: ts.SyntaxKind): boolean =>
  sign >= ts.SyntaxKind.FirstAssignment && sign <= ts.SyntaxKind.LastAssignment;

/** Known by its methods, so that an alias of `Generator` and a type of our own are both seen. */
const isRule = (type: ts.Type): boolean =>
  (type.isUnion() ? type.types : [type]).some((part) =>
    ['next', 'return', 'throw'].every((name) => part.getProperty(name) !== undefined),
  );
