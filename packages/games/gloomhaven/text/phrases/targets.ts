import type { Predicate, Targets } from '../../vocabulary/targets.ts';
import type { ForEach } from './saying.ts';
import type { FigureScene, Figures, Voice } from './scene.ts';

/** How figures are named that an ability concerns. */
export type TargetWords = {
  figures(targets: Targets, scene: FigureScene): Figures;
  /** `clause` stands behind an if, `which` behind the figures it is said of; `null`: it is not said of them. */
  readonly predicates: ForEach<
    Predicate,
    [voice: Voice],
    { readonly clause: string; readonly which: { readonly one: string; readonly many: string } | null }
  >;
};
