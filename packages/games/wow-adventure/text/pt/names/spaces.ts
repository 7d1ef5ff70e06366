import type { spaceNames as english } from '../../en/names/spaces.ts';
import { northernSpaceNames } from './spaces-north.ts';
import { southernSpaceNames } from './spaces-south.ts';

/** What the spaces of the map are called in Portuguese. */
export const spaceNames: Readonly<Record<keyof typeof english, string>> = {
  ...northernSpaceNames,
  ...southernSpaceNames,
};
