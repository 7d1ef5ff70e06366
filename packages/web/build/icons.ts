import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { homeIcons, innerIcons } from '../look/icon-names.ts';

/** Icons by our names for them, each with what it is called in the set. */
type Names = { readonly [name: string]: string };

type IconSet = { readonly icons: { readonly [name: string]: { readonly body: string } } };

const module = /^\0?virtual:icons\/([\w-]+)$/;

/**
 * Modules of icons: what the home page draws (`virtual:icons/home`) and the emblem of every game, by the game's id
 * (`virtual:icons/emblems`), are loaded first; what the other pages draw (`virtual:icons/inner`), with the first of them;
 * what a game draws, as listed in `games/<game>/icons.ts`, with the game (`virtual:icons/<game>`). Each has the paths of the icons that are named, and of no others; a name that the
 * set lacks fails the build.
 */
export function icons(): Plugin {
  return {
    name: 'tavolo-icons',
    resolveId: (source) => (module.test(source) ? `\0${source}` : null),
    load: async (source) => {
      const of = module.exec(source)?.[1];
      if (of === undefined) return null;
      return `export const paths = ${JSON.stringify(pathsOf(await namesOf(of), readSet()))};\n`;
    },
  };
}

async function namesOf(of: string): Promise<Names> {
  if (of === 'home') return homeIcons;
  if (of === 'inner') return innerIcons;
  if (of === 'emblems') return emblems();
  return (await imported<{ readonly icons: Names }>(`${of}/icons.ts`)).icons;
}

/** A game without an emblem of its own is not among them. */
async function emblems(): Promise<Names> {
  const drawn = readdirSync(games).filter((game) => existsSync(`${games}${game}/emblem.ts`));
  const named = drawn.map(async (game) => {
    const { emblem } = await imported<{ readonly emblem: string }>(`${game}/emblem.ts`);
    return [game, emblem] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

const games = fileURLToPath(new URL('../games/', import.meta.url));

const imported = async <Module>(path: string): Promise<Module> =>
  (await runnerImport<Module>(`${games}${path}`)).module;

function readSet(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function pathsOf(names: Names, { icons: set }: IconSet): Names {
  return Object.fromEntries(
    Object.entries(names).map(([name, drawn]) => {
      const path = set[drawn]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1];
      if (path === undefined) throw new Error(`no icon ${drawn}, which ${name} is drawn with`);
      return [name, path];
    }),
  );
}
