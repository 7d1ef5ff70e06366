import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from '@typescript/typescript6'; // TypeScript 7 has no JavaScript API

export type Finding = { readonly path: string; readonly line: number; readonly message: string };

/** A source file of ours, with its path from the root of the repository, in forward slashes. */
export type File = { readonly path: string; readonly source: ts.SourceFile };

/** A style sheet of ours. */
type Style = { readonly path: string; readonly text: string };

export type Project = {
  readonly files: readonly File[];
  readonly styles: readonly Style[];
  readonly types: ts.TypeChecker;
};

export type Check = { readonly name: string; readonly run: (project: Project) => readonly Finding[] };

/** Folders with a `tsconfig.json` of their own: the client and its tests. */
const apart = ['packages/web', 'packages/web/test'];

/** Everything that the root's `tsconfig.json` includes, and the folders that have one of their own. */
export function openProject(folder: string): Project {
  const root = realpathSync(folder);
  const { fileNames, options } = configIn(root);
  const apartNames = apart
    .map((path) => join(root, path))
    .filter((path) => existsSync(join(path, 'tsconfig.json')))
    .flatMap((path) => configIn(path).fileNames);
  const withClient = { ...options, jsx: ts.JsxEmit.ReactJSX };
  const host = ts.createCompilerHost(withClient);
  // Comments are just text here: no check needs the types in them.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const rootNames = [...fileNames, ...apartNames];
  const program = ts.createProgram({ rootNames, options: withClient, host });
  const files = program
    .getSourceFiles()
    .map((source) => ({ path: relative(root, source.fileName).replaceAll(sep, posix.sep), source }))
    .filter(({ path }) => !path.startsWith('..') && !path.includes('node_modules/'));
  // A check that has read nothing must not report that all is well.
  if (files.length === 0) throw new Error(`No source files under ${folder}`);
  return { files, styles: stylesIn(root), types: program.getTypeChecker() };
}

const stylesIn = (root: string): readonly Style[] =>
  ts.sys.readDirectory(root, ['.css'], ['**/node_modules', '**/dist*']).map((path) => ({
    path: relative(root, path).replaceAll(sep, posix.sep),
    text: readFileSync(path, 'utf8'),
  }));

function configIn(folder: string): ts.ParsedCommandLine {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
    },
  };
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), {}, host);
  if (config === undefined) throw new Error(`No tsconfig.json in ${folder}`);
  return config;
}

export const isTest = (path: string): boolean => path.includes('/test/');

/** The packages that use no clock, no I/O and no promises. */
export const isPure = (path: string): boolean =>
  /^packages\/(kernel|hexes|squares|language|box|games|shelf|bots)\//.test(path);

export function finding({ path, source }: File, position: number, message: string): Finding {
  return { path, line: source.getLineAndCharacterOfPosition(position).line + 1, message };
}

/** The node and everything below it, without comments. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    children.push(child);
  });
  for (const child of children) yield* nodesOf(child);
}

/** The tokens of a piece of code; the text between two of them is blank or a comment. */
export function* tokensOf(node: ts.Node, source: ts.SourceFile): Generator<ts.Node> {
  const children = node.getChildren(source);
  if (children.length === 0) yield node;
  for (const child of children) yield* tokensOf(child, source);
}
