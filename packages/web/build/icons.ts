import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { gauntletIcons } from '../games/gauntlet-of-fools/icons.ts';
import { gloomhavenIcons } from '../games/gloomhaven/icons.ts';
import { shellIcons } from '../look/icon-names.ts';

/** The modules of icons: what the shell draws is loaded with it, what a game draws is loaded with the game. */
const modules: { readonly [id: string]: { readonly [name: string]: string } } = {
  'virtual:icons/shell': shellIcons,
  'virtual:icons/gauntlet-of-fools': gauntletIcons,
  'virtual:icons/gloomhaven': gloomhavenIcons,
};

type IconSet = { readonly icons: { readonly [name: string]: { readonly body: string } } };

/** The paths of the icons that are named, and of no others; a name that the set lacks fails the build. */
export function icons(): Plugin {
  return {
    name: 'tavolo-icons',
    resolveId: (source) => (source in modules ? `\0${source}` : null),
    load: (source) => {
      const names = modules[source.slice(1)];
      return names === undefined
        ? null
        : `export const paths = ${JSON.stringify(pathsOf(names, readSet()))};\n`;
    },
  };
}

function readSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function pathsOf(
  names: { readonly [name: string]: string },
  { icons: set }: IconSet,
): { readonly [name: string]: string } {
  return Object.fromEntries(
    Object.entries(names).map(([name, drawn]) => {
      const path = set[drawn]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
      if (path === undefined) throw new Error(`no icon ${drawn}, which ${name} is drawn with`);
      return [name, path];
    }),
  );
}
