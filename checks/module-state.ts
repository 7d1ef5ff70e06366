/**
 * In the pure packages nothing lives outside the state of a match and nothing waits: a module's own variable
 * would survive a load, an undo or a fork, and a promise would let the machine decide an order. Biome can
 * forbid neither by folder.
 */
import ts from '@typescript/typescript6';
import { type Check, type File, type Finding, finding, isPure, isTest, nodesOf } from './project.ts';

export const moduleState: Check = {
  name: 'module-state',
  run: ({ files }) =>
    files.filter(({ path }) => isPure(path) && !isTest(path) && !isBox(path)).flatMap(impurities),
};

/** Only a game's box waits: for its texts, which are loaded when somebody reads them. No rule knows about it. */
const isBox = (path: string): boolean => /^packages\/games\/[^/]+\/box\.ts$/.test(path);

function impurities(file: File): Finding[] {
  return [...nodesOf(file.source)].flatMap((node) => {
    const message = impurity(node);
    return message === null ? [] : [finding(file, node.getStart(file.source), message)];
  });
}

function impurity(node: ts.Node): string | null {
  if (isModuleVariable(node) || isStaticVariable(node)) return 'state belongs in the match, not in a module';
  if (waits(node)) return 'a pure package never waits: no async, no await';
  return null;
}

const isModuleVariable = (node: ts.Node): boolean =>
  ts.isVariableStatement(node) &&
  ts.isSourceFile(node.parent) &&
  (node.declarationList.flags & ts.NodeFlags.Const) === 0 &&
  !has(node, ts.SyntaxKind.DeclareKeyword);

const isStaticVariable = (node: ts.Node): boolean =>
  ts.isPropertyDeclaration(node) &&
  has(node, ts.SyntaxKind.StaticKeyword) &&
  !has(node, ts.SyntaxKind.ReadonlyKeyword);

const waits = (node: ts.Node): boolean =>
  ts.isAwaitExpression(node) ||
  (ts.isForOfStatement(node) && node.awaitModifier !== undefined) ||
  (ts.isFunctionLike(node) && has(node, ts.SyntaxKind.AsyncKeyword));

const has = (node: ts.Node, kind: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false);
