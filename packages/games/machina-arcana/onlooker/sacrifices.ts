import { readOption } from '../options.ts';
import type { View } from '../view.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';

/** The companion who dies if this is done, as somebody stands on a spawn space that is sealed; `null`: nobody. [ma/actions.11.4] */
export function diesBySealing({ explorers }: Pick<View, 'explorers'>, option: string): ExplorerId | null {
  const { is, of } = readOption(option);
  if (is !== 'activate') return null;
  return explorers.find(({ at, dead }) => !dead && at === of)?.explorer ?? null;
}
