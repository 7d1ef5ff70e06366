import { refusals } from '@tavolo/language/refusals/pt';
import type { Messages } from '../messages.ts';
import { credits, learn, me, replayFile, rules } from './pages.ts';
import { blurb, coming, common, home, settingsText, setup, trouble } from './shell.ts';
import { curtain, gathering, keys, log, replay, seatsMenu, table, tools } from './table.ts';

/** Everything that the shell says, in Portuguese. */
export const messages: Messages = {
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
