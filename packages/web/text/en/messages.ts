import { refusals } from '@tavolo/language/refusals/en';
import { credits, learn, me, replayFile, rules } from './pages.ts';
import { blurb, coming, common, home, settingsText, setup, trouble } from './shell.ts';
import { curtain, gathering, keys, log, replay, seatsMenu, table, tools } from './table.ts';

/** Everything that the shell says, in English. The other languages have the same shape: what lacks a line does not compile. */
export const messages = {
  common,
  blurb,
  coming,
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
