import type { MonsterExplained, Reason } from '@tavolo/gloomhaven';
import type { Scene } from '../scene.ts';
import type { Compared } from '../text/board-text.ts';
import { initiativeOf } from '../track/track-entries.ts';

/** One of several things that were compared; `values` in the order in which they count. */
export type Candidate = {
  readonly key: string;
  /** A figure or a hex. */
  readonly id: string;
  readonly values: readonly { readonly of: string; readonly value: number | null }[];
  /** `null`: it was taken, or could have been. */
  readonly lostBy: Reason | null;
};

/** One comparison, with everything that stood in it. */
export type Comparison = {
  readonly of: Compared;
  readonly rule: string;
  readonly candidates: readonly Candidate[];
};

/** How many of those that lost are listed: more would not help anybody. */
const mostLosers = 5;

/** Everything that was compared, the taken first. */
export const comparisonsOf = (scene: Scene, { foes, hexes, ends }: MonsterExplained): readonly Comparison[] =>
  [
    comparison(
      'focus',
      'gh/monsters.21',
      foes.map((foe) => foeCandidate(scene, foe)),
    ),
    comparison('attack-hex', 'gh/monsters.30', hexes.map(hexCandidate)),
    comparison('end', 'gh/monsters.31', ends.map(endCandidate)),
  ].filter(({ candidates }) => candidates.length > 1);

function comparison(of: Comparison['of'], rule: string, candidates: readonly Candidate[]): Comparison {
  const taken = candidates.filter(({ lostBy }) => lostBy === null);
  const lost = candidates.filter(({ lostBy }) => lostBy !== null).slice(0, mostLosers);
  return { of, rule, candidates: [...taken, ...lost] };
}

const foeCandidate = (scene: Scene, foe: MonsterExplained['foes'][number]): Candidate => ({
  key: foe.id,
  id: foe.id,
  values: [
    { of: 'negatives', value: foe.negatives },
    { of: 'cost', value: foe.cost },
    { of: 'proximity', value: foe.proximity },
    { of: 'initiative', value: initiativeOf(scene, foe.id) },
  ],
  lostBy: foe.lostBy,
});

const hexCandidate = (hex: MonsterExplained['hexes'][number]): Candidate => ({
  key: `${hex.hex} ${hex.focus} ${hex.targets.join(' ')}`,
  id: hex.hex,
  values: [
    { of: 'negatives', value: hex.negatives },
    { of: 'disadvantage', value: hex.hasDisadvantage ? 1 : 0 },
    { of: 'targets', value: hex.targets.length },
    { of: 'shorter-path', value: hex.cost },
  ],
  lostBy: hex.lostBy,
});

const endCandidate = (end: MonsterExplained['ends'][number]): Candidate => ({
  key: `${end.end} ${end.towards}`,
  id: end.end,
  values: [
    { of: 'negatives-in-all', value: end.negatives },
    { of: 'path-ahead', value: end.costAhead },
    { of: 'needless-steps', value: end.cost },
  ],
  lostBy: end.lostBy,
});
