export { hasBrokenText, repaired } from './broken-text.ts';
export {
  type CarryLink,
  type DeviceShown,
  type Greeting,
  type Invitation,
  longest,
  type Me,
  type MyTables,
  type OpenedTable,
} from './http.ts';
export { readChat, readName } from './name.ts';
export type { Considered, News } from './news.ts';
export { difference, type Json, type Patch, patched, sharing } from './patch.ts';
export { patience } from './patience.ts';
export { type RecordAbout, readRecordAbout } from './record-about.ts';
export {
  isRefused,
  type RefusalName,
  type Refused,
  refusalNames,
  refused,
  tableRefusals,
} from './refusal.ts';
export type { Frame, Story } from './story.ts';
export {
  type BotStrength,
  type BotWanted,
  botStrengths,
  type ChatLine,
  type Note,
  type Pace,
  type PersonId,
  paces,
  type SeatShown,
  type Sight,
  type TableId,
  type TablePhase,
  type TablePlace,
  type TableShown,
  type TableSummary,
  type ToldLine,
  type UndoRequest,
} from './table.ts';
export { type ClientMessage, type Door, encode, numberIn, readMessage, type Wish } from './wish.ts';
