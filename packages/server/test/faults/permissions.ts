import { spawnSync } from 'node:child_process';

/**
 * The command under which a program may do to files what their permissions say, with its arguments: none is needed by
 * anybody but root, who may do everything to any file. `null`: root can't be bound here.
 *
 * Another user instead of root would be bound too, but might not be let into the folder that the program is in.
 */
export function boundByPermissions(): readonly string[] | null {
  if (process.getuid?.() !== 0) return [];
  const rights = '-dac_override,-dac_read_search';
  const command = ['setpriv', `--inh-caps=${rights}`, `--bounding-set=${rights}`];
  const [setpriv = '', ...given] = command;
  return spawnSync(setpriv, [...given, process.execPath, '--version']).status === 0 ? command : null;
}
