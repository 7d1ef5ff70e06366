import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesFor } from '../new/names.ts';
import { freshFolder, tavolo } from './tavolo.ts';

const home = fileURLToPath(new URL('../../..', import.meta.url));

describe('the names of a new game', () => {
  const taken = { ids: ['gloomhaven'], prefixes: ['gh', 'gof'] };

  test('follow from one word', () => {
    expect(namesFor('crab-race', taken)).toEqual({
      id: 'crab-race',
      title: 'Crab Race',
      value: 'crabRace',
      type: 'CrabRace',
      prefix: 'cr',
    });
  });

  test.each([
    ['of one word', 'crabs'],
    ['whose initials another game has', 'great-hunt'],
    ['with a number for a word', 'crab-2'],
  ])('%s cite rules by the whole name', (_, id) => {
    expect(namesFor(id, taken)).toMatchObject({ prefix: id });
  });

  test.each(['', 'Crab', 'crab race', '../crab', '-crab', 'crab-', '2crabs', 'constructor', 'x'.repeat(41)])(
    '%j is no name',
    (id) => {
      expect(namesFor(id, taken)).toBe('not-a-name');
    },
  );

  test('that another game has are taken', () => {
    expect(namesFor('gloomhaven', taken)).toBe('taken');
  });
});

describe('tavolo new', () => {
  const house = join(freshFolder(), 'a house');
  const node = (...line: readonly string[]) =>
    spawnSync(process.execPath, line, {
      cwd: house,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });

  beforeAll(() => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/spare-house.mjs', house], {
      cwd: home,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  test('outside of a house says so and writes nothing', async () => {
    const folder = freshFolder();
    const { code, warned } = await tavolo('new crab-race', { folder });
    expect([code, existsSync(join(folder, 'packages'))]).toEqual([1, false]);
    expect(warned).toContain('cloned');
  });

  test('without a name, or with one that is no name or taken, says why', async () => {
    expect((await tavolo('new', { folder: house })).code).toBe(2);
    expect((await tavolo('new Crab!', { folder: house })).warned).toContain('“Crab!”');
    expect((await tavolo('new gloomhaven', { folder: house })).warned).toContain('already');
  });

  test('writes a game that holds its types, passes its tests and plays at once', async () => {
    const { code, written } = await tavolo('new crab-race', { folder: join(house, 'packages') });
    expect(code).toBe(0);
    expect(written).toContain('npx tavolo play crab-race');
    expect(readFileSync(join(house, 'packages/shelf/index.ts'), 'utf8')).toContain('  crabRace,\n');
    expect(existsSync(join(house, 'docs/rulebook/crab-race.it.md'))).toBe(true);

    const types = node('node_modules/typescript/bin/tsc', '-p', '.');
    expect([types.status, types.stdout]).toEqual([0, '']);
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
    expect(tests.stdout).toMatch(/Tests +16 passed/);
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
});
