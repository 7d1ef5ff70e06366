import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takenIn } from '../new/house.ts';
import { linkGame } from '../new/link.ts';
import { writeGame } from '../new/new-game.ts';
import { remember } from '../new/put-back.ts';
import { goodNames, home } from './good-names.ts';
import { freshFolder, tavolo } from './tavolo.ts';

/** Everything in a folder, links as links: what is the same before and after was left alone. */
const contentsOf = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [`${path} → ${readlinkSync(path)}`];
    if (entry.isDirectory()) return [path, ...contentsOf(path)];
    return [`${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`];
  });

describe('what is put back', () => {
  const folder = freshFolder();
  const at = (path: string): string => join(folder, path);

  beforeAll(() => {
    mkdirSync(at('pages/old'), { recursive: true });
    writeFileSync(at('pages/old/page.md'), 'old');
    writeFileSync(at('shelf.ts'), 'as it was');
    symlinkSync('nowhere', at('link'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is everything that was changed, removed or added', () => {
    const before = contentsOf(folder);
    const putBack = remember(['pages', 'shelf.ts', 'link', 'new/game'].map(at));
    rmSync(at('pages/old'), { recursive: true });
    writeFileSync(at('pages/new.md'), 'new');
    writeFileSync(at('shelf.ts'), 'changed');
    unlinkSync(at('link'));
    mkdirSync(at('link'));
    mkdirSync(at('new/game'), { recursive: true });
    expect(contentsOf(folder)).not.toEqual(before);
    expect(putBack()).toEqual([]);
    expect(contentsOf(folder)).toEqual(before);
  });

  test('is everything that can be; the rest is named', () => {
    const putBack = remember(['pages/old/page.md', 'shelf.ts'].map(at));
    writeFileSync(at('shelf.ts'), 'changed');
    rmSync(at('pages'), { recursive: true });
    writeFileSync(at('pages'), 'in the way');
    expect(putBack()).toEqual([at('pages/old/page.md')]);
    expect(readFileSync(at('shelf.ts'), 'utf8')).toBe('as it was');
  });
});

describe('tavolo new', () => {
  const house = join(freshFolder(), 'a house');
  const inHouse = (path: string): string => join(house, path);
  const node = (...line: readonly string[]) =>
    spawnSync(process.execPath, line, {
      cwd: house,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });

  /** What is said by a command that fails and leaves the house as it is. */
  async function failing(line: string): Promise<string> {
    const before = contentsOf(house);
    const { code, warned, written } = await tavolo(line, { folder: house });
    expect([code, written]).toEqual([1, '']);
    expect(contentsOf(house)).toEqual(before);
    return warned;
  }

  beforeAll(() => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/spare-house.mjs', house], {
      cwd: home,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  }, 60_000);

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  test('outside of a house says so and writes nothing', async () => {
    const folder = freshFolder();
    const { code, warned } = await tavolo('new crab-race', { folder });
    expect([code, existsSync(join(folder, 'packages'))]).toEqual([1, false]);
    expect(warned).toContain('cloned');
  });

  test('without a name asks for one', async () => {
    expect((await tavolo('new', { folder: house })).code).toBe(2);
  });

  test.each([
    ['Crab!', "“Crab!” can't be the name"],
    ['1-2', 'Start with a letter from a to z'],
    ['x'.repeat(41), 'up to 40 characters'],
    ['constructor', '“constructor” is a reserved word'],
    ['gloomhaven', 'already a game called “gloomhaven”'],
  ])('%s says why not, and changes nothing', async (id, why) => {
    expect(await failing(`new ${id}`)).toContain(why);
  });

  test('never takes the name of a package of the house', async () => {
    const packages = readdirSync(inHouse('packages')).filter((it) =>
      existsSync(inHouse(`packages/${it}/package.json`)),
    );
    expect(packages).toContain('shelf');
    const before = contentsOf(house);
    for (const id of packages) {
      const { code, warned } = await tavolo(`new ${id}`, { folder: house });
      expect([code, warned]).toEqual([
        1,
        `Tavolo already has a package called @tavolo/${id}. Choose another name for your game.\n`,
      ]);
    }
    expect(contentsOf(house)).toEqual(before);
  });

  test('without a lock file takes back what it wrote, and says so', async () => {
    renameSync(inHouse('package-lock.json'), inHouse('lock-file-elsewhere'));
    const warned = await failing('new crab-race');
    renameSync(inHouse('lock-file-elsewhere'), inHouse('package-lock.json'));
    expect(warned).toContain("Crab Race couldn't be created. Everything has been put back as it was.\n");
    expect(warned).toContain('package-lock.json');
  });

  test('that fails once everything is written takes it back, and says so in the language of the command', async () => {
    const broken = inHouse('packages/terminal/new/template/broken.ts');
    writeFileSync(broken, 'export const = pearlDivers;\n');
    const warned = await failing('new crab-race --lang it');
    rmSync(broken);
    expect(warned).toContain("Non è stato possibile creare Crab Race. Tutto è tornato com'era.\n");
    expect(warned).toContain('broken.ts');
  });

  test('writes a game that passes its tests and plays at once', async () => {
    symlinkSync('../../packages/games/crab-race', inHouse('node_modules/@tavolo/crab-race')); // left by a deleted game
    const { code, written } = await tavolo('new crab-race', { folder: inHouse('packages') });
    expect(code).toBe(0);
    expect(written).toContain('npx tavolo play crab-race');
    expect(readFileSync(inHouse('packages/shelf/index.ts'), 'utf8')).toContain('  crabRace,\n');
    expect(existsSync(inHouse('docs/rulebook/crab-race.it.md'))).toBe(true);

    const lint = node(
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      'packages/games/crab-race',
      'packages/shelf',
    );
    expect([lint.status, lint.stderr]).toEqual([0, '']);
    const tests = node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'plain',
      'packages/games/crab-race',
    );
    expect(tests.status, tests.stdout + tests.stderr).toBe(0);
    expect(tests.stdout).toMatch(/Tests +[1-9]\d* passed \(\d+\)/);
    const game = node(
      'packages/terminal/bin/tavolo.mjs',
      'play',
      'crab-race',
      '--seats',
      'greedy,random',
      '--seed',
      '1',
    );
    expect(game.stdout).toMatch(/wins with \d+ pearls/);
    const looked = node('packages/terminal/bin/tavolo.mjs', 'rules', 'crab-race', 'tubarão', '--lang', 'pt');
    expect(looked.stdout).toContain('cr/turn.3');
  }, 180_000);

  test('writes games that hold their types, whatever they are called', () => {
    const ids = [
      'switch',
      'type',
      'state',
      'rule',
      'divers',
      'a',
      'pd-race',
      'crab-1',
      'crab1',
      'x'.repeat(40),
    ];
    for (const id of ids) {
      writeGame(house, goodNames(id, takenIn(house)));
      linkGame(house, id);
    }
    const games = ids.map((id) => `packages/games/${id}`);
    const lint = node('node_modules/@biomejs/biome/bin/biome', 'lint', ...games, 'packages/shelf');
    expect([lint.status, lint.stderr]).toEqual([0, '']);
    const types = node('node_modules/typescript/bin/tsc', '-p', '.');
    expect([types.status, types.stdout]).toEqual([0, '']);
  }, 180_000);
});
