import type { Messages } from '../messages.ts';
import { credits, learn, me, replayFile, rules } from './pages.ts';
import { refusals } from './refusals.ts';
import { common, games, home, settingsText, setup, trouble } from './shell.ts';
import { curtain, gathering, keys, log, replay, seatsMenu, table, tools } from './table.ts';

/** Everything that the shell says, in Portuguese. */
export const messages: Messages = {
  common,
  games,
  home,
  setup,
  settings: settingsText,
  trouble,
  refusals,
  gathering,
  table,
  tools,
  seatsMenu,
  curtain,
  log,
  replay,
  keys,
  rules,
  me,
  replayFile,
  learn,
  credits,
};
