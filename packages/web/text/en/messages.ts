import { credits, learn, me, replayFile, rules } from './pages.ts';
import { refusals } from './refusals.ts';
import { common, games, home, settingsText, setup, trouble } from './shell.ts';
import { curtain, gathering, keys, log, replay, seatsMenu, table, tools } from './table.ts';

/** Everything that the shell says, in English. The other languages have the same shape: what lacks a line does not compile. */
export const messages = {
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
