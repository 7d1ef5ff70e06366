export { content } from './content/content.ts';
export type { Space, SpaceKind } from './vocabulary/board.ts';
export type { SpaceId } from './vocabulary/ids.ts';
export type { Discovery, Level, Resource } from './vocabulary/terms.ts';
