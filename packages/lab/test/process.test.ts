import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { freshFolder } from './tavolo.ts';

const main = join(import.meta.dirname, '..', 'main.ts');
const tsx = import.meta.resolve('tsx');

/** A process of its own, with something piped into it. */
const run = (line: string, input: string) =>
  spawnSync(process.execPath, ['--import', tsx, main, ...line.split(' ')], {
    cwd: freshFolder(),
    input,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, LANG: 'it_IT.UTF-8' },
  });

it('the command reads a pipe, speaks the language of its surroundings, and colours nothing there', () => {
  const { status, stdout, stderr } = run(
    'play gauntlet-of-fools --seats ana,random --seed 1',
    'carta\nesci\nn\n',
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('Per guardarne una, scrivi carta');
  expect(stdout.trimEnd().endsWith('A presto!')).toBe(true);
  expect(stdout).not.toContain('\x1b');
});

it('the command knows its version, and code 2 for what it does not know', () => {
  expect(run('--version', '').stdout).toBe(`${packageJson.version}\n`);
  expect(run('nonsense', '').status).toBe(2);
});
