import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import packageJson from '../package.json' with { type: 'json' };
import { freshFolder } from './tavolo.ts';

const program = fileURLToPath(await build('tavolo'));

/** A process of its own, with something piped into it. */
const run = (line: string, input: string) =>
  spawnSync(process.execPath, [program, ...line.split(' ')], {
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
