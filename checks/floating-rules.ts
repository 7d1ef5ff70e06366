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
    .map((node) => finding(file, node.getStart(file.source), 'this rule never runs; call it with yield*'));
}

function dropsARule(node: ts.Node, types: ts.TypeChecker): boolean {
  if (ts.isExpressionStatement(node)) return givesARule(node.expression, types);
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body) || isForItsResult(node)) return false;
  return givesARule(node.body, types) && returnsToNobody(node, types);
}

/** List methods that use the result of a callback. */
const takers = [
  'map',
  'flatMap',
  'filter',
  'find',
  'findIndex',
  'some',
  'every',
  'sort',
  'toSorted',
  'reduce',
];

/** Whether the result of a callback is used, as far as can be seen without its type: true for most. */
const isForItsResult = ({ parent }: ts.ArrowFunction): boolean =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  takers.includes(parent.expression.name.text);

const givesARule = (given: ts.Expression, types: ts.TypeChecker): boolean =>
  callsIn(given).some((call) => makesARule(call, types));

/** Looks at what is called, not at the type of the call: that would mean checking its arguments, which is most of the work. */
function makesARule(call: ts.CallExpression, types: ts.TypeChecker): boolean {
  const results = types
    .getTypeAtLocation(call.expression)
    .getNonNullableType()
    .getCallSignatures()
    .map((signature) => signature.getReturnType());
  if (results.some(isRule)) return true;
  return results.some(dependsOnArguments) && isRule(types.getTypeAtLocation(call));
}

const dependsOnArguments = (type: ts.Type): boolean =>
  partsOf(type).some(({ flags }) => (flags & ts.TypeFlags.Instantiable) !== 0);

function returnsToNobody(node: ts.ArrowFunction, types: ts.TypeChecker): boolean {
  const wanted = types.getContextualType(node)?.getCallSignatures() ?? [];
  return wanted.some((signature) => (signature.getReturnType().flags & ts.TypeFlags.Void) !== 0);
}

/** The calls whose value an expression may have: `ready && attack(g)`, `void attack(g)`, `a ? rest(g) : move(g)`. */
function callsIn(node: ts.Expression): ts.CallExpression[] {
  if (ts.isCallExpression(node)) return isOfATest(node) ? [] : [node];
  if (ts.isVoidExpression(node) || ts.isParenthesizedExpression(node)) return callsIn(node.expression);
  if (ts.isConditionalExpression(node)) return [...callsIn(node.whenTrue), ...callsIn(node.whenFalse)];
  if (ts.isBinaryExpression(node) && !isAssignment(node.operatorToken.kind))
    return [...callsIn(node.left), ...callsIn(node.right)];
  return [];
}

/** Most calls in a test are of these kinds, and their types are vast: `expect(a).toBe(b)`, `assert.ok(a)`. */
const isOfATest = (node: ts.Expression): boolean =>
  ts.isIdentifier(node)
    ? ['expect', 'assert', 'describe', 'test', 'it'].includes(node.text)
    : (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) && isOfATest(node.expression);

const isAssignment = (sign: ts.SyntaxKind): boolean =>
  sign >= ts.SyntaxKind.FirstAssignment && sign <= ts.SyntaxKind.LastAssignment;

/** Recognised by its methods, so that an alias of `Generator` and a type of our own are both found. */
const isRule = (type: ts.Type): boolean =>
  partsOf(type).some((part) =>
    ['next', 'return', 'throw'].every((name) => part.getProperty(name) !== undefined),
  );

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
