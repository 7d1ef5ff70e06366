import type { Options } from './state.ts';
import type { Box } from './vocabulary/box.ts';

/** Why nobody can play with these options; `null` if somebody can. [gh/components.2, gh/level.3] */
export const objectionWith =
  ({ scenarios }: Pick<Box, 'scenarios'>) =>
  ({ scenario, characters, characterLevel, level }: Options): string | null => {
    if (!scenarios.has(scenario)) return `scenario: there is no ${scenario}`;
    if (characters < 2 || characters > 4) return 'characters: 2, 3 or 4 wanted';
    if (characterLevel < 0 || characterLevel > 9)
      return 'characterLevel: 1 to 9 wanted, or 0 for each to choose';
    if (level !== null && (level < 0 || level > 7)) return 'level: 0 to 7 wanted';
    return null;
  };
