/**
 * Reaching a limit means that a concept has no name yet (style guide §14). Blank lines and comments count in a
 * file and not in a function, so that nobody is tempted to explain less. Texts are lists and have no limit; the
 * callback of `describe` is a chapter, not a function.
 */
import ts from '@typescript/typescript6';
import { type Check, type File, type Finding, finding, isTest, nodesOf, tokensOf } from './project.ts';

const limits = { contentFile: 100, file: 300, function: 40, parameters: 4, nesting: 3 };

export const sizes: Check = {
  name: 'sizes',
  run: ({ files, styles }) => [
    ...files
      .filter(({ path }) => !isText(path))
      .flatMap((file) => [
        ...longFile(file),
        ...functionsOf(file.source).flatMap((it) => oversize(file, it)),
      ]),
    ...styles.flatMap(({ path, text }) => long(path, text, limits.file)),
  ],
};

const isText = (path: string): boolean => path.includes('/text/') && !isTest(path);
const isContent = (path: string): boolean => path.includes('/content/') && !isTest(path);

const longFile = ({ path, source }: File): Finding[] =>
  long(path, source.text, isContent(path) ? limits.contentFile : limits.file);

function long(path: string, text: string, limit: number): Finding[] {
  const lines = text.trimEnd().split('\n').length;
  const message = `this file has ${lines} lines; the limit is ${limit}`;
  return lines > limit ? [{ path, line: 1, message }] : [];
}

type WithBody = ts.FunctionLikeDeclaration & { readonly body: ts.Node };

const functionsOf = (source: ts.SourceFile): WithBody[] =>
  [...nodesOf(source)].filter(
    (node): node is WithBody => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined,
  );

function oversize(file: File, it: WithBody): Finding[] {
  const at = (node: ts.Node, message: string) => finding(file, node.getStart(file.source), message);
  const lines = isChapter(it) ? 0 : codeLines(it, file.source);
  const parameters = it.parameters.length;
  const deep = tooDeep(it.body, 0);
  return [
    ...(lines > limits.function
      ? [at(it, `this function has ${lines} lines; the limit is ${limits.function}`)]
      : []),
    ...(parameters > limits.parameters
      ? [at(it, `this function has ${parameters} parameters; the limit is ${limits.parameters}`)]
      : []),
    ...(deep === null ? [] : [at(deep, `this is nested deeper than ${limits.nesting} levels`)]),
  ];
}

const isChapter = (it: WithBody): boolean =>
  ts.isCallExpression(it.parent) && /^describe\b/.test(it.parent.expression.getText());

/** How many lines of a function contain code; `0` for one that is short anyway, as most are. */
function codeLines(node: ts.Node, source: ts.SourceFile): number {
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  if (lineOf(node.end) - lineOf(node.getStart(source)) < limits.function) return 0;
  const lines = new Set<number>();
  for (const token of tokensOf(node, source)) {
    for (let line = lineOf(token.getStart(source)); line <= lineOf(token.end); line += 1) lines.add(line);
  }
  return lines.size;
}

/** The first statement below a node that is nested too deep. An inner function starts again at zero; `else if` adds no level. */
function tooDeep(node: ts.Node, depth: number): ts.Node | null {
  const inner = opensALevel(node) ? depth + 1 : depth;
  if (inner > limits.nesting) return node;
  return ts.forEachChild(node, (child) => (ts.isFunctionLike(child) ? null : tooDeep(child, inner))) ?? null;
}

const opensALevel = (node: ts.Node): boolean =>
  ts.isIterationStatement(node, false) ||
  ts.isSwitchStatement(node) ||
  ts.isTryStatement(node) ||
  (ts.isIfStatement(node) && !(ts.isIfStatement(node.parent) && node.parent.elseStatement === node));
