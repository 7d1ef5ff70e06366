import type { GloomKinds } from '../kinds.ts';
import type { ExpectedBlow } from '../questions.ts';
import type { FigureId } from '../vocabulary/ids.ts';

/** What any question of the game says of itself. */
type AnyAbout = GloomKinds['Shown']['about'];

/** The figure that a question is about; `null`: it names none. */
export const figureAsked = (about: AnyAbout): FigureId | null => ('figure' in about ? about.figure : null);

/** What a question says that its attacks are expected to be; nothing of one that is not about attacks. */
export const blowsIn = (about: AnyAbout): readonly ExpectedBlow[] => ('blows' in about ? about.blows : []);
