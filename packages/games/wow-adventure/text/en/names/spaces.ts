import { northernSpaceNames } from './spaces-north.ts';
import { southernSpaceNames } from './spaces-south.ts';

/** What the spaces of the map are called in English. */
export const spaceNames = { ...northernSpaceNames, ...southernSpaceNames };
