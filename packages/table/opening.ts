import { type Game, upToDate } from '@tavolo/kernel';
import type { Opening } from './entry.ts';

/** An opening as it was stored: the first tables were stored without a version and without a sheet. */
type StoredOpening = Omit<Opening, 'version' | 'sheet'> & Partial<Pick<Opening, 'version' | 'sheet'>>;

/** The opening of a table in the form that the current rules use. */
export function currentOpening(game: Game, stored: StoredOpening): Opening {
  const { version = 1, options, sheet, ...rest } = stored;
  return { ...rest, version: game.version, ...upToDate(game, version, { options, sheet }) };
}
