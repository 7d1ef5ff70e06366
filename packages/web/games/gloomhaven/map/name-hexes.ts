import { settings } from '../../../settings/settings.ts';

/** Shows what the hexes are called, or shows it no more. */
export const nameHexes = (): void => settings.change({ hexNames: !settings.get().hexNames });
