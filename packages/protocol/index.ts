export { hasBrokenText, mended } from './broken-text.ts';
export {
  type CarryLink,
  type DeviceShown,
  type Greeting,
  longest,
  type Me,
  type MyTables,
  type Opened,
} from './http.ts';
export { readChat, readName } from './name.ts';
export type { Considered, News } from './news.ts';
export { difference, type Json, type Patch, patched, sharing } from './patch.ts';
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
  botStrengths,
  type ChatLine,
  type Note,
  type Pace,
  type PersonId,
  type Place,
  paces,
  type SeatShown,
  type Sight,
  type TableId,
  type TablePhase,
  type TableShown,
  type TableSummary,
  type ToldLine,
  type UndoRequest,
} from './table.ts';
export { type Door, numberIn, readSaid, type Said, spoken, type Wish } from './wish.ts';
